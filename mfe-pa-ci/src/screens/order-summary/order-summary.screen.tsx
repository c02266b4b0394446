import { OrderSummaryPage } from '@payung/shared/journey/order/order-summary-page.tsx';
import { CoverFacts } from '#accident-quote/cover-facts.tsx';
import { InsuredLines } from '#accident-quote/insured-lines.tsx';
import { useAccidentStep } from '#accident-quote/kit.ts';
import { useAccidentQuoting } from './quoting.ts';

/** What everybody is insured for and what it costs; without discount and promo code (ruling R22). */
export const Screen = () => {
  const step = useAccidentStep('orderSummary');
  return (
    <OrderSummaryPage step={step} quoting={useAccidentQuoting(step.quoteId)}>
      {(quote) => (
        <>
          <CoverFacts quote={quote} />
          <InsuredLines quote={quote} />
        </>
      )}
    </OrderSummaryPage>
  );
};
