import type { PendingPayments, PendingSearch } from '@payung/shared/api/endpoints/payment.ts';
import { requireAgent } from '#access/event-actor.ts';
import { cursorOf, readCursor } from '#areas/agent/cursor.ts';
import type { PageOrder } from '#repositories/agent-lists.ts';
import { countPendingPayments, listPendingPayments } from '#repositories/pending-payments.ts';
import type { PendingKey } from '#repositories/pending-payments.ts';
import type { HandlerContextOf } from '../handler.ts';
import type { Services } from '../services.ts';
import { paymentStateOf } from './payment-state.ts';

const MAX_LIMIT = 100;
const NEWEST = { key: 'saved_at', isDescending: true } as const;

/** The sorts of the lists (LEAD-009); nobody has earned points yet, so highest and lowest are the premium. */
const ORDERS: Readonly<Record<string, Pick<PageOrder<PendingKey>, 'key' | 'isDescending'>>> = {
  newest: NEWEST,
  oldest: { key: 'saved_at', isDescending: false },
  highest: { key: 'due_premium', isDescending: true },
  lowest: { key: 'due_premium', isDescending: false },
  highestPremium: { key: 'due_premium', isDescending: true },
  lowestPremium: { key: 'due_premium', isDescending: false },
  premium: { key: 'due_premium', isDescending: true },
};

const orderOf = ({ sort = '', limit, after }: PendingSearch): PageOrder<PendingKey> => {
  const order = ORDERS[sort] ?? NEWEST;
  return {
    ...order,
    after: readCursor(after, [order.key === 'saved_at' ? 'moment' : 'number', 'text'], 'cursor'),
    limit: limit === undefined ? MAX_LIMIT : Math.min(Math.max(1, Number(limit)), MAX_LIMIT),
  };
};

/** A page of what waits for payment, and how many there are on all pages. */
export const paymentPending = async (
  { caller, query }: HandlerContextOf<'paymentPending'>,
  services: Services,
): Promise<PendingPayments> => {
  const { db, clock, productOf } = services;
  const { agentId } = requireAgent(caller);
  const order = orderOf(query);
  const of = { agentId, search: query };
  // One line more says whether there is a next page.
  const found = await listPendingPayments(
    db,
    { ...of, now: clock.now() },
    { ...order, limit: order.limit + 1 },
  );
  const rows = found.slice(0, order.limit);
  const last = rows.at(-1);
  const items = rows.map((row) => ({
    quoteId: row.id,
    productId: row.product_id,
    proposalNo: row.proposal_no ?? '',
    insuredName: row.insured_name,
    duePremium: row.due_premium,
    ...(productOf(row.product_id).isJourney ? { departureDate: row.start_date } : {}),
    ...paymentStateOf(services, row),
  }));
  return {
    items,
    total: await countPendingPayments(db, of),
    ...(found.length > rows.length && last !== undefined
      ? { next: cursorOf([last[order.key], last.id]) }
      : {}),
  };
};
