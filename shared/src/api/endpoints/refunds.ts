import { refundCalls } from '#schemas/refunds.ts';
import { endpoint } from '../endpoint.ts';

/** What is owed back, for staff alone. */
export const refundEndpoints = {
  refundCount: endpoint(refundCalls.refundCount, {
    method: 'GET',
    path: 'staff/refunds-count',
    effect: 'reads',
    counted: 'polls',
    origin: 'assumed',
  }),
  listRefunds: endpoint(refundCalls.listRefunds, {
    method: 'GET',
    path: 'staff/refunds',
    effect: 'reads',
    origin: 'assumed',
  }),
  /** The money was transferred, as the bank's statement shows. */
  enterRefund: endpoint(refundCalls.enterRefund, {
    method: 'POST',
    path: 'staff/refunds/:refundId/enter',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** A second person has looked at it. */
  decideRefund: endpoint(refundCalls.decideRefund, {
    method: 'POST',
    path: 'staff/refunds/:refundId/decide',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;
