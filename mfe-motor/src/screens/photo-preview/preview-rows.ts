import type { InspectionPhoto } from '#contract/inspection.ts';
import { wantedSlotsOf, isDamage, isOpenSlot, photoOfSlot, slotStateOf } from '#photos/slots/slot-state.ts';
import type { Photos, SlotState } from '#photos/slots/slot-state.ts';
import type { OutboxPhoto } from '#photos/sending/outbox.ts';
import { slotsOf } from '#rules/inspection.ts';
import type { PhotoSlot } from '#rules/inspection.ts';
import type { VehicleKind } from '#rules/vehicle.ts';

export interface PreviewRow {
  readonly slot: PhotoSlot;
  readonly state: SlotState;
  /** The server's. */
  readonly photo: InspectionPhoto | undefined;
  /** Ours, while the server has not confirmed it. */
  readonly onItsWay: OutboxPhoto | undefined;
  /** Something is missing before the set can be submitted. */
  readonly isOpen: boolean;
  /** May be taken again in this round. */
  readonly isReplaceable: boolean;
}

/** Every slot that is asked for, and every photo that is there. */
export const previewRows = (photos: Photos, kind: VehicleKind): readonly PreviewRow[] => {
  const asked = wantedSlotsOf(photos.documents, kind);
  const isFlagged = photos.documents.status === 'flagged';
  return slotsOf(kind).flatMap((slot) => {
    const state = slotStateOf(photos, slot);
    const photo = photoOfSlot(photos, slot);
    const isAsked = asked.includes(slot);
    if (state === 'missing' && !isAsked) return [];
    const isSilent = isDamage(slot) && state === 'sent' && photo?.description === '';
    return {
      slot,
      state,
      photo,
      onItsWay: photos.outbox.find((each) => each.slot === slot),
      isOpen: isOpenSlot(state) || isSilent,
      isReplaceable: isAsked || (isDamage(slot) && !isFlagged),
    };
  });
};
