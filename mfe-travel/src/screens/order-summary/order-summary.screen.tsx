import { OrderSummaryPage } from '@payung/shared/journey/order/order-summary-page.tsx';
import { travelDiscount, travelPromoCode } from '#rules/discount.ts';
import { useTravelStep } from '#travel-quote/kit.ts';
import { TripFacts } from '#travel-quote/trip-facts.tsx';
import { useTravelQuoting } from './quoting.ts';

export const Screen = () => {
  const step = useTravelStep('orderSummary');
  return (
    <OrderSummaryPage
      step={step}
      discount={travelDiscount}
      promoCode={travelPromoCode}
      quoting={useTravelQuoting(step.quoteId)}
    >
      {(quote) => <TripFacts quote={quote} />}
    </OrderSummaryPage>
  );
};
