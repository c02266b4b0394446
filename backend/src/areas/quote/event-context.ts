import type { EventActor } from '#core/access/event-actor.ts';
import type { Queries } from '#core/database/database.ts';
import type { QuotePatch } from '#areas/quote/sql/write-quote.ts';
import type { Quote } from './tables.ts';
import type { ProductRules } from './product/product-rules.ts';
import type { QuoteEvent } from './transitions.ts';

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
