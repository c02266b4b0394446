import type { LeadTab } from '#domain/leads/lead-status.ts';
import { endpoint } from '../endpoint.ts';
import { pagedQuery } from './paged.ts';
import { listOf, record, renamed, under } from '#wire/wire-names.ts';
import type { Codec } from '#wire/wire-names.ts';
import type { PaymentStatus } from '#schemas/quote.ts';

export interface PaymentState {
  readonly quoteId: string;
  readonly status: PaymentStatus;
  readonly policyNo?: string;
  /** When the newest payment link ends or ended, 24 hours after it was made (PAY-016). */
  readonly linkExpiresAt?: string;
  /** The last day to pay a policy that is paid later. */
  readonly payLaterDueDate?: string;
  /** Whether a payment link can be had today. */
  readonly isPayable?: boolean;
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
  readonly status?: PaymentStatus;
  /** Whether a payment link can be had today. */
  readonly isPayable?: boolean;
  /** The caller's own: others look, and do nothing. */
  readonly isOwn?: boolean;
  /** Whose it is; only in lists of a network. */
  readonly agentName?: string;
}

export interface Checkout {
  /** The provider's page. */
  readonly url: string;
  /** When that page ends: a moment in ISO. */
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
  /** At most 10,001, which stands for "more than 10,000". */
  readonly total: number;
  readonly items: readonly PendingPayment[];
  /** Where the next page begins; absent on the last one. */
  readonly next?: string;
}

export interface PendingSearch {
  readonly product?: string;
  readonly sort?: string;
  readonly proposalNo?: string;
  readonly insuredName?: string;
  /** One's own, or everybody's below, when empty. */
  readonly agentId?: string;
  /** The status of the lead that a line belongs to. */
  readonly tab?: LeadTab;
  /** 1 to 100; 100 without. */
  readonly limit?: string;
  /** Where the page before ended: what it answered as `next`. */
  readonly after?: string;
}

const JAKARTA_OFFSET_MS = 7 * 3_600_000;
const STAMP = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/;

/** The provider writes moments as `yyyyMMddHHmmss` in Jakarta's time; everybody else reads ISO. Other texts pass. */
export const jakartaStamp: Codec<string> = {
  encode: (iso) => {
    const ms = Date.parse(iso);
    if (Number.isNaN(ms)) return iso;
    return new Date(ms + JAKARTA_OFFSET_MS).toISOString().replace(/\D/g, '').slice(0, 14);
  },
  decode: (wire) => {
    const text = typeof wire === 'string' ? wire : '';
    const parts = STAMP.exec(text)?.slice(1);
    if (parts === undefined) return text;
    const ms = Date.parse(`${parts.slice(0, 3).join('-')}T${parts.slice(3).join(':')}+07:00`);
    return Number.isNaN(ms) ? text : new Date(ms).toISOString();
  },
};

const pendingPayment = record<PendingPayment>({ productId: 'product_Id' });

export const paymentEndpoints = {
  checkout: endpoint<{ query: { proposalNo: string }; reply: Checkout }>()({
    method: 'GET',
    path: 'auth/payment-route/doku/checkout',
    effect: 'writes',
    wire: {
      reply: under(
        'response',
        under('payment', record<Checkout>({ expiresAt: renamed('expired_date', jakartaStamp) })),
      ),
    },
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
    counted: 'polls',
    wire: { reply: under('data', record<PaymentState>({})) },
    origin: 'assumed',
  }),
  paymentPending: endpoint<{
    query: PendingSearch;
    reply: PendingPayments;
  }>()({
    method: 'GET',
    path: 'user/payment-pending',
    service: 'user',
    effect: 'reads',
    successCodes: [-1, 1],
    wire: {
      query: pagedQuery<PendingSearch>(),
      reply: record<PendingPayments>({
        total: 'totalCount',
        items: renamed('data', listOf(pendingPayment)),
        next: 'nextCursor',
      }),
    },
    origin: 'specified',
  }),
} as const;
