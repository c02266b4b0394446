import { endpoint } from '@payung/shared/api/endpoint.ts';
import type { ByQuote } from '@payung/shared/schemas/quote.ts';
import type { DecisionForm, ReviewQueue, ReviewSet } from './inspection.ts';

const reads = { method: 'GET', effect: 'reads', origin: 'assumed' } as const;
const writes = { method: 'POST', effect: 'writes', origin: 'assumed' } as const;

/** What reviewers do (ruling R18): for staff alone. */
export const reviewCalls = {
  /** Oldest first. `page` from 1; `search` finds plate and quote code. */
  reviewQueue: endpoint<{
    query: { status?: 'open' | 'overdue' | 'mine' | 'decided'; search?: string; page?: string };
    reply: ReviewQueue;
  }>()({ ...reads, path: 'staff/inspections' }),
  /** For the list of work: how many sets wait. */
  reviewCount: endpoint<{ reply: { count: number } }>()({
    ...reads,
    path: 'staff/inspections-count',
    counted: 'polls',
  }),
  /** Looking is kept in the audit trail, so it writes. */
  openReview: endpoint<{ params: ByQuote; reply: ReviewSet }>()({
    ...reads,
    effect: 'writes',
    path: 'staff/inspections/:quoteId',
  }),
  reviewPhoto: endpoint<{ params: ByQuote & { readonly photoId: string }; reply: Blob }>()({
    ...reads,
    path: 'staff/inspections/:quoteId/photos/:photoId',
    binary: true,
  }),
  /** Takes the set, or renews one's own lease; `takeOver` takes it from somebody else. */
  leaseReview: endpoint<{ params: ByQuote; body: { takeOver: boolean }; reply: ReviewSet }>()({
    ...writes,
    path: 'staff/inspections/:quoteId/lease',
  }),
  releaseReview: endpoint<{ params: ByQuote; reply: { released: boolean } }>()({
    ...writes,
    path: 'staff/inspections/:quoteId/release',
  }),
  decideReview: endpoint<{ params: ByQuote; body: DecisionForm; reply: ReviewSet }>()({
    ...writes,
    path: 'staff/inspections/:quoteId/decision',
  }),
} as const;
