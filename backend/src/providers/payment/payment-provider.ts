import type { Language } from '#core/http/language.ts';

export interface CheckoutOrder {
  readonly invoiceNumber: string;
  /** Whole rupiah. */
  readonly amount: number;
  readonly requestId: string;
  readonly dueMinutes: number;
  readonly language: Language;
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
  /** Where the provider sends the customer back to. */
  readonly returnUrl: string;
  readonly lineItems: readonly { readonly name: string; readonly price: number; readonly quantity: number }[];
}

export type ProviderStatus =
  | 'PENDING'
  | 'SUCCESS'
  | 'FAILED'
  | 'EXPIRED'
  | 'REFUNDED'
  | 'CHARGEBACK'
  | 'VOID'
  | 'TIMEOUT'
  | 'REDIRECT';

/** What the provider reports about one invoice. */
export interface ProviderAnswer {
  readonly invoiceNumber: string;
  readonly requestId: string;
  readonly amount: number;
  readonly status: ProviderStatus;
  /** Tells one payment from another; the same in every report of it. */
  readonly paymentId?: string | undefined;
  /** When the customer paid, where the provider says so. */
  readonly paidAt?: Date | undefined;
}

/** Signed by the provider, and yet nothing that can be settled. */
export interface UnreadableNotification {
  /** The fields that are wrong; never their values. */
  readonly unreadable: string;
  /** Of printable characters alone, or empty. */
  readonly invoiceNumber: string;
}

export interface PaymentProvider {
  createCheckout(order: CheckoutOrder): Promise<{ readonly url: string; readonly expiresAt: Date }>;
  readStatus(invoiceNumber: string): Promise<Pick<ProviderAnswer, 'status' | 'amount' | 'paidAt'>>;
  /** Nothing when the signature, the client or the time is not right. */
  verifyNotification(notification: {
    readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
    readonly rawBody: Buffer;
    readonly target: string;
  }): ProviderAnswer | UnreadableNotification | undefined;
}

/** The provider did not answer, or not in a way that can be read: nothing is known about the payment. */
export class PaymentProviderUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The payment provider: ${reason}`, { cause });
    this.name = 'PaymentProviderUnavailable';
  }
}
