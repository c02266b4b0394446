import type { DetailSection } from '@payung/shared/api/endpoints/lists.ts';
import type { QuoteRecord } from '@payung/shared/schemas/quote.ts';
import type { AnyRecord } from '@payung/shared/wire/describe.ts';
import type { AnyCodec } from '@payung/shared/wire/names.ts';
import type { ConsentText } from '@payung/shared/domain/privacy/consent-texts.ts';
import type { Wording } from '@payung/shared/domain/wording.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { GenericSchema } from 'valibot';
import type { CallerActor } from '#core/access/event-actor.ts';
import type { Queries } from '#core/database/database.ts';
import type { DocumentContent } from '#core/documents/document-content.ts';
import type { Language } from '#core/http/language.ts';
import type { QuotePatch } from '#areas/quote/sql/write-quote.ts';
import type { ShownQuote } from '#areas/quote/sql/quotes.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { Services } from '#areas/services.ts';
import type { EventRequest } from '../apply-event.ts';
import type { BenefitNames } from '../price/benefit-names.ts';
import type { QuoteCommand } from '../event-context.ts';
import type { ProductRules } from './product-rules.ts';
import type { Invalidated, Transition } from '../transitions.ts';

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
export interface QuoteChanges {
  /** Of the body as it comes over the wire. */
  readonly schema: GenericSchema;
  /** Body of the wire to a change in our words. */
  readonly codec?: AnyCodec;
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
  readonly linkExpired?: (services: Pick<Services, 'partner'>) => Promise<BilingualText>;
  /** Cover begins with a departure, which lists of quotes name (ruling K76). */
  readonly isJourney: boolean;
  /** Fields of its details that together are a number which people read and search by, such as a plate. */
  readonly numberFields?: readonly string[];
  /** How its quotes move from stage to stage. */
  readonly transitions: readonly Transition[];
  /** The names of its add-ons in that language, by code. */
  readonly benefitNames: (quote: Quote, language: Language) => BenefitNames;
  /** Absent where the product saves by calls of its own. */
  readonly changes?: QuoteChanges;
  /** After a change was saved: what somebody has decided about may be something else by now. Answers the quote then. */
  readonly reviewAnew?: (request: EventRequest, quote: Quote, secret: string) => Promise<Quote>;
  /** What an event clears beside what every quote has. */
  readonly cleared: Readonly<Partial<Record<Invalidated, (quote: Quote) => QuotePatch>>>;
  readonly recordOf: (db: Queries, quote: ShownQuote, viewer: Viewer) => Promise<QuoteRecord>;
  /** Its record, which screens read and the wire spells. */
  readonly record?: AnyRecord;
  /** How its record is spelled on the wire. */
  readonly recordCodec?: AnyCodec;
  /** Fields that the specification wants of the record and no screen reads: they say again what it says. */
  readonly unreadFields?: (quote: never) => object;
  /** Only what is kept beside the quote's row needs the database. */
  readonly documentSections: (
    quote: Quote,
    viewer: Viewer,
    db: Queries,
  ) => DocumentContent['sections'] | Promise<DocumentContent['sections']>;
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
  /** What it keeps of people beside the quote's row, for whoever asks what is stored. */
  readonly personalData?: (quote: Quote, db: Queries) => Promise<Readonly<Record<string, unknown>>>;
  /** Takes people out of what it keeps beside the quote's row; what reviewers decided stays. */
  readonly erase?: (db: Queries, quoteId: string, now: Date) => Promise<void>;
  /** The last line of the e-mail that brings the policy. */
  readonly policyAdvice: BilingualText;
}
