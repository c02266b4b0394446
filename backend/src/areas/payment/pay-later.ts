import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { transaction } from '#database/transaction.ts';
import { voidOpenInvoices } from '#repositories/invoices.ts';
import { findQuoteByProposal, lockQuote } from '#repositories/quotes.ts';
import { stepTakerOf } from '../actor.ts';
import type { AskOf } from '../area.ts';
import { absent, Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '../texts.ts';
import { requirePayable } from './checkout.ts';
import { issuePolicy } from './issue-policy.ts';

const PAY_LATER_CODE = 422;

/** Screens read `ValidateResult.message` of a pay later that is refused (PAY-009). */
const alreadyMade = (): Refusal =>
  new Refusal(422, PAY_LATER_CODE, TEXTS.payLaterTwice, { isValidateResult: true });

export const payLater = async (ask: AskOf<'payLater'>, services: Services) => {
  const { proposalNo } = ask.query;
  const now = services.clock.now();
  const policy = await transaction(services.db, async (tx) => {
    const found = await findQuoteByProposal(tx, proposalNo);
    const quote = found === undefined ? undefined : await lockQuote(tx, found.id);
    if (quote === undefined || quote.proposal_no !== proposalNo) throw absent();
    if (isSold(quote.stage)) throw alreadyMade();
    requirePayable(services, quote, todayInJakarta(now));
    await voidOpenInvoices(tx, quote.id, now);
    return issuePolicy(
      services,
      tx,
      { quote, isPaid: false, invoiceNo: null, ...stepTakerOf(ask.caller), language: ask.language },
      now,
    );
  });
  return {
    data: {
      policyNo: policy.policy_no,
      proposalNo,
      payLaterDueDate: policy.pay_later_due ?? '',
      SessionId: policy.session_id ?? '',
    },
  };
};
