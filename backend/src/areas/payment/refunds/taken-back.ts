import { REASON_LENGTH } from '@payung/shared/domain/network/members.ts';
import type { PaymentTakenBack, TakenBackPage } from '@payung/shared/schemas/refunds.ts';
import { requireStaff } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { ApiRefusal, badRequest, ERR_CODE, notFound } from '#core/http/api-refusal.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import type { Invoice } from '#areas/payment/tables.ts';
import { insertNotification } from '#areas/notifications/sql.ts';
import { findPolicy } from '#areas/payment/policies/policies-sql.ts';
import { listPointsOfPolicy } from '#areas/points/sql/points-ledger.ts';
import { notifyOfPayment } from '../payment-notice.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { ProviderAnswer } from '#providers/payment/payment-provider.ts';
import { REFUND_TEXTS } from './refund-texts.ts';
import { findOwedRefund, insertRefundEvent, saveRefund } from './sql/refunds.ts';
import {
  countTakenBack,
  decideTakenBackRow,
  findTakenBack,
  insertTakenBackOnce,
  listTakenBack,
  lockTakenBack,
} from './sql/taken-back.ts';
import type { TakenBackToShow } from './sql/taken-back.ts';

interface TakingBack {
  readonly tx: Queries;
  readonly quote: Quote;
  readonly invoice: Invoice;
  readonly answer: ProviderAnswer;
  readonly now: Date;
}

/** What was owed back anyway went back through the provider: nobody transfers it a second time. */
const isOwedRefund = async ({ tx, invoice, answer, now }: TakingBack): Promise<boolean> => {
  const refund = await findOwedRefund(tx, invoice.invoice_no, answer.amount);
  if (refund === undefined) return false;
  const reference = `${answer.status} ${answer.requestId}`;
  const { entered_by, entered_at } = refund;
  const paid = { reference, paid_on: null, entered_by, entered_at, confirmed_by: null, paid_at: now };
  await saveRefund(tx, refund, { ...paid, state: 'paid' });
  await insertRefundEvent(tx, { refundId: refund.id, kind: 'byProvider', staffId: null, reference, now });
  return true;
};

/**
 * A payment that the provider says was taken back after it had arrived (ruling R79): staff get a case, the policy is
 * marked, agent and customer are told. Cover, points and payment status stay until a person decides.
 */
export const takeBackPayment = async (
  services: Pick<Services, 'enqueue'>,
  taking: TakingBack,
): Promise<'refunded' | 'takenBack' | 'known'> => {
  const { tx, quote, invoice, answer, now } = taking;
  // Nothing had arrived that could be taken back.
  if (invoice.paid_at === null) return 'known';
  if (await isOwedRefund(taking)) return 'refunded';
  const policy = await findPolicy(tx, quote.id);
  const isNew = await insertTakenBackOnce(tx, {
    invoice_no: invoice.invoice_no,
    quote_id: quote.id,
    policy_no: policy?.invoice_no === invoice.invoice_no ? policy.policy_no : null,
    status: answer.status,
    amount: answer.amount,
    reported_at: now,
  });
  if (!isNew) return 'known';
  await insertNotification(tx, { quote, kind: 'paymentTakenBack', amount: answer.amount, now });
  await notifyOfPayment(services, { tx, quote }, { notice: 'paymentTakenBack', amount: answer.amount });
  return 'takenBack';
};

const caseOf = async (db: Queries, row: TakenBackToShow): Promise<PaymentTakenBack> => {
  const points = row.policy_no === null ? [] : await listPointsOfPolicy(db, row.policy_no);
  return {
    invoiceNo: row.invoice_no,
    status: row.status,
    amount: row.amount,
    reportedAt: row.reported_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? '',
    policyNo: row.policy_no ?? '',
    issuedAt: row.issued_at?.toISOString() ?? '',
    points: points.reduce((sum, { left }) => sum + left, 0),
    customerName: row.insured_name,
    phone: row.insured_phone,
    email: row.insured_email,
    agentName: row.agent_name,
    agentCode: row.agent_code,
    quoteCode: row.quote_code,
    state: row.state,
    decidedBy: row.decider ?? '',
    decidedAt: row.decided_at?.toISOString() ?? '',
    reason: row.reason,
  };
};

/** What was paid, issued and earned, and what somebody has decided. */
export const takenBackList = async (
  { query }: Pick<HandlerContextOf<'listTakenBack'>, 'query'>,
  { db }: Pick<Services, 'db'>,
): Promise<TakenBackPage> => {
  const { status = 'open' } = query;
  const rows = await listTakenBack(db, status);
  const items = [];
  for (const row of rows) items.push(await caseOf(db, row));
  return { items, total: await countTakenBack(db, status) };
};

/** Cover goes on: the money came another way, or will. To end it, staff cancel the policy, which closes the case. */
export const keepTakenBack = (
  { caller, params, body: { reason } }: Pick<HandlerContextOf<'keepTakenBack'>, 'caller' | 'params' | 'body'>,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<PaymentTakenBack> => {
  const { agentId: by } = requireStaff(caller);
  if (reason.length < REASON_LENGTH.min)
    throw badRequest(REFUND_TEXTS.reasonTooShort, { values: { min: REASON_LENGTH.min } });
  return transaction(db, async (tx) => {
    const row = await lockTakenBack(tx, params.invoiceNo);
    if (row === undefined) throw notFound();
    const read = async (): Promise<PaymentTakenBack> => {
      const current = await findTakenBack(tx, row.invoice_no);
      if (current === undefined) throw notFound();
      return caseOf(tx, current);
    };
    if (row.state !== 'open')
      throw new ApiRefusal({ status: 409, errCode: ERR_CODE.conflict }, REFUND_TEXTS.changed, {
        current: { data: await read() },
      });
    await decideTakenBackRow(tx, row.invoice_no, { state: 'kept', by, reason, now: clock.now() });
    return read();
  });
};
