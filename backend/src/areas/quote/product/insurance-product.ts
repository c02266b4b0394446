import type { FieldNames } from '#core/http/field-names.ts';
import type { HandoverPartner } from '#providers/partner/partner-client.ts';
import type { DetailSection } from '@payung/shared/schemas/lists.ts';
import type { QuoteRecord } from '@payung/shared/schemas/quote.ts';
import type { AnyRecord } from '@payung/shared/wire/describe.ts';
import type { ConsentText } from '@payung/shared/domain/privacy/consent-texts.ts';
import type { Wording } from '@payung/shared/domain/text/wording.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { GenericSchema } from 'valibot';
import type { CallerActor, EventActor } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import type { DocumentContent } from '#core/documents/document-content.ts';
import type { Language } from '#core/http/language.ts';
import type { QuotePatch } from '#areas/quote/sql/write-quote.ts';
import type { ShownQuote } from '#areas/quote/sql/quotes.ts';
import type { Quote, NewQuote } from '#areas/quote/tables.ts';
import type { InvalidatedPart, Transition } from '../transitions.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { DiscountRules, PromoCodeRules } from '@payung/shared/domain/money/discount.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { QuoteEvent } from '#areas/quote/transitions.ts';

/** Who reads a record, and in which language. */
export interface Viewer {
  readonly kind: CallerActor['kind'];
  readonly language: Language;
}

/** An agent who reads the policy detail: whose own it is, or who leads that agent and only looks (ruling R33). */
export interface DetailViewer extends Viewer {
  readonly isOwn: boolean;
}

/** How `user/update-quote` is read for a product. */
interface QuoteChanges {
  /** Reads the body as it comes over the wire. */
  readonly schema: GenericSchema;
  /** What people call its fields, as in the module of the product. */
  readonly fieldNames?: FieldNames;
  /** What a change means: one event of the transition table, and what it sets. */
  readonly commandOf: (change: never) => QuoteCommand;
}

/**
 * All that the backend needs to know of a product that it sells. Quotes, links, documents and payments
 * know no product by name: they find its record by the quote's `product_id`.
 */
export interface InsuranceProduct extends ProductRules {
  readonly productId: string;
  /** Literal in both languages. */
  readonly name: string;
  /** What it does not cover, in a version (ruling R68); absent where its conditions are a partner's. */
  readonly wording?: Wording<never>;
  /** First part of the address of a link: `/app/{prefix}/{six characters}`. Several products may share one. */
  readonly linkPrefix: string;
  /** Name of the one call that opens links to its quotes. */
  readonly linksOpenedBy: string;
  /** What is said of a link to its quotes whose days are over; absent: what all products say. */
  readonly linkExpired?: (services: {
    readonly partner: HandoverPartner | undefined;
  }) => Promise<BilingualText>;
  /** Cover begins with a departure, which lists of quotes name (ruling K76). */
  readonly isJourney: boolean;
  /** What it insures, behind the product's name in a message to its customer: "to Asia". */
  readonly aboutOf?: (quote: Quote) => BilingualText | undefined;
  /** Fields of its details that together are a number which people read and search by, such as a plate. */
  readonly numberFields?: readonly string[];
  /** How its quotes move from stage to stage. */
  readonly transitions: readonly Transition[];
  /** The names of its add-ons in that language, by code. */
  readonly benefitNames: (quote: Quote, language: Language) => BenefitNames;
  /** Absent where the product saves by calls of its own. */
  readonly changes?: QuoteChanges;
  /** After a change was saved: what somebody has decided about may be something else by now. Answers the quote then. */
  readonly resubmitForReview?: (request: EventRequest, quote: Quote, secret: string) => Promise<Quote>;
  /** What an event clears beside what every quote has. */
  readonly cleared: Readonly<Partial<Record<InvalidatedPart, (quote: Quote) => QuotePatch>>>;
  readonly recordOf: (db: Queries, quote: ShownQuote, viewer: Viewer) => Promise<QuoteRecord>;
  /** Its record, which screens read and the wire spells. */
  readonly record: AnyRecord;
  /** Fields that the specification wants of the record and no screen reads: they say again what it says. */
  readonly unreadFields?: (quote: never) => object;
  /** Only what is kept beside the quote's row needs the database. */
  readonly documentSections: (
    quote: Quote,
    viewer: Viewer,
    db: Queries,
  ) => DocumentContent['sections'] | Promise<DocumentContent['sections']>;
  /** The plans that are offered for the quote, as a quotation puts them side by side. Absent where there is one. */
  readonly comparedPlans?: (quote: Quote, language: Language) => readonly OfferedPlan[];
  /** Its part of the policy detail (ruling R41); without contact data of people where it is not the viewer's own. */
  readonly detailSections: (
    quote: Quote,
    viewer: DetailViewer,
    db: Queries,
  ) => readonly DetailSection[] | Promise<readonly DetailSection[]>;
  /** Whether the quote insures somebody of that number, whose card may be read. Absent: it insures one person. */
  readonly hasInsured?: (db: Queries, quote: Quote, insuredNo: number) => Promise<boolean>;
  /** The words to which a parent or guardian agrees for a child, and for whom in a quote somebody has agreed. */
  readonly guardianConsents?: {
    readonly text: ConsentText;
    /** The numbers of the insured, counted from 1. */
    readonly of: (quote: Quote, db: Queries) => Promise<readonly number[]> | readonly number[];
  };
  /** What it keeps of people beside the quote's row, for the person who asks what is stored. */
  readonly personalData?: (quote: Quote, db: Queries) => Promise<Readonly<Record<string, unknown>>>;
  /** Takes people out of what it keeps beside the quote's row; what reviewers decided stays. */
  readonly erase?: (db: Queries, quoteId: string, now: Date) => Promise<void>;
  /** The last line of the e-mail that brings the policy. */
  readonly policyAdvice: BilingualText;
}

