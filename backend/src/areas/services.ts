import type { Clock } from '#clock.ts';
import type { Database, Queries } from '#database/database.ts';
import type { IdentityProvider } from '#providers/identity/identity-provider.ts';
import type { SoldProduct } from './quote/sold-product.ts';

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
  | 'TIMEOUT'
  | 'REDIRECT';

/** The provider's word about one invoice. */
export interface ProviderAnswer {
  readonly invoiceNumber: string;
  readonly requestId: string;
  readonly amount: number;
  readonly status: ProviderStatus;
}

export interface PaymentProvider {
  createCheckout(order: CheckoutOrder): Promise<{ readonly url: string; readonly expiresAt: Date }>;
  readStatus(invoiceNumber: string): Promise<{ readonly status: ProviderStatus; readonly amount: number }>;
  /** Nothing when the signature, the client or the time is not right. */
  verifyNotification(notification: {
    readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
    readonly rawBody: Buffer;
    readonly target: string;
  }): ProviderAnswer | undefined;
}

export type Language = 'en' | 'id';

/** A label in the document's language, and what stands beside it. */
export interface DocumentLine {
  readonly label: string;
  readonly value: string;
}

export interface DocumentContent {
  readonly kind: 'policy' | 'quotation';
  /** Quote, version, kind and language make a document; its bytes may be kept under this name. */
  readonly cacheKey: string;
  readonly language: Language;
  readonly title: string;
  readonly number: string;
  readonly sections: readonly { readonly heading: string; readonly lines: readonly DocumentLine[] }[];
  readonly notes: readonly string[];
}

/** Work that is done after the transaction that asked for it, once. */
export type Job =
  | { readonly kind: 'sendOtp'; readonly phone: string; readonly code: number; readonly language: Language }
  | {
      readonly kind: 'sendPolicyEmail';
      readonly quoteId: string;
      readonly language: Language;
    };

/** What the areas need of the rest of the backend. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  /** At least 32 bytes: keyed hashes and link payloads hang on it. */
  readonly secret: string;
  /** Scheme and host of the platform, without a slash at the end. */
  readonly publicUrl: string;
  /** Path of the provider's notifications as the provider sees it; it is part of what is signed. */
  readonly notificationPath: string;
  /** The record of a product that is sold here, by its id. */
  readonly productOf: (productId: string) => SoldProduct;
  readonly payments: PaymentProvider;
  /** Nothing where no provider is configured: cards are then only uploaded. */
  readonly identity: IdentityProvider | undefined;
  readonly printDocument: (content: DocumentContent) => Promise<Buffer>;
  /** Written in the caller's transaction. */
  readonly enqueue: (tx: Queries, job: Job) => Promise<void>;
}
