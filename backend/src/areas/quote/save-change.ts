import type { QuoteRecord, SavedQuote } from '@payung/shared/schemas/quote.ts';
import { eventActorOf } from '#core/access/event-actor.ts';
import { transaction } from '#core/database/transaction.ts';
import { TEXTS } from '#core/http/texts.ts';
import { findQuoteToShow } from '#areas/quote/sql/quotes.ts';
import type { HandlerContext } from '../area.ts';
import type { Services } from '../services.ts';
import { applyEvent } from './apply-event.ts';
import { withCurrentRecord } from './current-record.ts';
import type { QuoteCommand } from './event-context.ts';
import { limitGuesses } from './price/promo-code.ts';

export interface Change {
  readonly quoteId: string;
  /** Where the call serves one product alone. */
  readonly productId?: string;
  readonly command: QuoteCommand;
}

type Saving = Pick<HandlerContext, 'caller' | 'language' | 'seenVersion'>;

/** Carries a command out in one transaction, and answers the record of the very row that it wrote. */
export const saveChange = async (
  context: Saving,
  services: Services,
  { quoteId, productId, command }: Change,
): Promise<SavedQuote> => {
  const { caller, language, seenVersion } = context;
  const { db, productOf, clock, secret } = services;
  const actor = eventActorOf(caller);
  const now = clock.now();
  const save = (): Promise<QuoteRecord> =>
    transaction(db, async (tx) => {
      const request = { tx, productOf, quoteId, productId, actor, seenVersion, now };
      const changed = await applyEvent(request, command);
      const { reviewAnew } = productOf(changed.product_id);
      const { id } = (await reviewAnew?.(request, changed, secret)) ?? changed;
      const quote = await findQuoteToShow(tx, id, now);
      if (quote === undefined) throw new Error('A quote that was just written is not there');
      return productOf(quote.product_id).recordOf(tx, quote, { kind: actor.kind, language });
    });
  const quote = await withCurrentRecord(context, services, () =>
    command.event === 'savePromo' ? limitGuesses(services, quoteId, save) : save(),
  );
  return { message: TEXTS.quoteUpdated[language], quote };
};
