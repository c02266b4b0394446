import { endpoint } from '@payung/shared/api/endpoint.ts';
import { reviewSchemas } from './schemas/review.ts';

const reads = { method: 'GET', effect: 'reads', origin: 'assumed' } as const;
const writes = { method: 'POST', effect: 'writes', origin: 'assumed' } as const;

/** What reviewers do (ruling R18): for staff alone. */
export const reviewCalls = {
  reviewQueue: endpoint(reviewSchemas.reviewQueue, { ...reads, path: 'staff/inspections' }),
  /** For the list of work: how many sets wait. */
  reviewCount: endpoint(reviewSchemas.reviewCount, {
    ...reads,
    path: 'staff/inspections-count',
    counted: 'polls',
  }),
  /** Looking is kept in the audit trail, so it writes. */
  openReview: endpoint(reviewSchemas.openReview, {
    ...reads,
    effect: 'writes',
    path: 'staff/inspections/:quoteId',
  }),
  reviewPhoto: endpoint(reviewSchemas.reviewPhoto, {
    ...reads,
    path: 'staff/inspections/:quoteId/photos/:photoId',
    binary: true,
  }),
  /** Takes the set, or renews one's own lease; `takeOver` takes it from somebody else. */
  leaseReview: endpoint(reviewSchemas.leaseReview, { ...writes, path: 'staff/inspections/:quoteId/lease' }),
  releaseReview: endpoint(reviewSchemas.releaseReview, {
    ...writes,
    path: 'staff/inspections/:quoteId/release',
  }),
  decideReview: endpoint(reviewSchemas.decideReview, {
    ...writes,
    path: 'staff/inspections/:quoteId/decision',
  }),
} as const;
