import type { DecisionForm, ReviewSet } from 'mfe-motor/contract/schemas/review.ts';
import { CHECKLIST } from 'mfe-motor/rules/inspection.ts';
import type { PhotoSlot } from 'mfe-motor/rules/inspection.ts';
import { applyEvent } from '#areas/quote/apply-event.ts';
import type { QuoteCommand } from '#areas/quote/product/insurance-product.ts';
import type { HandlerContext } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { refused } from '#core/http/api-refusal.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { findQuote } from '#areas/quote/sql/quotes.ts';
import { requireMotor, withSummary, inspectionOf } from '../inspection/state.ts';
import type { InspectionSummary } from '../details.ts';
import { isReviewedDataChanged } from '../inspection/submit.ts';
import { hasSeenPhoto } from '../sql/inspection-events.ts';
import { decideSet } from '../sql/inspections.ts';
import type { SetRow } from '../sql/inspections.ts';
import { flagPhotoRow, listPhotos } from '../sql/photos.ts';
import { motorTextOf } from '../texts.ts';
import { answerSet, audit, reviewing } from './open-review.ts';
import type { Review } from './open-review.ts';
import { leaseOf } from './review-set.ts';
import { notifyDecision } from './notify-decision.ts';
import { alreadyDecided, leasedByOther, newerSet } from './review-conflict.ts';

/** Flags the photos, and returns the slots that are wanted again. */
const flagPhotos = async ({ tx, quoteId }: Review, form: DecisionForm, round: number) => {
  const photos = (await listPhotos(tx, quoteId)).filter((photo) => photo.round <= round);
  const slots = new Set<PhotoSlot>();
  for (const { photoId, reason, note } of form.flags) {
    const photo = photos.find((each) => each.photo_id === photoId);
    if (photo === undefined) throw refused(motorTextOf('motor.review.flagUnknown'));
    await flagPhotoRow(tx, { quoteId, photoId, reason, note: note.trim() });
    slots.add(photo.slot);
  }
  return [...slots];
};

const approved = (now: Date) => (summary: InspectionSummary) => ({
  ...summary,
  status: 'approved' as const,
  approvedAt: now.toISOString(),
});

const flagged = (slots: readonly PhotoSlot[]) => (summary: InspectionSummary) => ({
  ...summary,
  status: 'flagged' as const,
  flagged: slots,
});

interface Effect {
  readonly event: QuoteCommand['event'];
  readonly summaryAfter: (summary: InspectionSummary) => InspectionSummary;
}

const effectOf = async (review: Review, form: DecisionForm): Promise<Effect> => {
  if (form.decision === 'approve') {
    return { event: 'approveInspection', summaryAfter: approved(review.now) };
  }
  if (form.decision === 'reject') return { event: 'rejectQuote', summaryAfter: (summary) => summary };
  const slots = await flagPhotos(review, form, form.round);
  return { event: 'flagInspection', summaryAfter: flagged(slots) };
};

const move = async (review: Review, services: Services, form: DecisionForm): Promise<Quote> => {
  const { tx, quoteId, reviewerId, now } = review;
  const { event, summaryAfter } = await effectOf(review, form);
  const at = now.toISOString();
  const rejection = { reason: form.reason.trim(), by: reviewerId, at };
  return applyEvent(
    { tx, products: services.products, quoteId, actor: { kind: 'staff', id: reviewerId }, now },
    {
      event,
      change: ({ quote }) => ({
        ...withSummary(quote, { ...summaryAfter(inspectionOf(quote)), decidedAt: at }),
        ...(event === 'rejectQuote' ? { rejection } : {}),
      }),
    },
  );
};

/** A decision is about the set that the reviewer saw, and nobody else may have its lease. */
const requireUndecided = async (review: Review, set: SetRow, round: number): Promise<void> => {
  if (set.decision !== null) throw alreadyDecided(set, await answerSet(review));
  if (set.round !== round) throw newerSet(await answerSet(review));
  const lease = leaseOf(set, review);
  if (lease !== undefined && !lease.isMine) throw leasedByOther(lease.reviewer, await answerSet(review));
};

/** An approval needs the lease, an opened photo, and data unchanged since the set was submitted. */
const requireReviewed = async (review: Review, set: SetRow, secret: string): Promise<void> => {
  const { tx, quoteId, reviewerId } = review;
  const { round, shown } = set;
  if (leaseOf(set, review)?.isMine !== true) throw refused(motorTextOf('motor.review.leaseFirst'));
  if (!(await hasSeenPhoto(tx, { quoteId, round, reviewerId })))
    throw refused(motorTextOf('motor.review.photoFirst'));
  const quote = requireMotor(await findQuote(tx, quoteId));
  if (await isReviewedDataChanged(tx, secret, { quote, round, shown }))
    throw newerSet(await answerSet(review));
};

const WHAT = { approve: 'approved', flag: 'flagged', reject: 'rejected' } as const;

type DecisionContext = Pick<HandlerContext, 'caller'> & {
  readonly params: { readonly quoteId: string };
  readonly body: DecisionForm;
};

/** Once for each set: quote, photos, audit trail, notification and messages change together or not at all. */
export const decideReview = (context: DecisionContext, services: Services): Promise<ReviewSet> =>
  reviewing(context, services, async (review, set) => {
    const form = context.body;
    await requireUndecided(review, set, form.round);
    validateDecision(form);
    if (form.decision === 'approve') await requireReviewed(review, set, services.secret);
    const { tx, quoteId, reviewerId, now } = review;
    const { round } = set;
    const quote = await move(review, services, form);
    const reason = form.reason.trim();
    const checked = form.checked.join(',');
    await decideSet(
      tx,
      { quoteId, round },
      { decision: form.decision, by: reviewerId, reason, checked, now },
    );
    await audit(review, round, WHAT[form.decision]);
    await notifyDecision(services, { tx, quote, decision: form.decision, reason, now });
    return answerSet(review);
  });

const problemOf = ({ decision, checked, flags, reason }: DecisionForm): string | undefined => {
  if (decision === 'approve') {
    if (flags.length > 0) return 'motor.review.flagsLeft';
    return CHECKLIST.every((item) => checked.includes(item)) ? undefined : 'motor.review.checklist';
  }
  if (decision === 'flag') return flags.length === 0 ? 'motor.review.flags' : undefined;
  return reason.trim() === '' ? 'motor.review.reason' : undefined;
};

/** Checks what each decision requires. */
const validateDecision = (form: DecisionForm): void => {
  const problem = problemOf(form);
  if (problem !== undefined) throw refused(motorTextOf(problem));
};
