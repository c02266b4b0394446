import type { InspectionDocuments, InspectionPhoto } from '#contract/schemas/inspection.ts';
import { DAMAGE_SLOTS, requiredSlots, slotsOf } from '#rules/inspection.ts';
import type { DamageSlot, PhotoSlot } from '#rules/inspection.ts';
import type { VehicleKind } from '#rules/vehicle.ts';
import type { OutboxPhoto } from '../sending/outbox.ts';

export const isDamage = (slot: PhotoSlot): slot is DamageSlot => DAMAGE_SLOTS.some((each) => each === slot);

/** Part of the message ids of a slot. */
export const nameOfSlot = (slot: PhotoSlot): Exclude<PhotoSlot, DamageSlot> | 'damage' =>
  isDamage(slot) ? 'damage' : slot;

/** `missing` is wanted; `sent` is on the server. */
export type SlotState = 'missing' | 'sent' | OutboxPhoto['state'];

export interface Photos {
  readonly documents: InspectionDocuments;
  readonly outbox: readonly OutboxPhoto[];
}

/** The photo of a slot that counts in this round. */
export const photoOfSlot = ({ documents }: Photos, slot: PhotoSlot): InspectionPhoto | undefined => {
  const { status, wantedSlots, photos } = documents;
  if (status === 'expired' || wantedSlots.includes(slot)) return undefined;
  return photos.find((photo) => photo.slot === slot && photo.flag === undefined);
};

export const slotStateOf = (photos: Photos, slot: PhotoSlot): SlotState => {
  const onItsWay = photos.outbox.find((photo) => photo.slot === slot);
  if (onItsWay !== undefined) return onItsWay.state;
  return photoOfSlot(photos, slot) === undefined ? 'missing' : 'sent';
};

/** Whether a photo was flagged in this round, or has come in its place since. */
const isReuploaded = ({ decidedAt }: InspectionDocuments, { flag, sentAt }: InspectionPhoto): boolean =>
  flag !== undefined || (decidedAt !== undefined && sentAt > decidedAt);

/** Slots that are wanted in this round: of a set that was sent back, the flagged ones only (MOT-057). */
export const wantedSlotsOf = (documents: InspectionDocuments, kind: VehicleKind): readonly PhotoSlot[] => {
  const { status, photos, wantedSlots } = documents;
  if (status !== 'flagged') return requiredSlots(kind);
  const again = photos.filter((photo) => isReuploaded(documents, photo)).map(({ slot }) => slot);
  return slotsOf(kind).filter((slot) => wantedSlots.includes(slot) || again.includes(slot));
};

/** Whether the slot needs a photo, or another one. */
export const isOpenSlot = (state: SlotState): boolean => state === 'missing' || state === 'refused';

/** Selector of the slots that are open, once they are marked. */
export const OPEN_SLOTS = '[data-open="true"]';

/** Query parameter of the photo that another page wants to be replaced. */
export const SLOT_PARAMETER = 'slot';

export const openSlots = (photos: Photos, slots: readonly PhotoSlot[]): readonly PhotoSlot[] =>
  slots.filter((slot) => isOpenSlot(slotStateOf(photos, slot)));
