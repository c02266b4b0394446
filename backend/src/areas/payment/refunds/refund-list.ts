import { needsSecondPerson } from '@payung/shared/domain/money/refunds.ts';
import type { Refund, RefundPage, RefundStep } from '@payung/shared/schemas/refunds.ts';
import { requireStaff } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { cursorOf, readCursor } from '#core/http/page.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import {
  findRefund,
  listRefundEvents,
  listRefunds,
  readOwedFigures,
  readPaidFigures,
} from './sql/refunds.ts';
import type { RefundStepRow, RefundToShow } from './sql/refunds.ts';

const PER_PAGE = 20;

const stepOf = (row: RefundStepRow): RefundStep => ({
  kind: row.kind,
  by: row.name ?? '',
  at: row.at.toISOString(),
  reference: row.reference,
  paidOn: row.paid_on ?? '',
  reason: row.reason,
});

interface Reading extends Pick<Services, 'refunds'> {
  readonly db: Queries;
}

const refundsOf = async (
  { db, refunds: { secondPersonAbove } }: Reading,
  rows: readonly RefundToShow[],
  staffId: string,
): Promise<readonly Refund[]> => {
  const events = await listRefundEvents(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: String(row.id),
    version: row.version,
    state: row.state,
    amount: row.amount,
    reason: row.reason,
    since: row.created_at.toISOString(),
    customerName: row.insured_name,
    phone: row.insured_phone,
    email: row.insured_email,
    agentName: row.agent_name,
    agentCode: row.agent_code,
    quoteCode: row.quote_code,
    policyNo: row.policy_no ?? '',
    invoiceNo: row.invoice_no,
    needsSecondPerson: needsSecondPerson(row.amount, secondPersonAbove),
    isMine: row.entered_by === staffId,
    ...(row.reference === null ? {} : { reference: row.reference }),
    ...(row.paid_on === null ? {} : { paidOn: row.paid_on }),
    history: events.filter((event) => event.refund_id === row.id).map(stepOf),
  }));
};

export const readRefund = async (reading: Reading, id: number, staffId: string): Promise<Refund> => {
  const row = await findRefund(reading.db, id);
  const [refund] = row === undefined ? [] : await refundsOf(reading, [row], staffId);
  if (refund === undefined) throw notFound();
  return refund;
};

/** What is owed to whom, why and since when; or what was paid back. */
export const refundList = async (
  { caller, query }: Pick<HandlerContextOf<'listRefunds'>, 'caller' | 'query'>,
  services: Pick<Services, 'db' | 'refunds'>,
): Promise<RefundPage> => {
  const { agentId: staffId } = requireStaff(caller);
  const { db, refunds } = services;
  const { status = 'open' } = query;
  const after = readCursor(query.after, ['moment', 'number']);
  const rows = await listRefunds(db, { status, after, limit: PER_PAGE + 1 });
  const page = rows.slice(0, PER_PAGE);
  const last = page.at(-1);
  const at = status === 'open' ? last?.created_at : last?.paid_at;
  const isMore = rows.length > PER_PAGE && last !== undefined && at !== undefined && at !== null;
  const { count, sum } = await (status === 'open' ? readOwedFigures(db) : readPaidFigures(db));
  return {
    items: await refundsOf(services, page, staffId),
    total: count,
    sum,
    secondPersonAbove: refunds.secondPersonAbove,
    ...(isMore ? { next: cursorOf([at, last.id]) } : {}),
  };
};
