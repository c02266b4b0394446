import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { formatClock, formatDate } from '@payung/shared/domain/dates.ts';
import type { InspectionDocuments } from '#contract/inspection.ts';
import type { useMotorStep } from '#motor-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';
import { PhotoGrid } from '#photos/gallery/sent-photo.tsx';
import { INSPECTION } from '#rules/inspection.ts';
import { InspectionPage } from './inspection-page.tsx';

interface UnderReviewProps {
  step: ReturnType<typeof useMotorStep>;
  documents: InspectionDocuments;
}

/** The page follows the reviewers by itself: nobody has to stay on it. */
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
