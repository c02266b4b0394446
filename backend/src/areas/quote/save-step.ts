import type { QuoteEvent } from '@payung/shared/domain/stage-machine.ts';
import type { Queries } from '#database/database.ts';
import { transaction } from '#database/transaction.ts';
import type { QuotePatch } from '#repositories/quotes.ts';
import type { Quote } from '#repositories/tables.ts';
import type { StepTaker } from '../actor.ts';
import type { Services } from '../services.ts';
import { withGuessLimit } from './promo-code.ts';
import { takeStep } from './quote-step.ts';

/** What a step that saves something stands on. */
export interface Scene {
  readonly tx: Queries;
  readonly quote: Quote;
  readonly taker: StepTaker;
  readonly now: Date;
}

/** What a body means: one event of the transition table, and what it sets. */
export interface Move {
  readonly event: QuoteEvent;
  readonly change: (scene: Scene) => QuotePatch | Promise<QuotePatch>;
}

interface Saving {
  readonly quoteId: string;
  readonly productId: string;
  readonly taker: StepTaker;
  readonly seenVersion?: number | undefined;
}

/** Makes the move inside a transaction that is open already. */
export const makeMove = (
  services: Pick<Services, 'productOf'>,
  tx: Queries,
  { taker, ...saving }: Saving,
  { event, change }: Move,
  now: Date,
): Promise<Quote> =>
  takeStep(
    services,
    tx,
    { ...saving, ...taker, event, change: (quote) => change({ tx, quote, taker, now }) },
    now,
  );

/** Makes the move in a transaction of its own; wrong promo codes are counted. */
export const saveMove = (services: Services, saving: Saving, move: Move): Promise<Quote> => {
  const now = services.clock.now();
  const step = () => transaction(services.db, (tx) => makeMove(services, tx, saving, move, now));
  return move.event === 'savePromo' ? withGuessLimit(services, saving.quoteId, step) : step();
};
