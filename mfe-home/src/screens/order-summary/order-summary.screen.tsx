import { useLocation } from 'react-router-dom';
import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import { OrderSummaryPage } from '@payung/shared/journey/order-summary-page.tsx';
import type { Reduction } from '@payung/shared/journey/quote-lines.ts';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { useJourneyStop } from '#home-quote/journey-stop.ts';
import { PropertyFacts } from '#home-quote/property-facts.tsx';
import { OrderDetail } from './order-detail.tsx';
import { useHomeQuoting } from './quoting.ts';
import { isReadOnly } from './read-only.ts';
import { validatePromo } from './validate-promo.ts';

const explain = (quote: HomeQuoteRecord, reduction: Reduction) => (
  <OrderDetail quote={quote} reduction={reduction} />
);

export const Screen = () => {
  const stop = useJourneyStop('orderSummary');
  return (
    <OrderSummaryPage
      product="home"
      stop={stop}
      back={homeRoutes.additionalBenefits.path}
      quoting={useHomeQuoting(stop.quoteId)}
      validate={validatePromo}
      isLocked={isReadOnly(useLocation().state)}
      explain={explain}
    >
      {(quote) => <PropertyFacts quote={quote} />}
    </OrderSummaryPage>
  );
};
