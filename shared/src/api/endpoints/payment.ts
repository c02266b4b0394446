import { paymentCalls } from '#schemas/payment.ts';
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
