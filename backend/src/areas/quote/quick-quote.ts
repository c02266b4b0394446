import { isPriceOver } from '@payung/shared/domain/payment.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { transaction } from '#database/transaction.ts';
import type { Queries } from '#database/database.ts';
import { voidFrozenVersions } from '#repositories/frozen-versions.ts';
import type { QuotePatch } from '#repositories/quotes.ts';
import type { Quote } from '#repositories/tables.ts';
import { stepTakerOf } from '../actor.ts';
import type { StepTaker } from '../actor.ts';
import type { AskOf } from '../area.ts';
import { refused } from '../refusal.ts';
import type { Services } from '../services.ts';
import { takeStep } from './quote-step.ts';
import type { SoldProduct } from './sold-product.ts';

/** A proposal whose price is over must be made anew, or its old amount would hold once more. */
const endProposal = async (tx: Queries, quote: Quote, now: Date): Promise<QuotePatch> => {
  await voidFrozenVersions(tx, quote.id, now);
  return {
    stage: 'Customer Information Updated',
    proposal_no: null,
    proposal_version: null,
    payment_status: '',
  };
};

const quotePatch = async (
  tx: Queries,
  product: SoldProduct,
  quote: Quote,
  now: Date,
): Promise<QuotePatch> => {
  const today = todayInJakarta(now);
  const problem = product.startProblem(quote.start_date, today);
  if (problem !== undefined) throw refused(problem);
  const isOver = quote.proposal_no !== null && isPriceOver(quote.valid_until, today);
  return {
    ...(isOver ? await endProposal(tx, quote, now) : {}),
    quoted_at: now,
    valid_until: product.validUntil(today, quote.start_date),
  };
};

interface Asked {
  readonly quoteId: string;
  readonly product: SoldProduct;
  readonly taker: StepTaker;
  readonly seenVersion?: number | undefined;
}

/** Says the price anew, and until when it holds. */
export const quoteAnew = (
  services: Pick<Services, 'productOf'>,
  tx: Queries,
  { quoteId, product, taker, seenVersion }: Asked,
  now: Date,
): Promise<Quote> =>
  takeStep(
    services,
    tx,
    {
      quoteId,
      productId: product.productId,
      event: 'quickQuote',
      ...taker,
      seenVersion,
      change: (current) => quotePatch(tx, product, current, now),
    },
    now,
  );

/** The quick quote of a call that serves one product. */
export const answerQuickQuote = async (
  ask: AskOf<'quickQuote' | 'homeQuickQuote'>,
  services: Services,
  productId: string,
) => {
  const asked = {
    quoteId: ask.params.quoteId,
    product: services.productOf(productId),
    taker: stepTakerOf(ask.caller),
    seenVersion: ask.seenVersion,
  };
  const quote = await transaction(services.db, (tx) => quoteAnew(services, tx, asked, services.clock.now()));
  return { data: { quote_Id: quote.code } };
};
