import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatClock } from '@payung/shared/messages/clock.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { BackToDashboard } from '@payung/shared/journey/steps/back-to-dashboard.tsx';
import { useText } from '#messages/catalogue.ts';
import type { PhotoStep, PhotographedQuote } from '#photos/inspection-reads.ts';
import type { InspectionDocuments } from '#contract/schemas/inspection.ts';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import type { useMotorStep } from '#motor-quote/kit.ts';
import { motorRoutes } from '#contract/routes.ts';
import { FlagText, PhotoGrid } from '#photos/gallery/sent-photo.tsx';
import { OpenHandoff } from '#photos/handoff/open-handoff.tsx';
import { INSPECTION } from '#rules/inspection.ts';
import { RejectionNotice } from '#motor-quote/rejection.tsx';

interface InspectionPageProps {
  step: PhotoStep;
  intro?: ReactNode;
  bar?: ReactNode;
  children: ReactNode;
}

export const InspectionPage = ({ step, intro, bar, children }: InspectionPageProps) => {
  const t = useText();
  return (
    <Page title={t('motor.inspection.title')} step={step.progress} back={step.back} intro={intro} bar={bar}>
      {children}
    </Page>
  );
};

interface ApprovedProps {
  step: ReturnType<typeof useMotorStep>;
  quote: MotorQuoteRecord;
  documents: InspectionDocuments;
}

/** Leads to the next page as soon as the quote has the result of its inspection. */
export const Approved = ({ step, quote, documents: { approvedUntil = '' } }: ApprovedProps) => {
  const t = useText();
  const bar = (
    <ActionBar
      total={quote.duePremium}
      totalLabel={t('checkout.due')}
      primary={{
        label: t('common.next'),
        disabled: quote.inspection.status !== 'approved',
        onPress: () => step.goNext(quote),
      }}
    />
  );
  return (
    <InspectionPage step={step} bar={bar}>
      <InlineNotice
        kind="success"
        text={t('motor.inspection.approved', { date: formatDate(approvedUntil) })}
      />
    </InspectionPage>
  );
};

interface FlaggedProps {
  step: PhotoStep;
  quote: PhotographedQuote;
  documents: InspectionDocuments;
}

/** Which photos are wanted again and why, with the button to take them (MOT-057). */
export const Flagged = ({ step, quote, documents: { photos, handoff } }: FlaggedProps) => {
  const t = useText();
  const navigate = useNavigate();
  const openReupload = (): void => void navigate(quoteAddress(motorRoutes.photoReupload.path, quote.id));
  return (
    <InspectionPage
      step={step}
      bar={<ActionBar primary={{ label: t('motor.inspection.reupload'), onPress: openReupload }} />}
    >
      <InlineNotice kind="warning" text={t('notice.invalidPhoto')} />
      <OpenHandoff quoteId={quote.id} handoff={handoff} />
      <ul className="py-stack">
        {photos.map(({ photoId, slot, flag }) =>
          flag === undefined ? null : (
            <li key={photoId} className="py-card py-stack-tight">
              <h2>{t(`motor.slot.${slot}`)}</h2>
              <FlagText flag={flag} />
            </li>
          ),
        )}
      </ul>
    </InspectionPage>
  );
};

interface UnderReviewProps {
  step: ReturnType<typeof useMotorStep>;
  documents: InspectionDocuments;
}

/** The page polls for the decision; nobody has to stay on it. */
export const UnderReview = ({ step, documents }: UnderReviewProps) => {
  const t = useText();
  const { submittedAt } = documents;
  return (
    <InspectionPage step={step}>
      <InlineNotice kind="info" text={t('motor.inspection.underReview', { hours: INSPECTION.targetHours })} />
      {submittedAt === undefined ? null : (
        <p>
          {t('motor.inspection.submittedAt', {
            moment: `${formatDate(submittedAt)} ${formatClock(submittedAt)} WIB`,
          })}
        </p>
      )}
      <p className="py-quiet">{t('motor.inspection.leave')}</p>
      <PhotoGrid quoteId={step.quoteId} photos={documents.photos} />
    </InspectionPage>
  );
};

interface RejectedProps {
  step: ReturnType<typeof useMotorStep>;
  quote: MotorQuoteRecord;
}

/** The end of the quote, with its reason (MOT-058): nothing else is possible. */
export const Rejected = ({ step, quote }: RejectedProps) => {
  const t = useText();
  return (
    <InspectionPage step={step}>
      <RejectionNotice quote={quote} />
      <p className="py-quiet">{t('motor.inspection.rejected')}</p>
      <BackToDashboard />
    </InspectionPage>
  );
};
