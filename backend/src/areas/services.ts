import type { Clock } from '#clock.ts';
import type { Database, Queries } from '#core/database/database.ts';
import type { PolicyNoticeKind } from '#areas/payment/tables.ts';
import type { RefundReason } from '@payung/shared/domain/money/refunds.ts';

import type { HandoverPartner } from '#providers/partner/partner-client.ts';
import type { Captcha } from '#providers/captcha/captcha-client.ts';
import type { IdentityProvider } from '#providers/identity/identity-provider.ts';
import type { PaymentProvider } from '#providers/payment/payment-provider.ts';
import type { DocumentArchive } from '#core/documents/document-archive.ts';
import type { Objects } from '#core/objects/objects.ts';
import type { LimitRoom } from '#core/access/limits.ts';
import type { Language } from '#core/http/language.ts';
import type { LicenceSettings, NetworkSettings, RefundSettings } from '#area-environment.ts';
import type { RetentionDays } from '#retention.ts';
import type { AccountNoticeKind } from '#areas/notifications/sql.ts';
import type { AgreementSubject } from '#areas/agreement/sql.ts';
import type { PasskeyNoticeKind } from '#areas/auth/passkeys/passkeys-sql.ts';
import type { PushEvent } from '#areas/push/push-texts.ts';
import type { PushSender } from '#providers/push/push-client.ts';
import type { Products } from './quote/product/products.ts';

/** Work that is done after the transaction that asked for it, once. */
export type Job =
  | { readonly kind: 'sendOtp'; readonly phone: string; readonly code: number; readonly language: Language }
  | {
      readonly kind: 'sendPolicyEmail';
      readonly quoteId: string;
      readonly language: Language;
    }
  | PaymentNotice
  | QuoteNotice
  | AccountNotice
  | PasskeyNotice
  | AgreementMail
  | RegistrationNotice
  | PushNotice;

/** A notice to agent or customer about money: that it is due, that the policy is cancelled, that it goes back. */
export interface PaymentNotice {
  readonly kind: 'sendPaymentNotice';
  readonly quoteId: string;
  readonly to: 'customer' | 'agent';
  readonly notice: PolicyNoticeKind | 'refundDue' | 'refundPaid' | 'paymentTakenBack' | 'policyEnded';
  readonly language: Language;
  /** Of a refund. */
  readonly amount?: number;
  readonly reason?: RefundReason;
  /** Of a refund that was paid back: the day and the bank's reference. */
  readonly paidOn?: string;
  readonly reference?: string;
  /** By which the customer pays. */
  readonly link?: string;
}

/** A text of the quote's product for its agent or customer; `{name}` becomes the name of the person who reads it. */
export interface QuoteNotice {
  readonly kind: 'sendQuoteNotice';
  readonly quoteId: string;
  readonly to: 'customer' | 'agent';
  readonly subject: string;
  readonly body: string;
  /** To the quote; nothing without one. */
  readonly link?: string;
  readonly language: Language;
}

/** Tells an agent of a change in the own account, or of one that is due. */
export interface AccountNotice {
  readonly kind: 'sendAccountNotice';
  readonly agentId: string;
  readonly notice: AccountNoticeKind;
  /** Fills the text in. */
  readonly data: Readonly<Record<string, string>>;
  readonly language: Language;
}

/** Tells somebody what happened to their passkeys. */
export interface PasskeyNotice {
  readonly kind: 'sendPasskeyNotice';
  readonly agentId: string;
  readonly notice: PasskeyNoticeKind;
  /** What they call the passkey. */
  readonly name: string;
  readonly language: Language;
}

/** Sends the agreement as a PDF to the person who has accepted it. */
interface AgreementMail {
  readonly kind: 'sendAgreement';
  readonly subject: AgreementSubject;
  readonly version: string;
}

/** Tells the one who registers what staff have decided. */
export interface RegistrationNotice {
  readonly kind: 'sendRegistrationNotice';
  readonly registrationId: string;
  readonly outcome: 'approved' | 'returned' | 'refused';
  readonly language: Language;
}

/** Tells one browser of an agent what happened to a quote. */
export interface PushNotice {
  readonly kind: 'sendPush';
  /** The session that it belongs to; an older release wrote one job for all browsers of the agent. */
  readonly sessionHash?: string;
  readonly agentId: string;
  readonly quoteId: string;
  /** Empty without one. */
  readonly leadId: string;
  readonly event: PushEvent;
}

/** What an operator sees of the business. */
export interface SaleFigures {
  readonly policyIssued: (productId: string, kind: 'paid' | 'payLater') => void;
  readonly paymentReceived: (outcome: 'policy' | 'refund') => void;
}

/** What the areas need of the rest of the backend. */
export interface Services {
  readonly db: Database;
  /** How many of each limit the operator lets pass, where that differs from the table. */
  readonly limitRoom?: LimitRoom;
  /** The operator's, which stands for the proof of work; nothing where none is configured. */
  readonly captcha?: Captcha | undefined;
  readonly clock: Clock;
  /** At least 32 bytes: keyed hashes and link payloads hang on it. */
  readonly secret: string;
  /** Those before it, which only open what they have sealed. */
  readonly olderSecrets?: readonly string[];
  /** Scheme and host of the platform, without a slash at the end. */
  readonly publicUrl: string;
  /** A one-time code alone does not open the account of somebody of the insurer: in live mode. */
  readonly staffNeedPasskey: boolean;
  /**
   * Every reply is checked, and one that does not fit its schema is an error: in the demo and in tests. In live mode a
   * sample is checked, and what does not fit is logged and sent.
   */
  readonly refusesUnfitReplies: boolean;
  /** Path of the provider's notifications as the provider sees it; it is part of what is signed. */
  readonly notificationPath: string;
  /** What is sold here, and what is left of products that were. */
  readonly products: Products;
  readonly payments: PaymentProvider;
  /** Nothing where no provider is configured: cards are then only uploaded. */
  readonly identity: IdentityProvider | undefined;
  /** Nothing where no partner is configured: then nobody is handed over. */
  readonly partner: HandoverPartner | undefined;
  /** Nothing where no key is configured: then no notices are sent to browsers. */
  readonly push: PushSender | undefined;
  /** How long things are kept that no law asks for, in days. */
  readonly retention: RetentionDays;
  /** How long a link lives by which an agent invites, in days (ruling R57). */
  readonly inviteDays: number;
  readonly network: NetworkSettings;
  /** How what is owed back is paid back. */
  readonly refunds: RefundSettings;
  /** What is asked of the licences of agents. */
  readonly licence: LicenceSettings;
  readonly documents: DocumentArchive;
  /** Photos, cards and printed documents, wherever they lie. */
  readonly objects: Objects;
  readonly sales: SaleFigures;
  /** Written in the caller's transaction. */
  readonly enqueue: (tx: Queries, job: Job) => Promise<void>;
}
