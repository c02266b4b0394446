import type { reviewCalls } from 'mfe-motor/contract/review-endpoints.ts';
import { forStaff } from '#core/access/access-rows.ts';
import type { AccessRow } from '#core/access/access-rows.ts';

/** Reviewing is for the insurer's own people alone (ruling R18). */
export const REVIEW_ACCESS: { readonly [Name in keyof typeof reviewCalls]: AccessRow } = {
  reviewQueue: forStaff,
  reviewCount: forStaff,
  openReview: forStaff,
  reviewPhoto: forStaff,
  leaseReview: forStaff,
  releaseReview: forStaff,
  decideReview: forStaff,
};