/** A plan on offer, with what it covers and up to what. */
export interface OfferedPlan {
  readonly code: string;
  readonly name: string;
  readonly premium: number;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}

/** What a product decides about steps that every quote may take. */
export interface ProductRules {
  /** Absent where an agent gives no discount. */
  readonly discount?: DiscountRules;
  /** Absent where no promo code counts. */
  readonly promoCode?: PromoCodeRules;
  /** The texts behind the message ids of its rules, in both languages. */
  readonly textOf: (messageId: string) => BilingualText;
  /**
   * Every amount again from the tariff: no amount ever comes from a client. Absent where somebody else
   * prices and sells it (a hand-off).
   */
  readonly price?: (quote: Quote) => QuotePatch;
  /** How long a price is valid. */
  readonly validUntil: (today: IsoDate, start: IsoDate) => IsoDate;
  /** Why cover can no longer begin on that day, or nothing: asked before a quote, a proposal, a payment. */
  readonly startProblem: (start: IsoDate, today: IsoDate) => BilingualText | undefined;
  /** Everything that was valid when it was saved must still be valid on the day it is confirmed. */
  readonly requireComplete: (quote: Quote, today: IsoDate, db: Queries) => void | Promise<void>;
  /**
   * Where a quote stands whose customer's information is saved and that is not confirmed. Absent:
   * `Customer Information Updated`; a product with an inspection has more to say.
   */
  readonly unconfirmedStage?: (quote: Quote, today: IsoDate) => Stage;
  /** Ends what its customer handed on to somebody else, with the visits of the customer. Absent: nothing is. */
  readonly endHandoffs?: (tx: Queries, quoteId: string, now: Date) => Promise<void>;
  /**
   * Why the quote may not become a policy beside those that there are, or nothing. Asked when it is confirmed and
   * when its policy is issued: it takes a lock that lasts as long as the transaction, so that two at once cannot
   * both pass. Absent where any number of policies may stand side by side.
   */
  readonly conflictingPolicy?: (tx: Queries, quote: Quote) => Promise<BilingualText | undefined>;
}

/** The agents of the demo. */
export type DemoAgentKey = 'mitra' | 'commercial' | 'support' | 'other' | 'withoutIdCard';

/** A quote that the demo shows, and the changes that bring it to its stage. */
export interface DemoSale {
  readonly agent: DemoAgentKey;
  readonly facts: QuoteFacts;
  /** What is saved at the stages that belong to the product. */
  readonly saves: Readonly<
    Record<
      'Plan Selected' | 'Additional Benefit Selected' | 'Customer Information Updated',
      readonly QuoteCommand[]
    >
  >;
  readonly stage: Stage;
}

/** An address that nobody has. */
export const demoEmail = (name: string): string =>
  `${name.trim().toLowerCase().replaceAll(/\s+/g, '.')}@example.com`;

/** What a command finds when its event happens: the quote is locked, and what the event clears is gone. */
export interface EventContext {
  readonly tx: Queries;
  readonly quote: Quote;
  readonly product: ProductRules;
  readonly actor: EventActor;
  readonly now: Date;
}

/** What a request means: one event of the product's transition table, and what it sets. */
export interface QuoteCommand {
  readonly event: QuoteEvent;
  /** Refuses by throwing; then nothing is written. */
  readonly change: (context: EventContext) => QuotePatch | Promise<QuotePatch>;
}

/** What is sold here, and what is left of products that were. */
export interface SoldProducts {
  /** Nothing for one that is not sold here. */
  readonly known: (productId: string) => InsuranceProduct | undefined;
  /** To sell, change or price something: of a product that is no longer sold that is refused in words. */
  readonly sold: (productId: string) => InsuranceProduct;
  /** For what still happens to quotes and policies that there are: of a product that is no longer sold they are paid and end. */
  readonly running: (productId: string) => InsuranceProduct;
}

/** On which quote a command is carried out, by whom, in which transaction. */
export interface EventRequest {
  readonly tx: Queries;
  readonly products: SoldProducts;
  readonly quoteId: string;
  /** Where a call serves one product alone: quotes of others do not exist for it. */
  readonly productId?: string | undefined;
  readonly actor: EventActor;
  /** The version that the caller has seen; another one is a conflict. */
  readonly seenVersion?: number | undefined;
  readonly now: Date;
}

/** The names of add-ons in one language, by code. */
export type BenefitNames = Readonly<Record<string, string | BenefitText>>;

/** What the form of a product sets of a new quote. */
export type QuoteFacts = Pick<
  NewQuote,
  'product_id' | 'request_id' | 'insured_name' | 'insured_phone' | 'start_date' | 'end_date' | 'valid_until'
> &
  Partial<Pick<NewQuote, 'insured_birth_date' | 'insured_email' | 'discount_percent' | 'promo_code'>> & {
    readonly details: Quote['details'];
  };

/** Its name, and what stands beside the part of its premium that is given for nothing, with its condition. */
export interface BenefitText {
  readonly name: string;
  readonly allowanceText: string;
}
