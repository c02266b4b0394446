import { useLocation } from 'react-router-dom';
import { homeAmountDue } from '@payung/shared/domain/home/amounts.ts';
import { isStartDateAllowed } from '@payung/shared/domain/home/check-property.ts';
import { ConfirmationPage } from '@payung/shared/journey/confirmation-page.tsx';
import { today } from '@payung/shared/journey/today.ts';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { useJourneyStop } from '#home-quote/journey-stop.ts';
import { LateStart } from '#home-quote/late-start.tsx';
import { dueBeforeOf } from '#home-quote/price-before.ts';
import { useHomePlans } from '#home-quote/reads.ts';
import { shownHomeQuote } from '#home-quote/shown-quote.ts';
import { PolicySummary } from './policy-summary.tsx';
import { PriceChange } from './price-change.tsx';
import { Review } from './review.tsx';

export const Screen = () => {
  const dueBefore = dueBeforeOf(useLocation().state);
  const stop = useJourneyStop('confirmation');
  const record = stop.quote.data;
  const isLate = record !== undefined && !isStartDateAllowed(record.homeEffectiveDate, today());
  return (
    <ConfirmationPage
      stop={stop}
      offers={useHomePlans(stop.quoteId)}
      shown={shownHomeQuote}
      paths={{ back: homeRoutes.customerInformation.path, payment: homeRoutes.payment.path }}
      dueOf={homeAmountDue}
      late={isLate ? <LateStart quoteId={stop.quoteId} /> : undefined}
    >
      {(quote, offers) => (
        <>
          <PriceChange before={dueBefore} now={homeAmountDue(quote)} />
          <Review quote={quote} />
          <PolicySummary quote={quote} offers={offers} />
        </>
      )}
    </ConfirmationPage>
  );
};
