import { useSearchParams } from 'react-router-dom';
import type { LeadSearch } from '@payung/shared/schemas/leads.ts';
import { LEAD_SORTS, LEAD_TABS } from '@payung/shared/domain/leads/lead-status.ts';
import type { LeadSort, LeadTab } from '@payung/shared/domain/leads/lead-status.ts';
import { leadSearchOf } from '@payung/shared/domain/lists/search-kind.ts';
import { isLayerOpen } from '@payung/shared/ui/feedback/back-layers.ts';

/** What the leads page shows; all of it stands in the address. Empty texts narrow nothing. */
export interface LeadFilters {
  readonly tab: LeadTab;
  readonly agentId: string;
  readonly productId: string;
  readonly sort: LeadSort;
  readonly typed: string;
}

/** All leads, the newest first (LEAD-028). */
export const NO_FILTERS: LeadFilters = { tab: 'All', agentId: '', productId: '', sort: 'Newest', typed: '' };

const NAMES: Readonly<Record<keyof LeadFilters, string>> = {
  tab: 'tab',
  agentId: 'agent',
  productId: 'product',
  sort: 'sort',
  typed: 'q',
};

const readFilters = (search: URLSearchParams): LeadFilters => {
  const read = (field: keyof LeadFilters): string => search.get(NAMES[field]) ?? '';
  return {
    tab: LEAD_TABS.find((tab) => tab === read('tab')) ?? NO_FILTERS.tab,
    agentId: read('agentId'),
    productId: read('productId'),
    sort: LEAD_SORTS.find((sort) => sort === read('sort')) ?? NO_FILTERS.sort,
    typed: read('typed'),
  };
};

const writeFilters = (filters: LeadFilters): Record<string, string> => {
  const fields = Object.keys(NAMES) as (keyof LeadFilters)[];
  const changed = fields.filter((field) => filters[field] !== NO_FILTERS[field]);
  return Object.fromEntries(changed.map((field) => [NAMES[field], filters[field]]));
};

/** The filters as the calls carry them: nothing is sent that narrows nothing. */
export const searchOf = ({ tab, agentId, productId, sort, typed }: LeadFilters): LeadSearch => ({
  ...(agentId === '' ? {} : { agentId }),
  ...(productId === '' ? {} : { productId }),
  sort,
  ...leadSearchOf(typed),
  ...(tab === 'All' ? {} : { tab }),
});

/** The same without what does not change the counts of the tabs. */
export const countedOf = (filters: LeadFilters): Omit<LeadSearch, 'sort' | 'tab' | 'after' | 'limit'> => {
  const { sort: _sort, tab: _tab, ...counted } = searchOf(filters);
  return counted;
};

export const isUnfiltered = (filters: LeadFilters): boolean =>
  Object.keys(writeFilters(filters)).length === 0;

export const useLeadFilters = () => {
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  return {
    filters,
    /** A choice is a step of its own in the history; what is being typed replaces the step before. */
    change: (next: Partial<LeadFilters>, { replace = isLayerOpen() } = {}): void =>
      setSearch(writeFilters({ ...filters, ...next }), { replace }),
  };
};
