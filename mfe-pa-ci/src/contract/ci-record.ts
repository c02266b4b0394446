import type { QuoteRecord } from '@payung/shared/schemas/quote.ts';

/** A customer who was sent to the partner. Moments in ISO 8601. */
export interface Handover {
  readonly at: string;
  /** When the partner said that its page had opened; nothing while it has not. */
  readonly arrivedAt?: string;
}

/** What the partner's page could not do with a token; nothing was lost by it. */
export type HandoverProblem = 'expired' | 'used' | 'unreadable' | 'down';

/** A critical-illness enquiry: a customer, an agent's discount or promo code, and its way to the partner. */
export interface CiQuoteRecord extends QuoteRecord {
  /** The newest first. */
  readonly handovers: readonly Handover[];
}

export interface NewCiQuote {
  readonly insuredName: string;
  readonly insuredPhone: string;
  readonly insuredEmail: string;
  /** 0 to 25. */
  readonly discountPercent: number;
  /** Passed on to the partner, who decides whether it counts; empty for none. */
  readonly promoCode: string;
  readonly requestId: string;
}
