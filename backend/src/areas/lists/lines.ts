import type { ListSearch, PolicyLine, PolicyPage } from '@payung/shared/api/endpoints/lists.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { lineStatusOf } from '@payung/shared/domain/lists/line-status.ts';
import type { ListStatus } from '@payung/shared/domain/lists/list-status.ts';
import { requireAgent } from '#access/event-actor.ts';
import { visibleAgentIds } from '#areas/agent/network.ts';
import { isOnly } from '#repositories/agent-set.ts';
import type { AgentSet } from '#repositories/agent-set.ts';
import { countLines, listLines } from '#repositories/agent-lists.ts';
import type { LineRow } from '#repositories/agent-lists.ts';
import type { LineList, LineSearch } from '#repositories/agent-list-conditions.ts';
import type { HandlerContext } from '../handler.ts';
import type { Services } from '../services.ts';
import { lineKey, lineOrder, pageOf } from './line-order.ts';

type StatusRow = Pick<
  LineRow,
  | 'policy_no'
  | 'payment_status'
  | 'pay_later_due'
  | 'has_open_invoice'
  | 'is_closed'
  | 'is_identity_declined'
  | 'start_date'
  | 'end_date'
  | 'valid_until'
>;

export const statusOfRow = (row: StatusRow, today: string): ListStatus =>
  lineStatusOf(
    {
      hasPolicy: row.policy_no !== null,
      isCancelled: row.payment_status === 'Cancelled',
      payLaterDueDate: row.payment_status === 'PayLater' ? (row.pay_later_due ?? undefined) : undefined,
      hasOpenInvoice: row.has_open_invoice,
      isRejected: row.is_closed,
      isIdentityDeclined: row.is_identity_declined,
      startDate: row.start_date,
      endDate: row.end_date,
      validUntil: row.valid_until,
    },
    today,
  );

/** Who looks, and at whose lines. */
export interface Looking {
  readonly agentId: string;
  readonly agentIds: AgentSet;
}

export const lookingAt = async (
  { db }: Pick<Services, 'db'>,
  { caller, agentId }: Pick<HandlerContext, 'caller'> & { readonly agentId?: string | undefined },
): Promise<Looking> => {
  const agent = requireAgent(caller);
  return { agentId: agent.agentId, agentIds: await visibleAgentIds(db, agent, agentId) };
};

/** A list of other people's lines names whose each one is. */
export const namesAgents = ({ agentId, agentIds }: Looking): boolean => !isOnly(agentIds, agentId);

/** Contact data: only of one's own (ruling R33). */
const contactOf = (row: LineRow, { agentId }: Looking) =>
  row.agent_id === agentId ? { phone: row.insured_phone, email: row.insured_email } : {};

export const lineOf = (
  { productOf, clock }: Pick<Services, 'productOf' | 'clock'>,
  row: LineRow,
  looking: Looking,
): PolicyLine => ({
  quoteId: row.id,
  code: row.code,
  productId: row.product_id,
  stage: row.stage,
  customerName: row.insured_name,
  planName: row.plan_name,
  status: statusOfRow(row, todayInJakarta(clock.now())),
  startDate: row.start_date,
  endDate: row.end_date,
  duePremium: row.due_premium,
  points: row.points,
  ...(row.policy_no === null ? {} : { policyNo: row.policy_no }),
  ...(row.proposal_no === null ? {} : { proposalNo: row.proposal_no }),
  ...(row.pay_later_due === null ? {} : { payLaterDueDate: row.pay_later_due }),
  ...(productOf(row.product_id).isJourney ? { departureDate: row.start_date } : {}),
  ...(namesAgents(looking) ? { agentName: row.agent_name } : {}),
  ...contactOf(row, looking),
});

export interface LinesWanted {
  readonly looking: Looking;
  readonly list: LineList;
  readonly query: ListSearch;
}

/** A page of rows, and where the next one begins. */
export const readLines = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { looking: { agentIds }, list, query }: LinesWanted,
) => {
  const now = clock.now();
  const search: LineSearch = query;
  const order = lineOrder(list, query);
  const of = { agentIds, list, search, today: todayInJakarta(now), now };
  const rows = await listLines(db, of, { ...order, limit: order.limit + 1 });
  return { of, page: pageOf(rows, order.limit, lineKey(order.key)) };
};

/** The handler of a list of lines. */
export const linesOf =
  (list: LineList) =>
  async (
    { caller, query }: Pick<HandlerContext, 'caller'> & { readonly query: ListSearch },
    services: Services,
  ): Promise<PolicyPage> => {
    const looking = await lookingAt(services, { caller, agentId: query.agentId });
    const { of, page } = await readLines(services, { looking, list, query });
    return {
      items: page.rows.map((row) => lineOf(services, row, looking)),
      ...(page.next === undefined ? {} : { next: page.next }),
      total: await countLines(services.db, of),
    };
  };
