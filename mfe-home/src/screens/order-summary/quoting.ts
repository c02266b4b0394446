import { send } from '@payung/shared/api/send.ts';
import type { Quoting } from '@payung/shared/journey/order/request-quote.ts';
import { homeEndpoints } from '#contract/endpoints.ts';
import { customerState } from '#home-quote/customer-state.ts';
import { useSaveHomeStep } from '#home-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';

/** How a home order becomes a quote (HOME-052 to HOME-059). */
export const useHomeQuoting = (quoteId: string): Quoting => {
  const t = useText();
  const { save, record, problem } = useSaveHomeStep(quoteId, { quiet: true });
  return {
    product: 'home',
    save,
    record,
    problem,
    // Whoever it was, and whatever the error (ruling K83).
    onUnsaved: () => 'toErrorPage',
    quickQuote: async (seenVersion) => {
      const { code } = await send(homeEndpoints.homeQuickQuote, {
        params: { quoteId },
        seenVersion,
        quiet: true,
      });
      return code;
    },
    success: t('home.quote.quick'),
    onwards: (who, code) => (who === 'agent' ? {} : { state: customerState(quoteId, code) }),
  };
};
