import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { transaction } from '#database/transaction.ts';
import { voidOpenInvoices } from '#repositories/invoices.ts';
import { findQuoteByProposal, lockQuote } from '#repositories/quotes.ts';
import { eventActorOf } from '#access/event-actor.ts';
import type { HandlerContextOf } from '../handler.ts';
import { notFound, ApiRefusal } from '#http/api-refusal.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '#http/texts.ts';
import { requirePayable } from './checkout.ts';
import { issuePolicy } from './issue-policy.ts';

const PAY_LATER_CODE = 422;

/** Screens read `ValidateResult.message` of a pay later that is refused (PAY-009). */
const alreadyMade = (): ApiRefusal =>
  new ApiRefusal({ status: 422, errCode: PAY_LATER_CODE }, TEXTS.payLaterTwice, {
    isValidateResult: true,
  });

export const payLater = async (context: HandlerContextOf<'payLater'>, services: Services) => {
  const { proposalNo } = context.query;
  const now = services.clock.now();
  const policy = await transaction(services.db, async (tx) => {
    const found = await findQuoteByProposal(tx, proposalNo);
    const quote = found === undefined ? undefined : await lockQuote(tx, found.id);
    if (quote === undefined || quote.proposal_no !== proposalNo) throw notFound();
    if (isSold(quote.stage)) throw alreadyMade();
    requirePayable(services, quote, todayInJakarta(now));
    await voidOpenInvoices(tx, quote.id, now);
    const actor = eventActorOf(context.caller);
    const { language } = context;
    return issuePolicy(services, { tx, quote, isPaid: false, invoiceNo: null, actor, language, now });
  });
  return {
    policyNo: policy.policy_no,
    proposalNo,
    payLaterDueDate: policy.pay_later_due ?? '',
    reference: policy.reference,
  };
};
