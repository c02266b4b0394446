import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { send } from '@payung/shared/api/send.ts';
import { resumeTypeAfterQuickQuote } from '@payung/shared/domain/resume-type.ts';
import type { Quoting } from '@payung/shared/journey/request-quote.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/catalogue.ts';
import { useSaveTravelStep } from '#travel-quote/save-step.ts';

/** How a travel order becomes a quote (TRV-061 to TRV-068). */
export const useTravelQuoting = (quoteId: string): Quoting => {
  const t = useText();
  const saving = useSaveTravelStep(quoteId, { quiet: true });
  const [{ resumeType }] = useQuoteContext();
  return {
    save: saving.save,
    // The toast is gone after a second; its words stay beside the field, with what the server said.
    problem: saving.problem === undefined ? undefined : `${t('error.network')}. ${saving.problem}`,
    onUnsaved: (who) => {
      toast.error(t('error.network'));
      return who === 'customer' ? 'stays' : 'toErrorPage';
    },
    quickQuote: async () => {
      const reply = await send(endpoints.quickQuote, { params: { quoteId }, quiet: true });
      return reply.data.quote_Id;
    },
    success: t('quote.travelQuick'),
    onwards: (who) =>
      who === 'agent'
        ? {
            path: shellRoutes.quoteSuccess.path,
            context: { resumeType: resumeTypeAfterQuickQuote(resumeType) },
          }
        : { path: travelRoutes.customerInformation.path },
  };
};
