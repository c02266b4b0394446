import { Link } from 'react-router-dom';
import { ConfirmationPage } from '@payung/shared/journey/confirm/confirmation-page.tsx';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { motorRoutes } from '#contract/routes.ts';
import { useMotorPlans } from '#motor-quote/reads.ts';
import { useRejection } from '#motor-quote/rejection.tsx';
import { Review } from '#motor-quote/review.tsx';
import { useMotorStep } from '#motor-quote/step.ts';
import { useText } from '#messages/catalogue.ts';
import { isStartAllowed } from '#rules/check-start.ts';
import { PolicySummary } from './policy-summary.tsx';

/** The first day of cover has passed by now: the way to choose another. */
const LateStart = ({ quoteId }: { quoteId: string }) => {
  const t = useText();
  return (
    <>
      {t('motor.confirm.late')}{' '}
      <Link className="py-text-button" to={quoteAddress(motorRoutes.customerInformation.path, quoteId)}>
        {t('motor.confirm.late.change')}
      </Link>
    </>
  );
};

/** After the inspection: price panel and terms (N30). */
export const Screen = () => {
  const t = useText();
  const step = useMotorStep('confirmation');
  const record = step.quote.data;
  const rejection = useRejection(record);
  const isLate = record !== undefined && !isStartAllowed(record.startDate, today());
  return (
    <ConfirmationPage
      step={step}
      offers={useMotorPlans(record, record?.duration ?? 1)}
      late={rejection ?? (isLate ? <LateStart quoteId={step.quoteId} /> : undefined)}
    >
      {(quote, offers) => (
        <>
          {quote.inspection.approvedUntil === undefined ? null : (
            <InlineNotice
              kind="success"
              text={t('motor.confirm.inspected', { date: formatDate(quote.inspection.approvedUntil) })}
            />
          )}
          <Review quote={quote} />
          <PolicySummary quote={quote} offer={offers.find(({ code }) => code === quote.planCode)} />
        </>
      )}
    </ConfirmationPage>
  );
};
