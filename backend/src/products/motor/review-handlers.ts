import type { reviewCalls } from 'mfe-motor/contract/review-endpoints.ts';
import type { Handlers } from '#areas/area.ts';
import { decideReview } from './review/decide.ts';
import { leaseReview, openReview, releaseReview, reviewPhoto } from './review/look.ts';
import { reviewCount, reviewQueue } from './review/review-queue.ts';

export const reviewHandlers: Handlers<typeof reviewCalls> = {
  reviewQueue,
  reviewCount,
  openReview,
  reviewPhoto,
  leaseReview,
  releaseReview,
  decideReview,
};
