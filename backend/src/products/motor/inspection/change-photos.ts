import type { InspectionDocuments } from 'mfe-motor/contract/schemas/inspection.ts';
import type { PhotoSlot } from 'mfe-motor/rules/inspection.ts';
import { photographerOf } from '#core/access/caller.ts';
import type { BinaryReply, HandlerContext } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { notFound, refused, unavailable } from '#core/http/api-refusal.ts';
import { ObjectStoreDown } from '#core/objects/s3-store.ts';
import type { ObjectPlace } from '#core/objects/sql/object-rows.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { PhotoRow } from '../tables.ts';
import { describePhotoRow, findPhoto, findSealedPhoto, deleteExpiredPhotoRows } from '../sql/photos.ts';
import { motorTextOf } from '../texts.ts';
import { documentsOf } from './documents.ts';
import { saveSummary, inspectionOf } from './state.ts';
import { isDamage, lockForPhotos, openSlots, removePhotoRow } from './open-round.ts';
import type { PhotoRequest } from './open-round.ts';

interface ByPhoto {
  readonly quoteId: string;
  readonly photoId: string;
}

type ChangeContext = Pick<HandlerContext, 'caller'> & { readonly params: ByPhoto };

const change = async (
  { params: { quoteId }, caller }: ChangeContext,
  { db, clock, products }: Services,
  work: (request: PhotoRequest, quote: Quote) => Promise<void>,
): Promise<InspectionDocuments> => {
  const now = clock.now();
  const actor = photographerOf(caller);
  await transaction(db, async (tx) => {
    const request = { tx, products, quoteId, actor, now };
    await work(request, await lockForPhotos(request));
  });
  return documentsOf(db, quoteId, now);
};

/** Of this set, so that it may still change. */
const requireChangeable = (quote: Quote, photo: PhotoRow): void => {
  const isOfThisSet = photo.round > inspectionOf(quote).round;
  const isFlaggedDamage = isDamage(photo.slot) && openSlots(quote).includes(photo.slot);
  if (!isOfThisSet && !isFlaggedDamage) throw refused(motorTextOf('motor.photo.slot'));
};

export const describePhoto = (
  context: ChangeContext & { readonly body: { readonly description: string } },
  services: Services,
): Promise<InspectionDocuments> =>
  change(context, services, async ({ tx, quoteId }, quote) => {
    const { photoId } = context.params;
    const photo = await findPhoto(tx, quoteId, photoId);
    if (photo === undefined || photo.gone_at !== null) throw notFound();
    requireChangeable(quote, photo);
    await describePhotoRow(tx, { quoteId, photoId, description: context.body.description.trim() });
  });

const without = (slots: readonly PhotoSlot[], slot: PhotoSlot): readonly PhotoSlot[] =>
  slots.filter((each) => each !== slot);

/** Empties the slot; removing a photo twice is no error. */
export const removePhoto = (context: ChangeContext, services: Services): Promise<InspectionDocuments> =>
  change(context, services, async ({ tx, quoteId, now }, quote) => {
    const photo = await findPhoto(tx, quoteId, context.params.photoId);
    if (photo === undefined || photo.gone_at !== null) return;
    requireChangeable(quote, photo);
    const summary = inspectionOf(quote);
    await removePhotoRow(tx, photo, { round: summary.round, now });
    const { slot } = photo;
    await saveSummary(tx, quote, {
      ...summary,
      sent: without(summary.sent, slot),
      // Photos of damage are optional, so a removed one is not wanted.
      flagged: isDamage(slot) ? without(summary.flagged, slot) : summary.flagged,
    });
  });

/** A current photo as it lies, sealed. */
export const requirePhoto = async (db: Queries, { quoteId, photoId }: ByPhoto) => {
  const photo = await findSealedPhoto(db, quoteId, photoId);
  if (photo === undefined) throw notFound();
  return photo;
};

/** The bytes of a photo. */
export const photoBytes = async (
  { objects }: Pick<Services, 'objects'>,
  { quoteId, photoId }: ByPhoto,
  place: ObjectPlace,
): Promise<BinaryReply> => {
  try {
    const name = { purpose: 'inspection photo', key: `${quoteId} ${photoId}` } as const;
    return { bytes: await objects.open(name, place), contentType: 'image/jpeg' };
  } catch (error) {
    if (error instanceof ObjectStoreDown) throw error;
    throw unavailable(motorTextOf('motor.photo.down'));
  }
};

/**
 * A registration names people: photos are kept as long as identity cards of quotes that never became a policy (UU
 * PDP). Returns how many were deleted.
 */
export const deleteExpiredPhotos = ({
  db,
  clock,
  retention,
}: Pick<Services, 'db' | 'clock' | 'retention'>): Promise<number> =>
  deleteExpiredPhotoRows(db, new Date(clock.now().getTime() - retention.identityPictures * 86_400_000));
