import { listEndpoints } from '@payung/shared/api/endpoints/lists.ts';
import type { ListSearch } from '@payung/shared/api/endpoints/lists.ts';
import type { AgentList } from '@payung/shared/domain/lists/list-status.ts';
import { listSearchOf } from '@payung/shared/domain/lists/search-kind.ts';
import type { ListState } from './list-state.ts';

/** The call of each list whose lines are policies (DASH-018); people who are insured have their own. */
export const POLICY_LISTS = {
  policies: listEndpoints.listPolicies,
  renewals: listEndpoints.listRenewals,
  expiring: listEndpoints.expiringPolicies,
  pending: listEndpoints.filterPendingPayment,
} as const satisfies Record<Exclude<AgentList, 'insureds'>, unknown>;

/** Lists whose lines are filtered by status; the others consist of one (DASH-004). */
export const hasStatusFilter = (list: AgentList): boolean => list === 'policies' || list === 'renewals';

/** Prices end of what is not sold yet, and stands in the list of all. */
export const hasEndingFilter = (list: AgentList): boolean => list === 'policies';

/** What a list is asked with, whatever page of it. */
export const searchOfState = ({
  list,
  status,
  sort,
  renewal,
  isEnding,
  agentId,
  productId,
  search,
}: ListState) =>
  ({
    productId,
    sort,
    ...listSearchOf(search),
    ...(hasStatusFilter(list) && status !== '' ? { status } : {}),
    ...(list === 'renewals' && renewal !== 'all' ? { renewal } : {}),
    ...(hasEndingFilter(list) && isEnding ? ({ ending: 'yes' } as const) : {}),
    ...(agentId === '' ? {} : { agentId }),
  }) satisfies ListSearch;
