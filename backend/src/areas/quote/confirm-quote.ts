import { isPriceOver } from '@payung/shared/domain/payment.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { ConfirmQuoteInput } from '@payung/shared/api/schemas/quote-bodies.ts';
import type { Queries } from '#database/database.ts';
import { nextProposalNo } from '#database/identifiers.ts';
import { transaction } from '#database/transaction.ts';
import { insertConsents } from '#repositories/consents.ts';
import { freezeVersion, voidFrozenVersions } from '#repositories/frozen-versions.ts';
import { insertNotificationOnce } from '#repositories/notifications.ts';
import { redeemPromo } from '#repositories/promo-codes.ts';
import { lockQuote } from '#repositories/quotes.ts';
import type { Quote } from '#repositories/tables.ts';
import { stepTakerOf } from '../actor.ts';
import type { StepTaker } from '../actor.ts';
import type { AskOf } from '../area.ts';
import { refused } from '../refusal.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '../texts.ts';
import { promoRefusal } from './promo-code.ts';
import { takeStep } from './quote-step.ts';
import type { SoldProduct } from './sold-product.ts';

/** Everything that was good when it was saved must still be good on the day it is confirmed. */
const requireConfirmable = (product: SoldProduct, quote: Quote, today: string): void => {
  const problem = product.startProblem(quote.start_date, today);
  if (problem !== undefined) throw refused(problem);
  if (isPriceOver(quote.valid_until, today)) throw refused(TEXTS.priceExpired);
  product.requireComplete(quote, today);
};

/** The same confirmation sent twice finds the proposal of the first. */
const isUnchanged = (quote: Quote | undefined): quote is Quote & { proposal_no: string } =>
  quote !== undefined && quote.proposal_no !== null && quote.version === quote.proposal_version;

/** Freezes the quote as it stands, and gives its proposal number. */
export const confirm = async (
  services: Pick<Services, 'productOf'>,
  tx: Queries,
  quoteId: string,
  taker: StepTaker,
  body: ConfirmQuoteInput,
  now: Date,
  seenVersion?: number,
): Promise<string> => {
  const before = await lockQuote(tx, quoteId);
  const today = todayInJakarta(now);
  if (
    isUnchanged(before) &&
    before.stage === 'Full Quote Created' &&
    !isPriceOver(before.valid_until, today)
  ) {
    return before.proposal_no;
  }
  const proposalNo = await nextProposalNo(tx, today);
  const quote = await takeStep(
    services,
    tx,
    {
      quoteId,
      event: 'confirm',
      seenVersion,
      ...taker,
      change: async (current) => {
        requireConfirmable(services.productOf(current.product_id), current, today);
        if (current.promo_code !== '' && !(await redeemPromo(tx, current.promo_code, quoteId, today, now))) {
          throw promoRefusal();
        }
        await voidFrozenVersions(tx, quoteId, now);
        return { proposal_no: proposalNo, proposal_version: current.version + 1, payment_status: '' };
      },
    },
    now,
  );
  await freezeVersion(tx, quote, proposalNo, now);
  await insertConsents(tx, { quote, body, taker }, now);
  if (taker.actor === 'customer') await insertNotificationOnce(tx, quote, 'paymentPending', now);
  return proposalNo;
};

export const confirmQuote = async (ask: AskOf<'confirmQuote'>, services: Services) => {
  const { terms, dataProcessing } = ask.body.consents;
  if (!terms || !dataProcessing) throw refused(TEXTS.consentsMissing);
  const taker = stepTakerOf(ask.caller);
  const now = services.clock.now();
  const proposalNo = await transaction(services.db, (tx) =>
    confirm(services, tx, ask.params.quoteId, taker, ask.body, now, ask.seenVersion),
  );
  return { data: { proposalNo } };
};
