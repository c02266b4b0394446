import type { InspectionDocuments } from 'mfe-motor/contract/schemas/inspection.ts';
import { photographerOf } from '#core/access/caller.ts';
import type { EventActor } from '#core/access/caller.ts';
import { applyEvent } from '#areas/quote/apply-event.ts';
import type { EventRequest } from '#areas/quote/product/insurance-product.ts';
import type { HandlerContext } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import type { Queries } from '#core/database/database.ts';
import { longTransaction, transaction } from '#core/database/transaction.ts';
import { refused } from '#core/http/api-refusal.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { changedFields, hashesOf } from '#core/access/secrets.ts';
import type { Fields } from '#core/access/secrets.ts';
import { listPhotos, findResemblances } from '../sql/photos.ts';
import { motorTextOf } from '../texts.ts';
import { documentsOf } from './documents.ts';
import { endHandoff } from '../sql/handoffs.ts';
import { lockOpenQuote, stateOf, withSummary, inspectionOf } from './state.ts';
import { motorDetailsOf, plateOf, vehicleNameOf } from '../details.ts';
import type { InspectionSummary } from '../details.ts';
import { isDamage, lockForPhotos } from './open-round.ts';
import type { PhotoRequest } from './open-round.ts';
import { insertInspectionEvent } from '../sql/inspection-events.ts';
import { insertInspection, decideSet, findNewestSet } from '../sql/inspections.ts';

/** Each photo is compared with all that there are: as long as whoever sends the set waits for it. */
const COMPARISON_LIMIT_MS = 25_000;

/** A set is complete with every required photo, and a description of every damage. */
const requireCompleteSet = async (tx: Queries, quote: Quote, now: Date): Promise<void> => {
  if (stateOf(quote, now).wantedSlots.length > 0) throw refused(motorTextOf('motor.photo.incomplete'));
  const photos = await listPhotos(tx, quote.id);
  const lacksDescription = photos.some(({ slot, description }) => isDamage(slot) && description === '');
  if (lacksDescription) throw refused(motorTextOf('motor.photo.describe'));
};

const submit = async (request: PhotoRequest, secret: string): Promise<void> => {
  const { tx, quoteId, actor, now } = request;
  const before = await lockOpenQuote(tx, quoteId);
  // A second tap finds the set of the first.
  if (inspectionOf(before).status === 'underReview') return;
  const open = await lockForPhotos(request);
  await requireCompleteSet(tx, open, now);
  const summary = submittedSummary(inspectionOf(open), now);
  const quote = await applyEvent(request, {
    event: 'submitInspection',
    change: (context) => withSummary(context.quote, summary),
  });
  await submitSet({ tx, secret, actor, now }, quote, summary.round);
  await endHandoff(tx, quoteId, now);
};

type ByQuote = Pick<HandlerContext, 'caller'> & { readonly params: { readonly quoteId: string } };

/** The complete set goes to the reviewers. */
export const submitInspection = async (
  { params: { quoteId }, caller }: ByQuote,
  { db, clock, secret, products }: Services,
): Promise<InspectionDocuments> => {
  const now = clock.now();
  const actor = photographerOf(caller);
  await transaction(db, (tx) => submit({ tx, products, quoteId, actor, now }, secret));
  return documentsOf(db, quoteId, now);
};

const submittedSummary = ({ round }: InspectionSummary, now: Date): InspectionSummary => ({
  status: 'underReview',
  round: round + 1,
  sent: [],
  flagged: [],
  submittedAt: now.toISOString(),
});

interface SubmittedBy {
  readonly tx: Queries;
  readonly secret: string;
  readonly actor: EventActor;
  readonly now: Date;
}

/** A set of photos for the reviewers, of the quote as it stands. */
const submitSet = async (
  { tx, secret, actor, now }: SubmittedBy,
  quote: Quote,
  round: number,
): Promise<void> => {
  const quoteId = quote.id;
  const details = motorDetailsOf(quote);
  await insertInspection(tx, {
    quoteId,
    round,
    quoteCode: quote.code,
    vehicle: vehicleNameOf(details),
    plate: plateOf(details),
    submittedAt: now,
    shown: await reviewedDataOf(tx, secret, { quote, round }),
  });
  await longTransaction(tx, (long) => findResemblances(long, quoteId, round), {
    limitMs: COMPARISON_LIMIT_MS,
  });
  await insertInspectionEvent(tx, { quoteId, round, what: 'submitted', actor, now });
};

/**
 * After a saved change: when the reviewed data of an approved or waiting set has changed (another name, another sum),
 * submits the same photos again as a new set. With another vehicle, `voidInspection` has removed them before.
 */
export const resubmitForReview = async (
  { seenVersion: _ofTheChange, ...request }: EventRequest,
  before: Quote,
  secret: string,
): Promise<Quote> => {
  const { tx, actor, now } = request;
  const { status } = inspectionOf(before);
  if (status !== 'approved' && status !== 'underReview') return before;
  const set = await findNewestSet(tx, before.id);
  if (set === undefined) return before;
  const { round, shown } = set;
  if (!(await isReviewedDataChanged(tx, secret, { quote: before, round, shown }))) return before;
  const key = { quoteId: before.id, round };
  if (set.decision === null) {
    await decideSet(tx, key, { decision: 'withdrawn', by: null, reason: '', checked: '', now });
    await insertInspectionEvent(tx, { ...key, what: 'withdrawn', actor, now });
  }
  const quote = await applyEvent(request, {
    event: 'reviewInspection',
    change: (context) => withSummary(context.quote, submittedSummary(inspectionOf(context.quote), now)),
  });
  await submitSet({ tx, secret, actor, now }, quote, inspectionOf(quote).round);
  return quote;
};

interface ReviewedSet {
  readonly quote: Quote;
  /** The set that the reviewers see. */
  readonly round: number;
}

/** The data that a reviewer compares with the photos, the ID number of the insured included. */
const fieldsOf = async (tx: Queries, { quote, round }: ReviewedSet): Promise<Fields> => {
  const details = motorDetailsOf(quote);
  const photos = (await listPhotos(tx, quote.id)).filter((photo) => photo.round <= round);
  return {
    insuredName: quote.insured_name,
    idCard: quote.insured_id_card,
    brand: details.brand,
    model: details.model,
    year: String(details.year),
    plate: plateOf(details),
    chassisNo: details.chassisNo,
    engineNo: details.engineNo,
    use: details.use,
    coverage: details.coverage,
    sumInsured: String(details.sumInsured),
    accessories: String(details.accessories),
    photos: photos
      .map(({ slot, pixels }) => `${slot} ${pixels}`)
      .toSorted((one, other) => (one < other ? -1 : 1))
      .join(),
  };
};

/** Hashes of the reviewed data, stored with the set: a decision applies to these values only. */
const reviewedDataOf = async (tx: Queries, secret: string, of: ReviewedSet): Promise<Fields> =>
  hashesOf(secret, `inspection ${of.quote.id}`, await fieldsOf(tx, of));

/** Whether the reviewed data has changed; false for older sets without hashes. */
export const isReviewedDataChanged = async (
  tx: Queries,
  secret: string,
  { shown, ...of }: ReviewedSet & { readonly shown: Fields | null },
): Promise<boolean> =>
  shown !== null && changedFields(shown, await reviewedDataOf(tx, secret, of)).length > 0;
