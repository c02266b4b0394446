import type { ReviewSet } from 'mfe-motor/contract/schemas/review.ts';
import { INSPECTION } from 'mfe-motor/rules/inspection.ts';
import { requireStaff } from '#core/access/caller.ts';
import type { BinaryReply, HandlerContext } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { lockQuote } from '#areas/quote/sql/quotes.ts';
import { photoBytes, requirePhoto } from '../inspection/change-photos.ts';
import { requireMotor } from '../inspection/state.ts';
import { hasInspectionEventSince, insertInspectionEvent } from '../sql/inspection-events.ts';
import { leaseSet, releaseSet } from '../sql/inspections.ts';
import type { SetRow } from '../sql/inspections.ts';
import { alreadyDecided, leasedByOther } from './review-conflict.ts';
import { leaseOf, requireSet, reviewSetOf } from './review-set.ts';

/** Context of a call of a reviewer about one set. */
export interface Review {
  readonly tx: Queries;
  readonly quoteId: string;
  readonly reviewerId: string;
  readonly now: Date;
}

type ByQuote = Pick<HandlerContext, 'caller'> & { readonly params: { readonly quoteId: string } };

/** Runs in one transaction with the quote locked, so that calls of two reviewers are serialised. */
export const reviewing = <T>(
  { caller, params: { quoteId } }: ByQuote,
  { db, clock }: Services,
  work: (review: Review, set: SetRow) => Promise<T>,
): Promise<T> => {
  const reviewerId = requireStaff(caller).agentId;
  return transaction(db, async (tx) => {
    requireMotor(await lockQuote(tx, quoteId));
    const set = await requireSet(tx, quoteId);
    return work({ tx, quoteId, reviewerId, now: clock.now() }, set);
  });
};

/** Writes an entry of the audit trail. */
export const audit = ({ tx, quoteId, reviewerId, now }: Review, round: number, what: string) =>
  insertInspectionEvent(tx, { quoteId, round, what, actor: { kind: 'staff', id: reviewerId }, now });

export const answerSet = ({ tx, quoteId, ...viewer }: Review): Promise<ReviewSet> =>
  reviewSetOf(tx, quoteId, viewer);

/** A page polls the set: openings within the lease time count as one. */
const auditOpening = async (review: Review, round: number): Promise<void> => {
  const { tx, quoteId, reviewerId, now } = review;
  const actor = { kind: 'staff', id: reviewerId } as const;
  const since = new Date(now.getTime() - INSPECTION.leaseSeconds * 1000);
  const isRepeated = await hasInspectionEventSince(tx, { quoteId, round, what: 'opened', actor }, since);
  if (!isRepeated) await audit(review, round, 'opened');
};

/** The newest set; the opening is written to the audit trail. */
export const openReview = (context: ByQuote, services: Services): Promise<ReviewSet> =>
  reviewing(context, services, async (review, { round }) => {
    await auditOpening(review, round);
    return answerSet(review);
  });

type ByPhoto = Pick<HandlerContext, 'caller'> & {
  readonly params: { readonly quoteId: string; readonly photoId: string };
};

/** Only of a set that was submitted. */
export const reviewPhoto = async (context: ByPhoto, services: Services): Promise<BinaryReply> => {
  const found = await reviewing(context, services, async (review, set) => {
    const photo = await requirePhoto(review.tx, context.params);
    if (photo.round > set.round) throw notFound();
    await audit(review, set.round, `photoSeen:${photo.slot}`);
    return photo;
  });
  return photoBytes(services, context.params, found);
};

const leaseUntil = (now: Date): Date => new Date(now.getTime() + INSPECTION.leaseSeconds * 1000);

/** Takes the lease or renews one's own; takes over another reviewer's only with `takeOver`. */
export const leaseReview = (
  context: ByQuote & { readonly body: { readonly takeOver: boolean } },
  services: Services,
): Promise<ReviewSet> =>
  reviewing(context, services, async (review, set) => {
    const { tx, quoteId, reviewerId, now } = review;
    if (set.decision !== null) throw alreadyDecided(set, await answerSet(review));
    const lease = leaseOf(set, review);
    const isOthers = lease !== undefined && !lease.isMine;
    if (isOthers && !context.body.takeOver) throw leasedByOther(lease.reviewer, await answerSet(review));
    const { round } = set;
    await leaseSet(tx, { quoteId, round }, { reviewerId, until: leaseUntil(now) });
    if (lease?.isMine !== true) await audit(review, round, isOthers ? 'takenOver' : 'leased');
    return answerSet(review);
  });

/** Releases one's own lease; another reviewer's stays. */
export const releaseReview = (
  context: ByQuote,
  services: Services,
): Promise<{ readonly released: boolean }> =>
  reviewing(context, services, async (review, set) => {
    if (leaseOf(set, review)?.isMine !== true) return { released: false };
    await releaseSet(review.tx, { quoteId: review.quoteId, round: set.round });
    await audit(review, set.round, 'released');
    return { released: true };
  });
