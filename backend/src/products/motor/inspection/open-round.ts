import { ALL_SLOTS, DAMAGE_SLOTS, slotsOf } from 'mfe-motor/rules/inspection.ts';
import type { PhotoSlot } from 'mfe-motor/rules/inspection.ts';
import type { EventActor } from '#core/access/caller.ts';
import { applyEvent } from '#areas/quote/apply-event.ts';
import type { Services } from '#areas/services.ts';
import type { Queries } from '#core/database/database.ts';
import { badRequest, refused } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { EventContext } from '#areas/quote/product/insurance-product.ts';
import { motorDetailsOf } from '../details.ts';
import { motorTextOf } from '../texts.ts';
import {
  lockOpenQuote,
  saveSummary,
  stateOf,
  withSummary,
  inspectionOf,
  withoutInspection,
} from './state.ts';
import { insertInspectionEvent } from '../sql/inspection-events.ts';
import { decideSet, findNewestSet } from '../sql/inspections.ts';
import type { PhotoRow } from '../tables.ts';
import { deletePhoto, listPhotos, retirePhoto } from '../sql/photos.ts';
import { endHandoff } from '../sql/handoffs.ts';

/** Context of a change of photos. */
export interface PhotoRequest {
  readonly tx: Queries;
  readonly products: Services['products'];
  readonly quoteId: string;
  readonly actor: EventActor;
  readonly now: Date;
}

/** Resets an expired approval: new photos are wanted (ruling R11). */
const renewed = async (request: PhotoRequest, quote: Quote): Promise<Quote> => {
  const { tx, now } = request;
  const summary = withoutInspection(inspectionOf(quote));
  await retirePhotos(tx, quote, now);
  if (quote.stage !== 'Q C Inspection Done') return saveSummary(tx, quote, summary);
  return applyEvent(request, {
    event: 'renewInspection',
    change: (context) => withSummary(context.quote, summary),
  });
};

/** Locks the quote; refuses unless photos are wanted. */
export const lockForPhotos = async (request: PhotoRequest): Promise<Quote> => {
  const locked = await lockOpenQuote(request.tx, request.quoteId);
  const isExpired = stateOf(locked, request.now).status === 'expired';
  const quote = isExpired ? await renewed(request, locked) : locked;
  const { status } = inspectionOf(quote);
  if (status === 'underReview' || status === 'approved') throw refused(motorTextOf('motor.photo.notWanted'));
  if (quote.stage !== 'Customer Information Updated') throw refused(TEXTS.notYet);
  return quote;
};

/** The slots that may be filled: every one of the first set, only the flagged ones of one that was sent back. */
export const openSlots = (quote: Quote): readonly PhotoSlot[] => {
  const { status, flagged } = inspectionOf(quote);
  return status === 'flagged' ? flagged : slotsOf(motorDetailsOf(quote).kind);
};

export const requireSlot = (slot: string): PhotoSlot => {
  const known = ALL_SLOTS.find((each) => each === slot);
  if (known === undefined) throw badRequest(TEXTS.badFields, { values: { fields: 'slot' } });
  return known;
};

export const requireOpenSlot = (quote: Quote, slot: PhotoSlot): void => {
  if (!openSlots(quote).includes(slot)) throw refused(motorTextOf('motor.photo.slot'));
};

export const isDamage = (slot: PhotoSlot): boolean => DAMAGE_SLOTS.some((each) => each === slot);

/** Deletes a photo that no reviewer has seen; retires one that reviewers have seen. */
export const removePhotoRow = async (tx: Queries, photo: PhotoRow, facts: { round: number; now: Date }) => {
  if (photo.round > facts.round) await deletePhoto(tx, photo.quote_id, photo.photo_id);
  else await retirePhoto(tx, photo, facts.now);
};

/** Retires all photos. */
const retirePhotos = async (tx: Queries, quote: Quote, now: Date): Promise<void> => {
  const { round } = inspectionOf(quote);
  for (const photo of await listPhotos(tx, quote.id)) await removePhotoRow(tx, photo, { round, now });
};

/** Voids the inspection when the vehicle changes: its photos are retired, its open set is withdrawn (ruling R11). */
export const voidInspection = async ({ tx, quote, actor, now }: EventContext): Promise<void> => {
  await retirePhotos(tx, quote, now);
  await endHandoff(tx, quote.id, now);
  const set = await findNewestSet(tx, quote.id);
  if (set === undefined || set.decision !== null) return;
  const { round } = set;
  const key = { quoteId: quote.id, round };
  await decideSet(tx, key, { decision: 'withdrawn', by: null, reason: '', checked: '', now });
  await insertInspectionEvent(tx, { ...key, what: 'withdrawn', actor, now });
};
