import type { PendingPayment, PendingPayments, PendingSearch } from '@payung/shared/schemas/payment.ts';
import { lineLimit, readCursor } from '#core/http/page.ts';
import { lineKey, pageOf } from '#areas/lists/line-order.ts';
import { lineQueryOf, listViewerOf, namesAgents } from '#areas/lists/lines.ts';
import type { ListViewer } from '#areas/lists/lines.ts';
import { countLines, listLines } from '#areas/lists/sql/agent-lists.ts';
import type { LineKey, LineRow } from '#areas/lists/sql/agent-lists.ts';
import type { PageOrder } from '#areas/lists/sql/page-order.ts';
import { MAX_TOTAL } from '#core/database/pages.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { paymentStateOf } from './payable.ts';

const NEWEST = { key: 'saved_at', isDescending: true } as const;

/** The sorts of the lists (LEAD-009); nobody has earned points yet, so highest and lowest are the premium. */
const ORDERS: Readonly<Record<string, Pick<PageOrder<LineKey>, 'key' | 'isDescending'>>> = {
  newest: NEWEST,
  oldest: { key: 'saved_at', isDescending: false },
  highest: { key: 'due_premium', isDescending: true },
  lowest: { key: 'due_premium', isDescending: false },
  highestPremium: { key: 'due_premium', isDescending: true },
  lowestPremium: { key: 'due_premium', isDescending: false },
  premium: { key: 'due_premium', isDescending: true },
};

const orderOf = ({ sort = '', limit, after }: PendingSearch): PageOrder<LineKey> => {
  const order = ORDERS[sort] ?? NEWEST;
  return {
    ...order,
    after: readCursor(after, [order.key === 'saved_at' ? 'moment' : 'number', 'text'], 'cursor'),
    limit: lineLimit({ limit, after }),
  };
};

const paymentOf = (services: Services, row: LineRow, viewer: ListViewer): PendingPayment => ({
  quoteId: row.id,
  productId: row.product_id,
  proposalNo: row.proposal_no ?? '',
  insuredName: row.insured_name,
  duePremium: row.due_premium,
  isOwn: row.agent_id === viewer.agentId,
  ...(services.products.shown(row.product_id).isJourney ? { departureDate: row.start_date } : {}),
  ...(namesAgents(viewer) ? { agentName: row.agent_name } : {}),
  ...paymentStateOf(services, row),
});

/** A page of the lines of the list of pending payments, and how many there are on all pages (ruling R69). */
export const paymentPending = async (
  { caller, query }: HandlerContextOf<'paymentPending'>,
  services: Services,
): Promise<PendingPayments> => {
  const { product, proposalNo, insuredName, agentId, tab } = query;
  const viewer = await listViewerOf(services, { caller, agentId });
  const order = orderOf(query);
  const search = { productId: product, policyNo: proposalNo, name: insuredName, tab };
  const of = lineQueryOf(services, { viewer, list: 'pending', query: search });
  const found = await listLines(services.db, of, { ...order, limit: order.limit + 1 });
  const { rows, next } = pageOf(found, order.limit, lineKey(order.key));
  return {
    items: rows.map((row) => paymentOf(services, row, viewer)),
    total: await countLines(services.db, of, MAX_TOTAL),
    ...(next === undefined ? {} : { next }),
  };
};
