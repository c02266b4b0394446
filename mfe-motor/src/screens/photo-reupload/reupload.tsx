import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import type { InspectionDocuments } from '#contract/inspection.ts';
import { useText } from '#messages/catalogue.ts';
import { PhotoTaking, usePhotoTaking } from '#photos/capture/photo-taking.tsx';
import { FlagText } from '#photos/gallery/sent-photo.tsx';
import { HandoffCard } from '#photos/handoff/handoff-card.tsx';
import { useHandoff } from '#photos/handoff/handoff-session.ts';
import type { PhotographedQuote, PhotoStep } from '#photos/inspection-reads.ts';
import type { PhotoSlot } from '#rules/inspection.ts';

interface ReuploadProps {
  step: PhotoStep;
  quote: PhotographedQuote;
  documents: InspectionDocuments;
}

/** The flagged photos one after the other, each with its reason and how to take it. */
export const Reupload = ({ step, quote, documents }: ReuploadProps) => {
  const t = useText();
  const isSecondDevice = useHandoff() !== undefined;
  const taking = usePhotoTaking(quote, documents);
  const remark = (slot: PhotoSlot) => {
    const flag = documents.photos.find((photo) => photo.slot === slot)?.flag;
    return flag === undefined ? null : <InlineNotice kind="warning" text={<FlagText flag={flag} />} />;
  };
  return (
    <Page title={t('motor.inspection.reupload')} step={step.progress} back={step.back} bar={taking.bar}>
      <InlineNotice kind="warning" text={t('notice.invalidPhoto')} />
      <PhotoTaking taking={taking} quote={quote} remark={remark}>
        {() => <InlineNotice kind="success" text={t('motor.photo.all')} />}
      </PhotoTaking>
      {isSecondDevice ? null : <HandoffCard quoteId={quote.id} documents={documents} />}
    </Page>
  );
};
