import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import type { QuoteRecord } from '@payung/shared/api/endpoints/quote.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { DiscountProduct } from '@payung/shared/domain/discount.ts';
import type { Invalidated } from '@payung/shared/domain/stage-machine.ts';
import type { Queries } from '#database/database.ts';
import type { QuotePatch, ShownQuote } from '#repositories/quotes.ts';
import type { Quote } from '#repositories/tables.ts';
import type { WireLanguage } from '@payung/shared/domain/wire-text.ts';
import type { DocumentContent } from '../document-content.ts';
import type { Language } from '../language.ts';
import type { Bilingual } from '../texts.ts';

export interface Viewer {
  readonly kind: 'agent' | 'customer';
  readonly language: WireLanguage;
}

/**
 * All that the backend needs to know of a product that it sells. Quotes, links, documents and payments
 * know no product by name: they find its record by the quote's `product_id`.
 */
export interface SoldProduct {
  readonly productId: string;
  /** Literal in both languages. */
  readonly name: string;
  /** First part of the address of a link: `/app/{prefix}/{six characters}`. */
  readonly linkPrefix: string;
  /** The one call that opens links to its quotes. */
  readonly linksOpenedBy: EndpointName;
  /** Whose promo codes and discount limit count. */
  readonly reductions: DiscountProduct;
  /** Cover begins with a departure, which lists of quotes name (ruling K76). */
  readonly isJourney: boolean;
  /** Every amount anew from the tariff, and how it came about: no amount ever comes from a client. */
  readonly price: (quote: Quote) => QuotePatch;
  /** What a step throws away beside what every quote has. */
  readonly cleared: Readonly<Partial<Record<Invalidated, (quote: Quote) => QuotePatch>>>;
  /** How long a price holds. */
  readonly validUntil: (today: IsoDate, start: IsoDate) => IsoDate;
  /** Why cover can no longer begin on that day, or nothing: asked before a quote, a proposal, a payment. */
  readonly startProblem: (start: IsoDate, today: IsoDate) => Bilingual | undefined;
  /** Everything that was good when it was saved must still be good on the day it is confirmed. */
  readonly requireComplete: (quote: Quote, today: IsoDate) => void;
  readonly recordOf: (db: Queries, quote: ShownQuote, viewer: Viewer) => Promise<QuoteRecord>;
  readonly documentSections: (quote: Quote, language: Language) => DocumentContent['sections'];
  /** The last line of the e-mail that brings the policy. */
  readonly policyAdvice: Bilingual;
}
