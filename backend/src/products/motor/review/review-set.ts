import type {
  Decision,
  ReviewDecision,
  ReviewLease,
  ReviewPhoto,
  ReviewSet,
  ReviewStatus,
} from 'mfe-motor/contract/schemas/review.ts';
import { isPriceUnusual } from 'mfe-motor/rules/vehicle.ts';
import { PHOTO_HINTS, slotsOf } from 'mfe-motor/rules/inspection.ts';
import type { PhotoSlot } from 'mfe-motor/rules/inspection.ts';
import type { Queries } from '#core/database/database.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { findQuote } from '#areas/quote/sql/quotes.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { motorDetailsOf, plateOf, vehicleNameOf } from '../details.ts';
import { photoOf } from '../inspection/documents.ts';
import { requireMotor } from '../inspection/state.ts';
import { listInspectionEvents } from '../sql/inspection-events.ts';
import { findNewestSet } from '../sql/inspections.ts';
import type { SetRow } from '../sql/inspections.ts';
import type { PhotoRow } from '../tables.ts';
import { listPhotos, listResemblances } from '../sql/photos.ts';
import type { Resemblance } from '../sql/photos.ts';

/** The reviewer for whom a set is read, and the time. */
export interface Viewer {
  readonly reviewerId: string;
  readonly now: Date;
}

/** The lease of a set, unless it has expired. */
export const leaseOf = (set: SetRow, { reviewerId, now }: Viewer): ReviewLease | undefined => {
  const { lease_by: by, lease_until: until, decision } = set;
  if (by === null || until === null || until <= now || decision !== null) return undefined;
  return { reviewer: set.lease_name, isMine: by === reviewerId, until: until.toISOString() };
};

export const decisionOf = (set: SetRow): ReviewDecision | undefined => {
  const { decision, decided_at: decidedAt, reason } = set;
  if (decision === null || decision === 'withdrawn' || decidedAt === null) return undefined;
  const kind: Decision = decision;
  return { decision: kind, reviewer: set.decider_name, decidedAt: decidedAt.toISOString(), reason };
};

export const statusOf = (set: SetRow, viewer: Viewer): ReviewStatus => {
  if (set.decision !== null) return 'decided';
  return leaseOf(set, viewer) === undefined ? 'waiting' : 'inReview';
};

const enteredOf = (quote: Quote): ReviewSet['entered'] => {
  const details = motorDetailsOf(quote);
  const { guidePrice, sumInsured } = details;
  return {
    insuredName: quote.insured_name,
    vehicle: vehicleNameOf(details),
    plate: plateOf(details),
    chassisNo: details.chassisNo,
    engineNo: details.engineNo,
    year: details.year,
    coverage: details.coverage,
    sumInsured,
    accessories: details.accessories,
    isModelListed: details.isModelListed,
    ...(guidePrice === undefined ? {} : { guidePrice }),
    isPriceUnusual: isPriceUnusual(sumInsured, guidePrice),
  };
};

const hintsOf = (row: PhotoRow) => PHOTO_HINTS.filter((hint) => row.hints.split(',').includes(hint));

const reviewPhotoOf = (row: PhotoRow, round: number, alike: readonly Resemblance[]): ReviewPhoto => ({
  ...photoOf(row),
  ...(row.taken_at === null ? {} : { takenAt: row.taken_at.toISOString() }),
  hints: hintsOf(row),
  width: row.width,
  height: row.height,
  resembles: alike
    .filter((other) => other.photo_id === row.photo_id)
    .map(({ code, slot }) => ({ code, slot })),
  isAccepted: row.round < round && row.flag_reason === null,
});

const photosOf = async (tx: Queries, quote: Quote, round: number): Promise<readonly ReviewPhoto[]> => {
  const order: readonly PhotoSlot[] = slotsOf(motorDetailsOf(quote).kind);
  const alike = await listResemblances(tx, quote.id);
  // Photos for the next set are not shown before it is submitted.
  const rows = (await listPhotos(tx, quote.id)).filter((row) => row.round <= round);
  return rows
    .toSorted((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot))
    .map((row) => reviewPhotoOf(row, round, alike));
};

const auditOf = async (tx: Queries, quoteId: string): Promise<ReviewSet['audit']> =>
  (await listInspectionEvents(tx, quoteId)).map(({ at, what, actor, name }) => ({
    at: at.toISOString(),
    who: name === '' ? actor : name,
    what,
  }));

/** The newest set of a motor quote. */
export const requireSet = async (tx: Queries, quoteId: string): Promise<SetRow> => {
  requireMotor(await findQuote(tx, quoteId));
  const set = await findNewestSet(tx, quoteId);
  if (set === undefined) throw notFound();
  return set;
};

/** All that a reviewer sees of the newest set. */
export const reviewSetOf = async (tx: Queries, quoteId: string, viewer: Viewer): Promise<ReviewSet> => {
  const set = await requireSet(tx, quoteId);
  const quote = requireMotor(await findQuote(tx, quoteId));
  const lease = leaseOf(set, viewer);
  const decision = decisionOf(set);
  return {
    quoteId,
    code: quote.code,
    round: set.round,
    status: statusOf(set, viewer),
    submittedAt: set.submitted_at.toISOString(),
    entered: enteredOf(quote),
    photos: await photosOf(tx, quote, set.round),
    ...(lease === undefined ? {} : { lease }),
    ...(decision === undefined ? {} : { decision }),
    audit: await auditOf(tx, quoteId),
  };
};
