import { ConfirmationPage } from '@payung/shared/journey/confirm/confirmation-page.tsx';
import { LateStart } from '@payung/shared/journey/price/expired-notices.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import { useAccidentPlans, useAccidentStep } from '#accident-quote/kit.ts';
import { paCiRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { isStartAllowed } from '#rules/check-start.ts';
import { PolicySummary } from './policy-summary.tsx';
import { Review } from './review.tsx';

/** Policyholder, insureds and beneficiaries once more, and the consents (N36). */
export const Screen = () => {
  const t = useText();
  const step = useAccidentStep('details');
  const plans = useAccidentPlans();
  const record = step.quote.data;
  const isLate = record !== undefined && !isStartAllowed(record.startDate, today());
  return (
    <ConfirmationPage
      step={step}
      offers={plans}
      late={
        isLate ? (
          <LateStart
            quoteId={step.quoteId}
            path={paCiRoutes.customerInformation.path}
            words={{ late: t('pa.late'), change: t('pa.late.change') }}
          />
        ) : undefined
      }
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
