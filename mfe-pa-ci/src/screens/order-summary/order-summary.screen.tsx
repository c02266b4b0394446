import { OrderSummaryPage } from '@payung/shared/journey/order/order-summary-page.tsx';
import { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import { send } from '@payung/shared/api/send.ts';
import type { QuoteRequest } from '@payung/shared/journey/order/request-quote.ts';
import { OtherPlans } from '#accident-quote/other-plans.tsx';
import { CoverFacts, InsuredLines } from '#accident-quote/price-account.tsx';
import { useAccidentStep } from '#accident-quote/kit.ts';
import { useSaveAccidentStep } from '#accident-quote/save.ts';
import { useText } from '#messages/catalogue.ts';

/** What everybody is insured for and what it costs; without discount and promo code (ruling R22). */
export const Screen = () => {
  const step = useAccidentStep('orderSummary');
  return (
    <OrderSummaryPage step={step} quoting={useAccidentQuoteRequest(step.quoteId)}>
      {(quote) => (
        <>
          <CoverFacts quote={quote} />
          {/* Groups have plans of their own: none of these prices would be theirs. */}
          {quote.limitType === 'one' ? <OtherPlans quote={quote} /> : null}
          <InsuredLines quote={quote} />
        </>
      )}
    </OrderSummaryPage>
  );
};

/** How an accident order becomes a quote. */
const useAccidentQuoteRequest = (quoteId: string): QuoteRequest => {
  const t = useText();
  const { save, record, problem } = useSaveAccidentStep(quoteId, { quiet: true });
  return {
    product: 'pa',
    // Neither discount nor promo code: nothing is saved of them (ruling R22).
    save: async (change) => change.kind !== 'phone' || save(change),
    record,
    problem,
    onUnsaved: () => 'stayed',
    quickQuote: async (seenVersion) => {
      const { code } = await send(quoteEndpoints.quickQuote, {
        params: { quoteId },
        seenVersion,
        quiet: true,
      });
      return code;
    },
    success: t('pa.quote.ready'),
  };
};
