import { formatDate } from '@payung/shared/domain/dates.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import type { InspectionDocuments } from '#contract/schemas/inspection.ts';
import { useText } from '#messages/catalogue.ts';
import { PhotoTaking, usePhotoTaking } from '#photos/capture/photo-taking.tsx';
import { HandoffCard } from '#photos/handoff/handoff-card.tsx';
import { useHandoff } from '#photos/handoff/handoff-session.ts';
import type { PhotographedQuote, PhotoStep } from '#photos/inspection-reads.ts';
import { DAMAGE_SLOTS } from '#rules/inspection.ts';
import type { DamageSlot } from '#rules/inspection.ts';
import { photoOfSlot, slotStateOf } from '#photos/slots/slot-state.ts';
import type { Photos } from '#photos/slots/slot-state.ts';
import { InspectionPage } from './inspection-states.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

interface TakePhotosProps {
  step: PhotoStep;
  quote: PhotographedQuote;
  documents: InspectionDocuments;
}

/** All photos of a first set, or of a new one after an approval has expired. */
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

interface DamageProps {
  photos: Photos;
  onAdd: (slot: DamageSlot) => void;
}

const descriptionOf = (photos: Photos, slot: DamageSlot): string =>
  photos.outbox.find((photo) => photo.slot === slot)?.description ??
  photoOfSlot(photos, slot)?.description ??
  '';

/** Existing damage, up to four photos, once all required photos are there. */
const Damage = ({ photos, onAdd }: DamageProps) => {
  const t = useText();
  const shown = DAMAGE_SLOTS.filter((slot) => slotStateOf(photos, slot) !== 'missing');
  const free = DAMAGE_SLOTS.find((slot) => slotStateOf(photos, slot) === 'missing');
  return (
    <Block id="motor-damage" title={t('motor.photo.damage.title')}>
      <InlineNotice kind="success" text={t('motor.photo.all')} />
      <p>{t('motor.photo.damage.text')}</p>
      {shown.length === 0 ? null : (
        <ul className="py-stack-tight">
          {shown.map((slot) => (
            <li key={slot}>{descriptionOf(photos, slot)}</li>
          ))}
        </ul>
      )}
      {free === undefined ? null : (
        <Button size="large" onClick={() => onAdd(free)}>
          {t('motor.photo.damage.add')}
        </Button>
      )}
    </Block>
  );
};
