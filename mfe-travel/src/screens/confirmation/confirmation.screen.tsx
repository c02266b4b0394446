import { isBackdated } from '@payung/shared/domain/payment.ts';
import { ConfirmationPage } from '@payung/shared/journey/confirmation-page.tsx';
import { today } from '@payung/shared/journey/today.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { useText } from '#messages/catalogue.ts';
import { useJourneyStop } from '#travel-quote/journey-stop.ts';
import { usePlans } from '#travel-quote/reads.ts';
import { PolicySummary } from './policy-summary.tsx';
import { Review } from './review.tsx';

export const Screen = () => {
  const t = useText();
  const stop = useJourneyStop('confirmation');
  const record = stop.quote.data;
  const isLate = record !== undefined && isBackdated(record.departureDate, today());
  return (
    <ConfirmationPage
      stop={stop}
      offers={usePlans(stop.quoteId)}
      paths={{ back: travelRoutes.customerInformation.path, payment: shellRoutes.payment.path }}
      dueOf={(quote) => quote.duePremium}
      late={isLate ? t('notice.backdated') : undefined}
    >
      {(quote, offers) => (
        <>
          <Review quote={quote} />
          <PolicySummary quote={quote} offer={offers.find((offer) => offer.PlanCode === quote.planCode)} />
        </>
      )}
    </ConfirmationPage>
  );
};
