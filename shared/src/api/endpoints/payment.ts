import { endpoint } from '../endpoint.ts';

export interface PaymentState {
  readonly quoteId: string;
  readonly status: 'Unpaid' | 'Pending' | 'Paid' | 'PayLater' | 'Expired' | 'Failed';
  readonly policyNo?: string;
  /** When the payment link ends, 24 hours after it was made (PAY-016). */
  readonly linkExpiresAt?: string;
}

/** One pending payment as the agent sees it. */
export interface PendingPayment {
  readonly quoteId: string;
  readonly product_Id: string;
  readonly proposalNo: string;
  readonly insuredName: string;
  readonly duePremium: number;
  readonly departureDate?: string;
  readonly linkExpiresAt?: string;
  readonly payLaterDueDate?: string;
}

export const paymentEndpoints = {
  checkout: endpoint<{
    query: { proposalNo: string };
    reply: { response: { payment: { url: string; expired_date: string } } };
  }>()({ method: 'GET', path: 'auth/payment-route/doku/checkout', effect: 'writes', origin: 'specified' }),
  payLater: endpoint<{
    query: { proposalNo: string };
    reply: { data: { policyNo: string; proposalNo: string; payLaterDueDate: string; SessionId: string } };
  }>()({ method: 'GET', path: 'auth/payment-route/pay-later', effect: 'writes', origin: 'specified' }),
  /** The state of the payment, asked while the customer waits for the provider's word. */
  paymentState: endpoint<{ query: { quoteId: string }; reply: { data: PaymentState } }>()({
    method: 'GET',
    path: 'auth/payment-route/status',
    effect: 'reads',
    origin: 'assumed',
  }),
  paymentPending: endpoint<{
    query: { product?: string; sort?: string; proposalNo?: string; insuredName?: string };
    reply: { data: readonly PendingPayment[]; totalCount: number };
  }>()({
    method: 'GET',
    path: 'user/payment-pending',
    effect: 'reads',
    successCodes: [-1, 1],
    origin: 'specified',
  }),
} as const;
