import { ConfirmationPage } from '@payung/shared/journey/confirm/confirmation-page.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import { LateStart } from '#accident-quote/late-start.tsx';
import { useAccidentPlans } from '#accident-quote/reads.ts';
import { useAccidentStep } from '#accident-quote/step.ts';
import { isStartAllowed } from '#rules/check-start.ts';
import { PolicySummary } from './policy-summary.tsx';
import { Review } from './review.tsx';

/** Policyholder, insureds and beneficiaries once more, and the consents (N36). */
export const Screen = () => {
  const step = useAccidentStep('details');
  const plans = useAccidentPlans();
  const record = step.quote.data;
  const isLate = record !== undefined && !isStartAllowed(record.startDate, today());
  return (
    <ConfirmationPage
      step={step}
      offers={plans}
      late={isLate ? <LateStart quoteId={step.quoteId} /> : undefined}
    >
      {(quote, offers) => (
        <>
          <Review quote={quote} />
          <PolicySummary quote={quote} plans={offers} />
        </>
      )}
    </ConfirmationPage>
  );
};
