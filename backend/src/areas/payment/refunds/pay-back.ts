import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { REASON_LENGTH } from '@payung/shared/domain/network/members.ts';
import { needsSecondPerson, transferProblem } from '@payung/shared/domain/money/refunds.ts';
import type { Refund } from '@payung/shared/schemas/refunds.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import { requireStaff } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { ApiRefusal, badRequest, ERR_CODE, notFound, refused } from '#core/http/api-refusal.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { insertNotification } from '#areas/notifications/sql.ts';
import { notifyOfPayment } from '../payment-notice.ts';
import { findQuote } from '#areas/quote/sql/quotes.ts';
import { readRefund } from './refund-list.ts';
import { REFUND_TEXTS } from './refund-texts.ts';
import { findByReference, insertRefundEvent, lockRefund, saveRefund } from './sql/refunds.ts';
import type { RefundToShow } from './sql/refunds.ts';

type Parts = Pick<Services, 'db' | 'clock' | 'refunds' | 'enqueue'>;

interface Working {
  readonly tx: Queries;
  readonly row: RefundToShow;
  readonly staffId: string;
  readonly now: Date;
}

/** An id of the wire is text; what is no number names no refund. */
const idOf = (text: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound();
  return Number(text);
};

/** Carries the refund as it now stands, so that the screen shows it. */
const conflictOf = async (
  services: Parts,
  { tx, row, staffId }: Working,
  text: BilingualText,
): Promise<ApiRefusal> =>
  new ApiRefusal({ status: 409, errCode: ERR_CODE.conflict }, text, {
    values: { reference: row.reference ?? '' },
    current: { data: await readRefund({ ...services, db: tx }, row.id, staffId) },
  });

/** Under the refund's lock, and only where the person has seen it as it stands. */
const withSeen = (
  services: Parts,
  {
    refundId,
    version,
    staffId,
  }: { readonly refundId: string; readonly version: number; readonly staffId: string },
  work: (working: Working) => Promise<void>,
): Promise<Refund> =>
  transaction(services.db, async (tx) => {
    const row = await lockRefund(tx, idOf(refundId));
    if (row === undefined) throw notFound();
    const working = { tx, row, staffId, now: services.clock.now() };
    if (row.state === 'paid') throw await conflictOf(services, working, REFUND_TEXTS.paidAlready);
    if (row.version !== version) throw await conflictOf(services, working, REFUND_TEXTS.changed);
    await work(working);
    return readRefund({ ...services, db: tx }, row.id, staffId);
  });

/** Agent and customer hear that the money is on its way, when, and by which transfer. */
const tellPaid = async (
  services: Pick<Services, 'enqueue'>,
  { tx, row: { quote_id: quoteId, amount }, now }: Working,
  { reference, paidOn }: { readonly reference: string; readonly paidOn: string },
): Promise<void> => {
  const quote = await findQuote(tx, quoteId);
  if (quote === undefined) throw new Error('A refund has no quote');
  await insertNotification(tx, { quote, kind: 'refundPaid', amount, now });
  await notifyOfPayment(services, { tx, quote }, { notice: 'refundPaid', amount, paidOn, reference });
};

/** The transfer was made. Above the operator's sum it waits for a second person. */
export const enterRefund = (
  { caller, params, body }: Pick<HandlerContextOf<'enterRefund'>, 'caller' | 'params' | 'body'>,
  services: Parts,
): Promise<Refund> => {
  const { agentId: staffId } = requireStaff(caller);
  const { version, reference, paidOn } = body;
  return withSeen(services, { refundId: params.refundId, version, staffId }, async (working) => {
    const { tx, row, now } = working;
    if (row.state !== 'owed') throw await conflictOf(services, working, REFUND_TEXTS.enteredAlready);
    const facts = { since: row.created_at.toISOString(), today: todayInJakarta(now) };
    const problem = transferProblem({ reference, paidOn }, facts);
    if (problem !== undefined) throw badRequest(REFUND_TEXTS[problem]);
    const used = await findByReference(tx, reference, row.id);
    if (used !== undefined) throw badRequest(REFUND_TEXTS.referenceUsed, { values: { code: used } });
    const isDone = !needsSecondPerson(row.amount, services.refunds.secondPersonAbove);
    const entered = { reference, paid_on: paidOn, entered_by: staffId, entered_at: now, confirmed_by: null };
    await saveRefund(tx, row, {
      ...entered,
      state: isDone ? 'paid' : 'entered',
      paid_at: isDone ? now : null,
    });
    const kind = isDone ? 'paid' : 'entered';
    await insertRefundEvent(tx, { refundId: row.id, kind, staffId, reference, paidOn, now });
    if (isDone) await tellPaid(services, working, { reference, paidOn });
  });
};

/** A second person confirms the transfer; anybody returns it, who may be the one who mistyped it. */
export const decideRefund = (
  { caller, params, body }: Pick<HandlerContextOf<'decideRefund'>, 'caller' | 'params' | 'body'>,
  services: Parts,
): Promise<Refund> => {
  const { agentId: staffId } = requireStaff(caller);
  const { version, verdict, reason } = body;
  if (verdict === 'returned' && reason.length < REASON_LENGTH.min)
    throw badRequest(REFUND_TEXTS.reasonTooShort, { values: { min: REASON_LENGTH.min } });
  return withSeen(services, { refundId: params.refundId, version, staffId }, async (working) => {
    const { tx, row, now } = working;
    const { reference, paid_on: paidOn } = row;
    if (row.state !== 'entered' || reference === null || paidOn === null)
      throw await conflictOf(services, working, REFUND_TEXTS.notEntered);
    const event = { refundId: row.id, kind: verdict, staffId, reference, paidOn, reason, now };
    if (verdict === 'returned') {
      const nothing = { reference: null, paid_on: null, entered_by: null, entered_at: null };
      await saveRefund(tx, row, { ...nothing, state: 'owed', confirmed_by: null, paid_at: null });
      await insertRefundEvent(tx, event);
      return;
    }
    if (row.entered_by === staffId) throw refused(REFUND_TEXTS.secondPerson);
    const { entered_by, entered_at } = row;
    const paid = { reference, paid_on: paidOn, entered_by, entered_at, confirmed_by: staffId };
    await saveRefund(tx, row, { ...paid, state: 'paid', paid_at: now });
    await insertRefundEvent(tx, event);
    await tellPaid(services, working, { reference, paidOn });
  });
};
