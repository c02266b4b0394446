import type { InspectionDocuments, InspectionPhoto } from 'mfe-motor/contract/schemas/inspection.ts';
import { slotsOf } from 'mfe-motor/rules/inspection.ts';
import type { PhotoSlot } from 'mfe-motor/rules/inspection.ts';
import type { Queries } from '#core/database/database.ts';
import { findQuote } from '#areas/quote/sql/quotes.ts';
import { motorDetailsOf } from '../details.ts';
import { findHandoffOf } from '../sql/handoffs.ts';
import type { HandoffRow, PhotoRow } from '../tables.ts';
import { listPhotos } from '../sql/photos.ts';
import { requireMotor, stateOf, inspectionOf } from './state.ts';

const flagOf = ({ flag_reason: reason, flag_note: note }: PhotoRow) =>
  reason === null ? {} : { flag: { reason, note } };

/** The public facts of a photo. */
export const photoOf = (row: PhotoRow): InspectionPhoto => ({
  slot: row.slot,
  photoId: row.photo_id,
  description: row.description,
  sentAt: row.sent_at.toISOString(),
  source: row.source,
  ...flagOf(row),
});

const handoffOf = (row: HandoffRow | undefined, now: Date) =>
  row === undefined || row.expires_at <= now
    ? {}
    : { handoff: { expiresAt: row.expires_at.toISOString(), isOpened: row.opened_at !== null } };

/** The state of the inspection with its photos, in the order of the slots. */
export const documentsOf = async (db: Queries, quoteId: string, now: Date): Promise<InspectionDocuments> => {
  const quote = requireMotor(await findQuote(db, quoteId));
  const order: readonly PhotoSlot[] = slotsOf(motorDetailsOf(quote).kind);
  const photos = await listPhotos(db, quoteId);
  const { submittedAt, decidedAt } = inspectionOf(quote);
  return {
    ...stateOf(quote, now),
    photos: photos.toSorted((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot)).map(photoOf),
    ...(submittedAt === undefined ? {} : { submittedAt }),
    ...(decidedAt === undefined ? {} : { decidedAt }),
    ...handoffOf(await findHandoffOf(db, quoteId), now),
  };
};
