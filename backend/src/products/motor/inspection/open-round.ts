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
import { lockUnsold, saveSummary, stateOf, withSummary, inspectionOf, withoutInspection } from './state.ts';
import { insertInspectionEvent } from '../sql/inspection-events.ts';
import { decideSet, findNewestSet } from '../sql/inspections.ts';
import type { PhotoRow } from '../tables.ts';
import { deletePhoto, listPhotos, retirePhoto } from '../sql/photos.ts';
import { endHandoff } from '../sql/handoffs.ts';

/** By whom, in which transaction, photos of which quote are changed. */
export interface PhotoRequest {
  readonly tx: Queries;
  readonly productOf: Services['productOf'];
  readonly quoteId: string;
  readonly actor: EventActor;
  readonly now: Date;
}

/** An approval that no longer holds: photos are asked for anew (ruling R11). */
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

/** The quote, locked, while its photos are asked for. */
export const lockForPhotos = async (request: PhotoRequest): Promise<Quote> => {
  const locked = await lockUnsold(request.tx, request.quoteId);
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

/** Takes a photo away: one that nobody has seen leaves nothing, one that reviewers have seen is kept. */
export const takeAway = async (tx: Queries, photo: PhotoRow, facts: { round: number; now: Date }) => {
  if (photo.round > facts.round) await deletePhoto(tx, photo.quote_id, photo.photo_id);
  else await retirePhoto(tx, photo, facts.now);
};

/** None of the photos counts any more. */
const retirePhotos = async (tx: Queries, quote: Quote, now: Date): Promise<void> => {
  const { round } = inspectionOf(quote);
  for (const photo of await listPhotos(tx, quote.id)) await takeAway(tx, photo, { round, now });
};

/** Another vehicle: the photos are of the one before, and nobody decides about them any more (ruling R11). */
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
