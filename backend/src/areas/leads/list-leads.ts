import type { AgentName, Lead, LeadCounts, LeadSearch } from '@payung/shared/schemas/leads.ts';
import type { ListPage } from '@payung/shared/schemas/parts.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { LEAD_NAME_SORTS, LEAD_SORTS } from '@payung/shared/domain/leads/lead-status.ts';
import type { LeadSort } from '@payung/shared/domain/leads/lead-status.ts';
import { leadsNetwork } from '@payung/shared/domain/people/user-home.ts';
import { requireAgent } from '#core/access/caller.ts';
import type { AgentCaller } from '#core/access/caller.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { isOnly, isWhole, findNetwork } from '#areas/network/sql/network.ts';
import {
  countLeads,
  findNameOfLead,
  isByName,
  isByPremium,
  leadKey,
  listLeads as listRows,
} from '#areas/leads/sql/lead-list.ts';
import type { LeadCardRow, LeadFilter } from '#areas/leads/sql/lead-list.ts';
import { cursorOf, lineLimit, readCursor, readNameCursor } from '#core/http/page.ts';
import { visibleAgentIds } from '../network/visible-agents.ts';
import { typedSearchOf } from '../lists/lines.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { fullName, leadCardOf } from './lead-detail.ts';

/** Counts of a whole network stop here unless they are asked for exactly. */
const COUNTED_UP_TO = 1000;

const SORTS: readonly LeadSort[] = [...LEAD_SORTS, ...LEAD_NAME_SORTS];

const cursorAfter = (row: LeadCardRow, sort: LeadSort): string => {
  const key = leadKey(sort)(row);
  return cursorOf(isByName(sort) ? key.slice(1) : key);
};

type LeadCriteria = Pick<LeadSearch, 'agentId' | 'productId' | 'quoteNo' | 'name'>;

const filterOf = async (
  services: Services,
  caller: AgentCaller,
  { agentId, productId = '', ...typed }: LeadCriteria,
): Promise<LeadFilter> => {
  const { quoteNo = '', policyNo = '', text } = typedSearchOf(typed, caller.agentId);
  return {
    agentIds: await visibleAgentIds(services.db, caller, agentId),
    productId,
    quoteNo: quoteNo.trim(),
    policyNo,
    text,
    today: todayInJakarta(services.clock.now()),
  };
};

/** The lists of leads, and what an export of them is made of. */
export const pageOfLeads = async (
  services: Services,
  caller: AgentCaller,
  search: LeadSearch,
): Promise<ListPage<Lead>> => {
  // Screens send `sort=` where nobody has chosen one.
  const sort = SORTS.find((known) => known === search.sort) ?? 'Newest';
  const limit = lineLimit(search);
  const filter = await filterOf(services, caller, search);
  const after = isByName(sort)
    ? await readNameCursor(search.after, (id) => findNameOfLead(services.db, filter.agentIds, id))
    : readCursor(search.after, [isByPremium(sort) ? 'number' : 'moment', 'text'], 'cursor');
  const rows = await listRows(services.db, {
    ...filter,
    tab: search.tab ?? 'All',
    sort,
    after,
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const namesAgents = !isOnly(filter.agentIds, caller.agentId);
  const viewer = {
    agentId: caller.agentId,
    today: filter.today,
    now: services.clock.now(),
    products: services.products,
    namesAgents,
  };
  return {
    items: shown.map((row) => leadCardOf(row, viewer)),
    ...(last === undefined ? {} : { next: cursorAfter(last, sort) }),
  };
};

export const listLeads = (
  { caller, query }: HandlerContextOf<'listLeads'>,
  services: Services,
): Promise<ListPage<Lead>> => pageOfLeads(services, requireAgent(caller), query);

export const leadCounts = async (
  { caller, query }: HandlerContextOf<'leadCounts'>,
  services: Services,
): Promise<LeadCounts> => {
  const filter = await filterOf(services, requireAgent(caller), query);
  if ((!isWhole(filter.agentIds) && filter.agentIds.length === 1) || query.exact === 'yes')
    return { counts: await countLeads(services.db, filter) };
  return { counts: await countLeads(services.db, filter, COUNTED_UP_TO + 1), limit: COUNTED_UP_TO };
};

/** Oneself first, then those below for those who lead a network: all, or the nearest thousand of a large one. */
export const getAgents = async (
  { caller }: HandlerContextOf<'getAgents'>,
  { db }: Services,
): Promise<readonly AgentName[]> => {
  const { agentId, userType } = requireAgent(caller);
  const self = await findAgent(db, agentId);
  if (self === undefined) throw new Error('An agent who is signed in is not there');
  const below = leadsNetwork(userType) ? await findNetwork(db, agentId) : [];
  return [
    { id: self.id, fullName: fullName(self.first_name, self.last_name) },
    ...below.map(({ id, firstName, lastName }) => ({ id, fullName: fullName(firstName, lastName) })),
  ];
};
