import { useSearchParams } from 'react-router-dom';
import { listEndpoints } from '@payung/shared/api/endpoints/lists.ts';
import type { ListSearch } from '@payung/shared/schemas/lists.ts';
import {
  AGENT_LISTS,
  LIST_FILTERS,
  LIST_NAME_SORTS,
  LIST_SORTS,
  RENEWAL_KINDS,
  usualSort,
} from '@payung/shared/domain/lists/line-status.ts';
import type {
  AgentList,
  ListFilter,
  ListSort,
  RenewalKind,
} from '@payung/shared/domain/lists/line-status.ts';
import { listSearchOf } from '@payung/shared/domain/lists/search-kind.ts';
import { agentRoutes } from '#contract/routes.ts';

/** Maximum length of a search text (API limit). */
export const SEARCH_CHARS = 100;
const OBJECT_ID = /^[0-9a-f]{24}$/;

/** The lists of the server, and its policies parted: those that are issued, and quotes that are none yet. */
export type ListName = AgentList | 'quotes';

/** The list of the server that has the lines. */
export const serverList = (list: ListName): AgentList => (list === 'quotes' ? 'policies' : list);

/** Which list is shown, its filters, search and sort. An empty text is no filter. */
export interface ListState {
  readonly list: ListName;
  readonly status: ListFilter | '';
  readonly sort: ListSort;
  readonly renewal: RenewalKind;
  /** Only quotes whose price expires within a few days. */
  readonly isEnding: boolean;
  readonly agentId: string;
  readonly productId: string;
  /** The typed text: a name, a quote code, or a policy number. */
  readonly search: string;
}

/** The filters of the filter dialog. */
export type ListFilters = Pick<ListState, 'agentId' | 'isEnding' | 'productId' | 'renewal' | 'status'>;
export const NO_FILTERS: ListFilters = {
  agentId: '',
  isEnding: false,
  productId: '',
  renewal: 'all',
  status: '',
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

const idIn = (text: string | null): string => (text !== null && OBJECT_ID.test(text) ? text : '');

/** Lists about the end of cover also sort by the end date, and do so by default (ruling R70). */
export const sortsOf = (list: ListName): readonly ListSort[] => {
  const others = LIST_SORTS.filter((sort) => sort !== 'endsFirst');
  return usualSort(serverList(list)) === 'endsFirst' ? ['endsFirst', ...others] : others;
};

/** Only unsold quotes have a price that expires. */
export const hasEndingFilter = (list: ListName): boolean => list === 'quotes';

export const stateIn = (query: URLSearchParams, shown?: ListName): ListState => {
  const list = shown ?? oneOf(AGENT_LISTS, query.get('list')) ?? 'policies';
  return {
    list,
    status: oneOf(LIST_FILTERS, query.get('status')) ?? '',
    sort: oneOf([...sortsOf(list), ...LIST_NAME_SORTS], query.get('sort')) ?? usualSort(serverList(list)),
    renewal: oneOf(RENEWAL_KINDS, query.get('renewal')) ?? 'all',
    isEnding: hasEndingFilter(list) && query.get('ending') === 'yes',
    agentId: idIn(query.get('agentId')),
    productId: idIn(query.get('productId')),
    search: (query.get('search') ?? '').slice(0, SEARCH_CHARS),
  };
};

/** Only values that differ from the defaults. */
export const queryOfState = (state: ListState): Readonly<Record<string, string>> => ({
  ...(state.list === 'quotes' ? {} : { list: state.list }),
  ...(state.status === '' ? {} : { status: state.status }),
  ...(state.sort === usualSort(serverList(state.list)) ? {} : { sort: state.sort }),
  ...(state.renewal === 'all' ? {} : { renewal: state.renewal }),
  ...(state.isEnding ? { ending: 'yes' } : {}),
  ...(state.agentId === '' ? {} : { agentId: state.agentId }),
  ...(state.productId === '' ? {} : { productId: state.productId }),
  ...(state.search === '' ? {} : { search: state.search }),
});

/** The filter for quotes whose price expires soon. */
export const endingAddress = (): string => `${agentRoutes.quotes.path}?ending=yes`;

/** Where a list begins: unfiltered, in its usual order. */
export const listAddress = (list: AgentList, renewal: RenewalKind = 'all'): string =>
  `${agentRoutes.lists.path}?list=${list}${renewal === 'all' ? '' : `&renewal=${renewal}`}`;

export type ChangeState = (change: Partial<ListState>) => void;

/** The state is kept in the address, so that Back and a reload restore it. */
export const useListState = (shown?: ListName): readonly [ListState, ChangeState] => {
  const [query, setQuery] = useSearchParams();
  const state = stateIn(query, shown);
  return [state, (change) => setQuery(queryOfState({ ...state, ...change }), { replace: true })];
};

/** The call of each list whose lines are policies (DASH-018); people who are insured have their own. */
export const POLICY_LISTS = {
  policies: listEndpoints.listPolicies,
  renewals: listEndpoints.listRenewals,
  expiring: listEndpoints.expiringPolicies,
  pending: listEndpoints.filterPendingPayment,
} as const satisfies Record<Exclude<AgentList, 'insureds'>, unknown>;

/** What a quote without a policy can be filtered by. */
const QUOTE_FILTERS = ['pending payment', 'in progress', 'rejected', 'expired'] as const;

/** The statuses that a list can be filtered by; none where all its lines have the same (DASH-004). */
export const statusFilters = (list: ListName): readonly ListFilter[] => {
  if (list === 'quotes') return QUOTE_FILTERS;
  return list === 'policies' || list === 'renewals' ? LIST_FILTERS : [];
};

/** Statuses that quotes have as well: the list of policies finds both by them, as it does by a typed text. */
const OF_BOTH: readonly string[] = ['pending payment', 'in progress', 'rejected'] satisfies ListFilter[];

const kindOf = ({ list, status, search }: ListState): Pick<ListSearch, 'kind'> => {
  if (list === 'quotes') return { kind: 'quote' };
  const isOfBoth = OF_BOTH.includes(status) || search.trim() !== '';
  return list === 'policies' && !isOfBoth ? { kind: 'policy' } : {};
};

/** The query of a list, without its page. */
export const searchOfState = (state: ListState) => {
  const { list, status, sort, renewal, isEnding, agentId, productId, search } = state;
  return {
    productId,
    sort,
    ...listSearchOf(search),
    ...kindOf(state),
    ...(status !== '' && statusFilters(list).includes(status) ? { status } : {}),
    ...(list === 'renewals' && renewal !== 'all' ? { renewal } : {}),
    ...(hasEndingFilter(list) && isEnding ? ({ ending: 'yes' } as const) : {}),
    ...(agentId === '' ? {} : { agentId }),
  } satisfies ListSearch;
};
