import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { InsuranceProduct } from '#areas/quote/product/insurance-product.ts';
import type { ListDay, TextSearch } from '#areas/lists/sql/line-status.ts';
import type { Services } from '../services.ts';
import type { ListSearch, PolicyLine, PolicyPage } from '@payung/shared/schemas/lists.ts';
import { lineStatusOf } from '@payung/shared/domain/lists/line-status.ts';
import type { LineFacts, ListStatus } from '@payung/shared/domain/lists/line-status.ts';
import { linkStateOfRow } from '#areas/auth/links/newest-link-sql.ts';
import { requireAgent } from '#core/access/caller.ts';
import { visibleAgentIds } from '#areas/network/visible-agents.ts';
import { isOnly } from '#areas/network/sql/network.ts';
import type { AgentSet } from '#areas/network/sql/network.ts';
import { countLines, findNameOfLine, listLines } from '#areas/lists/sql/agent-lists.ts';
import type { LineRow, LineQuery, LineList, LineSearch } from '#areas/lists/sql/agent-lists.ts';
import type { HandlerContext } from '../area.ts';
import { lineKey, lineOrder, pageOf } from './line-order.ts';
import { listSearchOf } from '@payung/shared/domain/lists/search-kind.ts';

const EVER: IsoDate = '0001-01-01';
/** No product sells cover that began earlier, or begins later, than so many days from its sale. */
const MOST_DAYS = 31;

/** The first day on which cover may begin that is bought on that day; nothing where none may. */
const firstStart = ({ startProblem }: InsuranceProduct, today: IsoDate): IsoDate | undefined => {
  const days = Array.from({ length: 2 * MOST_DAYS + 1 }, (_none, at) => addDays(today, at - MOST_DAYS));
  return [EVER, ...days].find((day) => startProblem(day, today) === undefined);
};

/** What conditions of lists ask of the day and of the products that are sold here. */
export const listDayOf = ({ clock, products }: Pick<Services, 'clock' | 'products'>): ListDay => {
  const today = todayInJakarta(clock.now());
  return {
    today,
    firstStarts: Object.fromEntries(
      products.ids.map(products.sold).flatMap((product) => {
        const first = firstStart(product, today);
        return first === undefined ? [] : [[product.productId, first]];
      }),
    ),
    renewables: products.seen.filter((id) => !products.shown(id).isJourney),
  };
};

type StatusRow = Pick<
  LineRow,
  | 'product_id'
  | 'stage'
  | 'proposal_no'
  | 'policy_no'
  | 'payment_status'
  | 'pay_later_due'
  | 'is_closed'
  | 'is_identity_declined'
  | 'start_date'
  | 'end_date'
  | 'valid_until'
>;

/** Of a product that is no longer sold here nothing can be bought. */
const canBegin = (
  { products }: Pick<Services, 'products'>,
  { product_id, start_date }: StatusRow,
  today: string,
): boolean => products.running(product_id).startProblem(start_date, today) === undefined;

export const factsOfRow = (
  services: Pick<Services, 'products'>,
  row: StatusRow,
  today: string,
): LineFacts => ({
  hasPolicy: row.policy_no !== null,
  isCancelled: row.payment_status === 'Cancelled',
  payLaterDueDate: row.payment_status === 'PayLater' ? (row.pay_later_due ?? undefined) : undefined,
  isConfirmed: row.stage === 'Full Quote Created' && row.proposal_no !== null,
  canBegin: canBegin(services, row, today),
  isRejected: row.is_closed,
  isIdentityDeclined: row.is_identity_declined,
  startDate: row.start_date,
  endDate: row.end_date,
  validUntil: row.valid_until,
});

export const statusOfRow = (
  services: Pick<Services, 'products'>,
  row: StatusRow,
  today: string,
): ListStatus => lineStatusOf(factsOfRow(services, row, today), today);

/** Who looks, and at whose lines. */
export interface ListViewer {
  readonly agentId: string;
  readonly agentIds: AgentSet;
}

export const listViewerOf = async (
  { db }: Pick<Services, 'db'>,
  { caller, agentId }: Pick<HandlerContext, 'caller'> & { readonly agentId?: string | undefined },
): Promise<ListViewer> => {
  const agent = requireAgent(caller);
  return { agentId: agent.agentId, agentIds: await visibleAgentIds(db, agent, agentId) };
};

