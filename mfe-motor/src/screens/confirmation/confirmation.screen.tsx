import { ConfirmationPage } from '@payung/shared/journey/confirm/confirmation-page.tsx';
import { LateStart } from '@payung/shared/journey/price/expired-notices.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { TermsSummary } from '@payung/shared/journey/confirm/terms-summary.tsx';
import { useLanguage } from '@payung/shared/session/language.ts';
import { motorRoutes } from '#contract/routes.ts';
import { useMotorPlans, useMotorStep } from '#motor-quote/kit.ts';
import { useRejection } from '#motor-quote/rejection.tsx';
import { Review } from '#motor-quote/review.tsx';
import { useText } from '#messages/catalogue.ts';
import { isStartAllowed } from '#rules/check-start.ts';
import type { MotorPlanOffer } from '#contract/schemas/offers.ts';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import { coverSummary } from '#rules/cover-summary.ts';

/** After the inspection: price panel and terms (N30). */
export const Screen = () => {
  const t = useText();
  const step = useMotorStep('confirmation');
  const record = step.quote.data;
  const rejection = useRejection(record);
  const isLate = record !== undefined && !isStartAllowed(record.startDate, today());
  const late = isLate ? (
    <LateStart
      quoteId={step.quoteId}
      path={motorRoutes.customerInformation.path}
      words={{ late: t('motor.confirm.late'), change: t('motor.confirm.late.change') }}
    />
  ) : undefined;
  return (
    <ConfirmationPage
      step={step}
      offers={useMotorPlans(record, record?.duration ?? 1)}
      late={rejection ?? late}
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

interface PolicySummaryProps {
  quote: MotorQuoteRecord;
  offer: MotorPlanOffer | undefined;
}

/** Benefits, exclusions and cost on one page before the contract (RIPLAY, OJK rule 22/2023). */
export const PolicySummary = ({ quote, offer }: PolicySummaryProps) => {
  const t = useText();
  const language = useLanguage();
  return (
    <TermsSummary
      cover={coverSummary(quote, offer, language)}
      paid={t('motor.confirm.cost', { amount: formatRupiah(quote.duePremium), years: quote.duration })}
      quote={quote}
    />
  );
};
