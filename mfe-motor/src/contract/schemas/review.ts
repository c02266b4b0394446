import * as v from 'valibot';
import { text, wholeNumber } from '@payung/shared/schemas/parts.ts';
import { describe } from '@payung/shared/wire/call-schemas.ts';
import type { Clean } from '@payung/shared/wire/describe.ts';
import { CHECKLIST, FLAG_REASONS, INSPECTION, PHOTO_HINTS } from '#rules/inspection.ts';
import { COVERAGES } from '#rules/vehicle.ts';
import { photoSlot, sentPhotoFields } from './inspection.ts';

/** Somebody looks at the set; ends by itself. */
const reviewLease = v.strictObject({ reviewer: v.string(), isMine: v.boolean(), until: v.string() });
export type ReviewLease = Clean<typeof reviewLease>;

const decision = v.picklist(['approve', 'flag', 'reject']);
export type Decision = Clean<typeof decision>;

const reviewDecision = v.strictObject({
  decision,
  reviewer: v.string(),
  decidedAt: v.string(),
  reason: v.string(),
});
export type ReviewDecision = Clean<typeof reviewDecision>;

/** What the list and an opened set say alike. */
const setFields = {
  quoteId: v.string(),
  code: v.string(),
  round: v.number(),
  status: v.picklist(['waiting', 'inReview', 'decided']),
  submittedAt: v.string(),
  lease: v.optional(reviewLease),
  decision: v.optional(reviewDecision),
};

const reviewItem = v.strictObject({
  ...setFields,
  /** `Toyota Avanza 2023`. */
  vehicle: v.string(),
  plate: v.string(),
  isOverdue: v.boolean(),
});
export type ReviewItem = Clean<typeof reviewItem>;
export type ReviewStatus = ReviewItem['status'];

const reviewQueue = v.strictObject({
  total: v.number(),
  waiting: v.number(),
  overdue: v.number(),
  items: v.array(reviewItem),
});
export type ReviewQueue = Clean<typeof reviewQueue>;

/** A photo as a reviewer sees it. */
const reviewPhoto = v.strictObject({
  slot: photoSlot,
  photoId: v.string(),
  description: v.string(),
  ...sentPhotoFields,
  takenAt: v.optional(v.string()),
  hints: v.array(v.picklist(PHOTO_HINTS)),
  width: v.number(),
  height: v.number(),
  /** Looks like a photo of another slot or another quote: a hint, never a refusal. */
  resembles: v.array(v.strictObject({ code: v.string(), slot: photoSlot })),
  /** From an earlier set, and not flagged then. */
  isAccepted: v.boolean(),
});
export type ReviewPhoto = Clean<typeof reviewPhoto>;

/** One set of photos beside what was entered. */
const reviewSet = v.strictObject({
  ...setFields,
  entered: v.strictObject({
    insuredName: v.string(),
    vehicle: v.string(),
    plate: v.string(),
    chassisNo: v.string(),
    engineNo: v.string(),
    year: v.number(),
    coverage: v.picklist(COVERAGES),
    sumInsured: v.number(),
    accessories: v.number(),
    isModelListed: v.boolean(),
    /** Whole rupiah; absent for a model that is not listed. */
    guidePrice: v.optional(v.number()),
    /** More than 15 percent apart from the guide price (ruling R17). */
    isPriceUnusual: v.boolean(),
  }),
  photos: v.array(reviewPhoto),
  audit: v.array(v.strictObject({ at: v.string(), who: v.string(), what: v.string() })),
});
export type ReviewSet = Clean<typeof reviewSet>;

const decisionForm = v.strictObject({
  /** The round that the reviewer saw. */
  round: wholeNumber(1, 999),
  decision,
  checked: v.pipe(v.array(v.picklist(CHECKLIST)), v.maxLength(CHECKLIST.length)),
  flags: v.pipe(
    v.array(
      v.strictObject({
        photoId: text(36),
        reason: v.picklist(FLAG_REASONS),
        note: text(INSPECTION.noteChars),
      }),
    ),
    v.maxLength(20),
  ),
  /** Of a rejection, for agent and customer. */
  reason: text(INSPECTION.noteChars),
});
export type DecisionForm = Clean<typeof decisionForm>;

/** What reviewers do (ruling R18): for staff alone. */
export const reviewSchemas = describe({
  /** Oldest first. `search` finds plate and quote code. */
  reviewQueue: {
    query: v.strictObject({
      status: v.optional(v.picklist(['open', 'overdue', 'mine', 'decided'])),
      search: v.optional(text(40)),
      /** From 1. Those before it are read as well. */
      page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/))),
    }),
    reply: reviewQueue,
  },
  reviewCount: { reply: v.strictObject({ count: v.number() }) },
  openReview: { reply: reviewSet },
  reviewPhoto: {},
  leaseReview: { body: v.strictObject({ takeOver: v.boolean() }), reply: reviewSet },
  releaseReview: { reply: v.strictObject({ released: v.boolean() }) },
  decideReview: { body: decisionForm, reply: reviewSet },
});
