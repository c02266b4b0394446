import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { voidOpenInvoices } from '#areas/payment/sql/invoices.ts';
import { eventActorOf } from '#core/access/caller.ts';
import type { HandlerContextOf } from '../area.ts';
import { ApiRefusal } from '#core/http/api-refusal.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '#core/http/texts.ts';
import { withCurrentRecord } from '../quote/quote-record.ts';
import { keepAgreedTerms } from './agreed-terms.ts';
import { lockProposal, requireOpenProposal } from './payable.ts';
import { issuePolicy } from './policies/issue-policy.ts';

const PAY_LATER_CODE = 422;

/** Screens read `ValidateResult.message` of a pay later that is refused (PAY-009). */
const alreadyMade = (): ApiRefusal =>
  new ApiRefusal({ status: 422, errCode: PAY_LATER_CODE }, TEXTS.payLaterTwice, {
    isValidateResult: true,
  });

export const payLater = async (context: HandlerContextOf<'payLater'>, services: Services) => {
  const { query, language } = context;
  const { proposalNo } = query;
  const now = services.clock.now();
  const issue = async (tx: Queries) => {
    const quote = await lockProposal(tx, proposalNo);
    if (isSold(quote.stage)) throw alreadyMade();
    requireOpenProposal(services, quote, todayInJakarta(now));
    const actor = eventActorOf(context.caller);
    await keepAgreedTerms(tx, { quote, request: query, actor, language, now });
    await voidOpenInvoices(tx, quote.id, now);
    return issuePolicy(services, { tx, quote, isPaid: false, invoiceNo: null, actor, now });
  };
  const policy = await withCurrentRecord(context, services, () => transaction(services.db, issue));
  return {
    policyNo: policy.policy_no,
    proposalNo,
    payLaterDueDate: policy.pay_later_due ?? '',
    reference: policy.reference,
  };
};
