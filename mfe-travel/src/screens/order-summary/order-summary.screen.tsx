import { OrderSummaryPage } from '@payung/shared/journey/order/order-summary-page.tsx';
import { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import { send } from '@payung/shared/api/send.ts';
import type { QuoteRequest } from '@payung/shared/journey/order/request-quote.ts';
import { useResumeType } from '@payung/shared/session/quote-context.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { travelDiscount, travelPromoCode } from '#rules/discount.ts';
import { useTravelStep } from '#travel-quote/kit.ts';
import { useSaveTravelStep } from '#travel-quote/save.ts';
import { OtherPlans } from '#travel-quote/other-plans.tsx';
import { TripFacts } from '#travel-quote/trip-facts.tsx';
import { useText } from '#messages/catalogue.ts';
import { resumeTypeAfterQuickQuote } from '#rules/resume-type.ts';

export const Screen = () => {
  const step = useTravelStep('orderSummary');
  return (
    <OrderSummaryPage
      step={step}
      discount={travelDiscount}
      promoCode={travelPromoCode}
      quoting={useTravelQuoteRequest(step.quoteId)}
    >
      {(quote) => (
        <>
          <TripFacts quote={quote} />
          <OtherPlans quote={quote} />
        </>
      )}
    </OrderSummaryPage>
  );
};

/** How a travel order becomes a quote (TRV-061 to TRV-068). */
const useTravelQuoteRequest = (quoteId: string): QuoteRequest => {
  const t = useText();
  const saving = useSaveTravelStep(quoteId, { quiet: true });
  const resumeType = useResumeType(quoteId);
  return {
    product: 'travel',
    save: saving.save,
    record: saving.record,
    // The toast is gone after a second; its words stay beside the field, with what the server said.
    problem: saving.problem === undefined ? undefined : `${t('error.network')}. ${saving.problem}`,
    onUnsaved: (who) => {
      toast.error(t('error.network'));
      return who === 'customer' ? 'stayed' : 'toErrorPage';
    },
    quickQuote: async (seenVersion) => {
      const { code } = await send(quoteEndpoints.quickQuote, {
        params: { quoteId },
        seenVersion,
        quiet: true,
      });
      return code;
    },
    success: t('quote.travelQuick'),
    onwards: (who) =>
      who === 'agent' ? { context: { resumeType: resumeTypeAfterQuickQuote(resumeType) } } : {},
  };
};
