import { endpoint } from '../endpoint.ts';
import { listOf, record, renamed, under } from '#wire/wire-names.ts';

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
  readonly productId: string;
  readonly proposalNo: string;
  readonly insuredName: string;
  readonly duePremium: number;
  readonly departureDate?: string;
  readonly linkExpiresAt?: string;
  readonly payLaterDueDate?: string;
}

export interface Checkout {
  /** The provider's page. */
  readonly url: string;
  /** When that page ends, as the provider writes it. */
  readonly expiresAt: string;
}

export interface PaidLater {
  readonly policyNo: string;
  readonly proposalNo: string;
  readonly payLaterDueDate: string;
  /** Names the policy to its customer (ruling K73). */
  readonly reference: string;
}

export interface PendingPayments {
  readonly total: number;
  readonly items: readonly PendingPayment[];
}

const pendingPayment = record<PendingPayment>({ productId: 'product_Id' });

export const paymentEndpoints = {
  checkout: endpoint<{ query: { proposalNo: string }; reply: Checkout }>()({
    method: 'GET',
    path: 'auth/payment-route/doku/checkout',
    effect: 'writes',
    wire: { reply: under('response', under('payment', record<Checkout>({ expiresAt: 'expired_date' }))) },
    origin: 'specified',
  }),
  payLater: endpoint<{ query: { proposalNo: string }; reply: PaidLater }>()({
    method: 'GET',
    path: 'auth/payment-route/pay-later',
    effect: 'writes',
    wire: { reply: under('data', record<PaidLater>({ reference: 'SessionId' })) },
    origin: 'specified',
  }),
  /** The state of the payment, asked while the customer waits for the provider's word. */
  paymentState: endpoint<{ query: { quoteId: string }; reply: PaymentState }>()({
    method: 'GET',
    path: 'auth/payment-route/status',
    effect: 'reads',
    wire: { reply: under('data', record<PaymentState>({})) },
    origin: 'assumed',
  }),
  paymentPending: endpoint<{
    query: { product?: string; sort?: string; proposalNo?: string; insuredName?: string };
    reply: PendingPayments;
  }>()({
    method: 'GET',
    path: 'user/payment-pending',
    effect: 'reads',
    successCodes: [-1, 1],
    wire: {
      reply: record<PendingPayments>({
        total: 'totalCount',
        items: renamed('data', listOf(pendingPayment)),
      }),
    },
    origin: 'specified',
  }),
} as const;
