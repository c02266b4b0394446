import { paymentCalls } from '#schemas/payment.ts';
import { refundCalls } from '#schemas/refunds.ts';
import { endpoint } from '../endpoint.ts';

export const paymentEndpoints = {
  checkout: endpoint(paymentCalls.checkout, {
    method: 'GET',
    path: 'auth/payment-route/doku/checkout',
    effect: 'writes',
    origin: 'specified',
  }),
  payLater: endpoint(paymentCalls.payLater, {
    method: 'GET',
    path: 'auth/payment-route/pay-later',
    effect: 'writes',
    origin: 'specified',
  }),
  /** The state of the payment, polled while the customer waits for the provider's notification. */
  paymentState: endpoint(paymentCalls.paymentState, {
    method: 'GET',
    path: 'auth/payment-route/status',
    effect: 'reads',
    counted: 'polls',
    origin: 'assumed',
  }),
  paymentPending: endpoint(paymentCalls.paymentPending, {
    method: 'GET',
    path: 'user/payment-pending',
    service: 'user',
    effect: 'reads',
    successCodes: [-1, 1],
    origin: 'specified',
  }),
  /** Whether the policy behind the code of a document is genuine; 404 where there is none. */
  policyCheck: endpoint(paymentCalls.policyCheck, {
    method: 'GET',
    path: 'user/policy-check/:code',
    service: 'user',
    effect: 'reads',
    origin: 'assumed',
  }),
} as const;

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
  /** Payments that the provider reports as taken back after they had arrived. */
  listTakenBack: endpoint(refundCalls.listTakenBack, {
    method: 'GET',
    path: 'staff/payments-taken-back',
    effect: 'reads',
    origin: 'assumed',
  }),
  /** Cover goes on, by a person's decision. */
  keepTakenBack: endpoint(refundCalls.keepTakenBack, {
    method: 'POST',
    path: 'staff/payments-taken-back/:invoiceNo/keep',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;
