import { formatDate } from '@payung/shared/domain/dates.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import type { InspectionDocuments } from '#contract/inspection.ts';
import { useText } from '#messages/catalogue.ts';
import { Damage } from '#photos/capture/damage.tsx';
import { PhotoTaking } from '#photos/capture/photo-taking.tsx';
import { usePhotoTaking } from '#photos/capture/use-photo-taking.tsx';
import { HandoffCard } from '#photos/handoff/handoff-card.tsx';
import { useHandoff } from '#photos/handoff/handed-over.ts';
import type { PhotographedQuote, PhotoStep } from '#photos/photographed-quote.ts';
import { InspectionPage } from './inspection-page.tsx';

interface TakePhotosProps {
  step: PhotoStep;
  quote: PhotographedQuote;
  documents: InspectionDocuments;
}

/** All photos of a first set, or of a new one after an approval that no longer holds. */
export const TakePhotos = ({ step, quote, documents }: TakePhotosProps) => {
  const t = useText();
  const isSecondDevice = useHandoff() !== undefined;
  const taking = usePhotoTaking(quote, documents);
  const { approvedUntil = '' } = documents;
  return (
    <InspectionPage step={step} intro={t('motor.inspection.intro')} bar={taking.bar}>
      {documents.status === 'expired' ? (
        <InlineNotice
          kind="warning"
          text={t('motor.inspection.expiredOn', { date: formatDate(approvedUntil) })}
        />
      ) : null}
      <PhotoTaking taking={taking} quote={quote}>
        {(choose) => <Damage photos={taking.photos} onAdd={choose} />}
      </PhotoTaking>
      {isSecondDevice ? null : <HandoffCard quoteId={quote.id} documents={documents} />}
    </InspectionPage>
  );
};
