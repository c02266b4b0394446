import { useLocation } from 'react-router-dom';
import { isStartDateAllowed } from '#rules/check-property.ts';
import { ConfirmationPage } from '@payung/shared/journey/confirm/confirmation-page.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import { LateStart } from '#home-quote/late-start.tsx';
import { dueBeforeOf } from '#home-quote/price-before.ts';
import { useHomePlans } from '#home-quote/reads.ts';
import { useHomeStep } from '#home-quote/step.ts';
import { PolicySummary } from './policy-summary.tsx';
import { PriceChange } from './price-change.tsx';
import { Review } from './review.tsx';

export const Screen = () => {
  const dueBefore = dueBeforeOf(useLocation().state);
  const step = useHomeStep('confirmation');
  const record = step.quote.data;
  const isLate = record !== undefined && !isStartDateAllowed(record.startDate, today());
  return (
    <ConfirmationPage
      step={step}
      offers={useHomePlans(step.quoteId)}
      late={isLate ? <LateStart quoteId={step.quoteId} /> : undefined}
    >
      {(quote, offers) => (
        <>
          <PriceChange before={dueBefore} now={quote.duePremium} />
          <Review quote={quote} />
          <PolicySummary quote={quote} offers={offers} />
        </>
      )}
    </ConfirmationPage>
  );
};
