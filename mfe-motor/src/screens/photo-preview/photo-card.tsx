import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMutation } from '@tanstack/react-query';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { call } from '@payung/shared/api/client.ts';
import { cachedInspection } from '#photos/inspection-reads.ts';
import type { PhotographedQuote } from '#photos/inspection-reads.ts';
import { useText } from '#messages/catalogue.ts';
import { SLOT_PARAMETER, isDamage } from '#photos/slots/slot-state.ts';
import { LocalPhoto, SentPhoto } from '#photos/gallery/sent-photo.tsx';
import { SlotDrawing } from '#photos/slots/slot-drawing.tsx';
import { motorEndpoints } from '#contract/endpoints.ts';
import type { InspectionPhoto } from '#contract/schemas/inspection.ts';
import { dropPhoto } from '#photos/sending/send-photos.ts';
import type { OutboxPhoto } from '#photos/sending/outbox.ts';
import type { SlotState } from '#photos/slots/slot-state.ts';
import type { DamageSlot, PhotoSlot } from '#rules/inspection.ts';
import styles from './photo-preview.module.css';
import { Button } from '@payung/shared/ui/button.tsx';

export interface PreviewRow {
  readonly slot: PhotoSlot;
  readonly state: SlotState;
  /** The photo on the server. */
  readonly photo: InspectionPhoto | undefined;
  /** The photo on this device, until the server has confirmed it. */
  readonly onItsWay: OutboxPhoto | undefined;
  /** Something is missing before the set can be submitted. */
  readonly isOpen: boolean;
  /** May be taken again in this round. */
  readonly isReplaceable: boolean;
}

interface PhotoCardProps {
  quote: PhotographedQuote;
  row: PreviewRow;
  isMarked: boolean;
  /** Address of the page that takes photos. */
  replaceAt: string;
}

const Picture = ({ quote, row, alt }: Pick<PhotoCardProps, 'quote' | 'row'> & { alt: string }) => {
  const { onItsWay, photo, slot } = row;
  if (onItsWay !== undefined) return <LocalPhoto image={onItsWay.file} alt={alt} />;
  if (photo !== undefined) return <SentPhoto quoteId={quote.id} photoId={photo.photoId} alt={alt} />;
  return <SlotDrawing kind={quote.vehicleKind} slot={slot} />;
};

/** One photo: enlarge it, or take it again. */
export const PhotoCard = ({ quote, row, isMarked, replaceAt }: PhotoCardProps) => {
  const t = useText();
  const navigate = useNavigate();
  const [isLarge, setLarge] = useState(false);
  const { slot, state, photo, onItsWay, isReplaceable } = row;
  const name = t(`motor.slot.${slot}`);
  const description = onItsWay?.description ?? photo?.description ?? '';
  const isThere = onItsWay !== undefined || photo !== undefined;
  const label = isThere ? 'motor.photo.replace' : 'motor.photo.take';
  return (
    <li className="py-card py-stack-tight">
      <h2>{name}</h2>
      {isThere ? (
        <button
          type="button"
          className={styles.enlarge}
          aria-label={t('motor.photo.enlarge', { name })}
          onClick={() => setLarge(true)}
        >
          <Picture quote={quote} row={row} alt={name} />
        </button>
      ) : (
        <Picture quote={quote} row={row} alt={name} />
      )}
      {description === '' ? null : <p>{description}</p>}
      <p className="py-quiet py-small">
        {t(`motor.photo.state.${state}`, { percent: Math.round((onItsWay?.progress ?? 0) * 100) })}
      </p>
      {state === 'refused' ? (
        <InlineNotice kind="error" text={onItsWay?.problem || t('motor.photo.refused')} />
      ) : null}
      {isReplaceable ? (
        <div className="py-row">
          <Button
            size="large"
            aria-label={t(`${label}.named`, { name })}
            data-open={isMarked}
            onClick={() => void navigate(`${replaceAt}&${SLOT_PARAMETER}=${slot}`)}
          >
            {t(label)}
          </Button>
          {isDamage(slot) && isThere ? <RemoveDamage quoteId={quote.id} slot={slot} photo={photo} /> : null}
        </div>
      ) : null}
      <AdaptiveDialog open={isLarge} title={name} width={1040} onClose={() => setLarge(false)}>
        <Picture quote={quote} row={row} alt={name} />
      </AdaptiveDialog>
    </li>
  );
};

interface RemoveDamageProps {
  quoteId: string;
  slot: DamageSlot;
  /** The photo on the server; undefined while it is being sent. */
  photo: InspectionPhoto | undefined;
}

/** Removes a photo of damage, which is optional. */
const RemoveDamage = ({ quoteId, slot, photo }: RemoveDamageProps) => {
  const t = useText();
  const remove = useMutation({
    mutationFn: async () => {
      dropPhoto(quoteId, slot);
      if (photo === undefined) return;
      const { photoId } = photo;
      cachedInspection(quoteId).write(
        await call(motorEndpoints.removePhoto, { params: { quoteId, photoId } }),
      );
    },
  });
  return (
    <Button size="large" danger loading={remove.isPending} onClick={() => remove.mutate()}>
      {t('motor.photo.remove')}
    </Button>
  );
};
