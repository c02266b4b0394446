import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { isBackdated } from '@payung/shared/domain/payment.ts';
import { transaction } from '#database/transaction.ts';
import type { QuotePatch } from '#repositories/quotes.ts';
import type { Quote } from '#repositories/tables.ts';
import { stepTakerOf } from '../actor.ts';
import type { AskOf } from '../area.ts';
import { refused } from '../refusal.ts';
import type { Services } from '../services.ts';
import { sharedText } from '../texts.ts';
import { validUntil } from './create-quote.ts';
import { takeStep } from './quote-step.ts';

const quotePatch = (quote: Quote, now: Date): QuotePatch => {
  const today = todayInJakarta(now);
  if (isBackdated(quote.start_date, today)) throw refused(sharedText('notice.backdated'));
  return { quoted_at: now, valid_until: validUntil(today, quote.start_date) };
};

/** Says the price anew, and until when it holds. */
export const quickQuote = async (ask: AskOf<'quickQuote'>, services: Services) => {
  const now = services.clock.now();
  const quote = await transaction(services.db, (tx) =>
    takeStep(
      tx,
      {
        quoteId: ask.params.quoteId,
        event: 'quickQuote',
        ...stepTakerOf(ask.caller),
        seenVersion: ask.seenVersion,
        change: (current) => quotePatch(current, now),
      },
      now,
    ),
  );
  return { data: { quote_Id: quote.code } };
};