/** A list of other people's lines names whose each one is. */
export const namesAgents = ({ agentId, agentIds }: ListViewer): boolean => !isOnly(agentIds, agentId);

/** Contact data: only of one's own (ruling R33). */
const contactOf = (row: LineRow, { agentId }: ListViewer) =>
  row.agent_id === agentId ? { phone: row.insured_phone, email: row.insured_email } : {};

export const lineOf = (
  services: Pick<Services, 'products'>,
  row: LineRow,
  viewer: ListViewer & { readonly today: string; readonly now: Date },
): PolicyLine => ({
  quoteId: row.id,
  code: row.code,
  productId: row.product_id,
  stage: row.stage,
  customerName: row.insured_name,
  planName: row.plan_name,
  status: statusOfRow(services, row, viewer.today),
  startDate: row.start_date,
  endDate: row.end_date,
  duePremium: row.due_premium,
  points: row.points,
  ...(row.policy_no === null ? {} : { policyNo: row.policy_no }),
  ...(row.proposal_no === null ? {} : { proposalNo: row.proposal_no }),
  ...(row.pay_later_due === null ? {} : { payLaterDueDate: row.pay_later_due }),
  ...(services.products.shown(row.product_id).isJourney ? { departureDate: row.start_date } : {}),
  savedAt: row.saved_at.toISOString(),
  link: linkStateOfRow(row, viewer.now),
  ...(namesAgents(viewer) ? { agentName: row.agent_name } : {}),
  ...contactOf(row, viewer),
});

interface LineRequest {
  readonly viewer: ListViewer;
  readonly list: LineList;
  readonly query: ListSearch;
}

type ReadOf = Pick<Services, 'db' | 'clock' | 'products'>;

/** Whose lines, which list of them, and what narrows it. */
export const lineQueryOf = (services: ReadOf, { viewer, list, query }: LineRequest): LineQuery => {
  const { productId, status, renewal, kind, tab, ending } = query;
  const search: LineSearch = {
    productId,
    status,
    renewal,
    kind,
    tab,
    isEnding: ending === 'yes',
    ...typedSearchOf(query, viewer.agentId),
  };
  const now = services.clock.now();
  return { agentIds: viewer.agentIds, list, search, day: listDayOf(services), now };
};

/** A page of rows, and where the next one begins. */
export const readLines = async (services: ReadOf, wanted: LineRequest) => {
  const of = lineQueryOf(services, wanted);
  const order = await lineOrder(wanted.list, wanted.query, (id) =>
    findNameOfLine(services.db, of.agentIds, id),
  );
  const rows = await listLines(services.db, of, { ...order, limit: order.limit + 1 });
  return { of, page: pageOf(rows, order.limit, lineKey(order.key)) };
};

/** The handler of a list of lines. */
export const linesOf =
  (list: LineList) =>
  async (
    { caller, query }: Pick<HandlerContext, 'caller'> & { readonly query: ListSearch },
    services: Services,
  ): Promise<PolicyPage> => {
    const viewer = await listViewerOf(services, { caller, agentId: query.agentId });
    const { of, page } = await readLines(services, { viewer, list, query });
    return {
      items: page.rows.map((row) => lineOf(services, row, { ...viewer, today: of.day.today, now: of.now })),
      ...(page.next === undefined ? {} : { next: page.next }),
      total: await countLines(services.db, of),
    };
  };

/**
 * What a list is searched by. A number that is shown is found, whichever parameter it comes in: people type what they
 * read on a card (ruling R71).
 */
export const typedSearchOf = (
  { quoteNo, policyNo, name = '' }: Pick<ListSearch, 'quoteNo' | 'policyNo' | 'name'>,
  viewerId: string,
): {
  readonly quoteNo?: string | undefined;
  readonly policyNo?: string | undefined;
  readonly text?: TextSearch | undefined;
} => {
  const { name: text, ...number } = listSearchOf(name);
  return {
    quoteNo,
    policyNo,
    ...number,
    ...(text === undefined ? {} : { text: { typed: text, viewerId } }),
  };
};
