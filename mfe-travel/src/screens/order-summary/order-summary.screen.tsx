import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import { nextAfterPlan } from '@payung/shared/domain/travel/next-after-plan.ts';
import { OrderSummaryPage } from '@payung/shared/journey/order-summary-page.tsx';
import { today } from '@payung/shared/journey/today.ts';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { useJourneyStop } from '#travel-quote/journey-stop.ts';
import { TripFacts } from '#travel-quote/trip-facts.tsx';
import { useTravelQuoting } from './quoting.ts';
import { validatePromo } from './validate-promo.ts';

/** Back leads to the page before: without a COVID question or age flag there was none with add-ons. */
const pageBefore = (quote: TravelQuoteRecord | undefined): string =>
  quote !== undefined && nextAfterPlan(quote, today()) === 'orderSummary'
    ? travelRoutes.choosePlan.path
    : travelRoutes.additionalBenefits.path;

export const Screen = () => {
  const stop = useJourneyStop('orderSummary');
  return (
    <OrderSummaryPage
      product="travel"
      stop={stop}
      back={pageBefore(stop.quote.data)}
      quoting={useTravelQuoting(stop.quoteId)}
      validate={validatePromo}
    >
      {(quote) => <TripFacts quote={quote} />}
    </OrderSummaryPage>
  );
};
