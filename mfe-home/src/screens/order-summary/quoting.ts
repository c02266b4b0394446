import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { send } from '@payung/shared/api/send.ts';
import type { Quoting } from '@payung/shared/journey/request-quote.ts';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { customerState } from '#home-quote/quote-facts.ts';
import { useSaveHomeStep } from '#home-quote/save-step.ts';
import { useText } from '#messages/catalogue.ts';

/** How a home order becomes a quote (HOME-052 to HOME-059). */
export const useHomeQuoting = (quoteId: string): Quoting => {
  const t = useText();
  const saving = useSaveHomeStep(quoteId, { quiet: true });
  return {
    // A code goes along with its percent, as home's call takes it (HOME-052).
    save: (change) => saving.save('promoCodeList' in change ? change.promoCodeList[0] : change),
    problem: saving.problem,
    // Whoever it was, and whatever was the matter (ruling K83).
    onUnsaved: () => 'toErrorPage',
    quickQuote: async () => {
      const reply = await send(endpoints.homeQuickQuote, { params: { quoteId }, quiet: true });
      return reply.data.quote_Id;
    },
    success: t('home.quote.quick'),
    onwards: (who, code) =>
      who === 'agent'
        ? { path: homeRoutes.quoteCreated.path }
        : {
            path: homeRoutes.customerInformation.path,
            state: customerState({ _id: quoteId, quote_Id: code }),
          },
  };
};
