import { isBackdated } from '@payung/shared/domain/money/payment.ts';
import { ConfirmationPage } from '@payung/shared/journey/confirm/confirmation-page.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import { useText } from '#messages/catalogue.ts';
import { usePlans, useTravelStep } from '#travel-quote/kit.ts';
import { PolicySummary } from './policy-summary.tsx';
import { Review } from './review.tsx';

export const Screen = () => {
  const t = useText();
  const step = useTravelStep('confirmation');
  const record = step.quote.data;
  const isLate = record !== undefined && isBackdated(record.departureDate, today());
  return (
    <ConfirmationPage
      step={step}
      offers={usePlans(step.quoteId)}
      late={isLate ? t('notice.backdated') : undefined}
    >
      {(quote, offers) => (
        <>
          <Review quote={quote} />
          <PolicySummary quote={quote} offer={offers.find((offer) => offer.code === quote.planCode)} />
        </>
      )}
    </ConfirmationPage>
  );
};
