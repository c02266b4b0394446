import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LeadSearch } from '@payung/shared/schemas/leads.ts';
import { useQuery } from '@tanstack/react-query';
import { isCode1 } from '@payung/shared/api/api-error.ts';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import { useListPages } from '@payung/shared/api/list-pages.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { LEAD_NAME_SORTS, LEAD_SORTS, LEAD_TABS } from '@payung/shared/domain/leads/lead-status.ts';
import type { LeadSort, LeadTab } from '@payung/shared/domain/leads/lead-status.ts';
import { leadSearchOf } from '@payung/shared/domain/lists/search-kind.ts';
import { isLayerOpen } from '@payung/shared/ui/feedback/back-layers.ts';

/** The filters of the leads page, kept in the address. An empty text is no filter. */
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
    sort: [...LEAD_SORTS, ...LEAD_NAME_SORTS].find((sort) => sort === read('sort')) ?? NO_FILTERS.sort,
    typed: read('typed'),
  };
};

const writeFilters = (filters: LeadFilters): Record<string, string> => {
  const fields = Object.keys(NAMES) as (keyof LeadFilters)[];
  const changed = fields.filter((field) => filters[field] !== NO_FILTERS[field]);
  return Object.fromEntries(changed.map((field) => [NAMES[field], filters[field]]));
};

/** The query of the calls: empty filters are left out. */
export const searchOf = ({ tab, agentId, productId, sort, typed }: LeadFilters): LeadSearch => ({
  ...(agentId === '' ? {} : { agentId }),
  ...(productId === '' ? {} : { productId }),
  sort,
  ...leadSearchOf(typed),
  ...(tab === 'All' ? {} : { tab }),
});

/** The query without sort and status, which do not change the counts of the tabs. */
const countedOf = (filters: LeadFilters): Omit<LeadSearch, 'sort' | 'tab' | 'after' | 'limit'> => {
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

/** The filters of the page, and whether they were reset because the listing failed (LEAD-028). */
export const useLeadSearch = () => {
  const { filters, change } = useLeadFilters();
  const [wasReset, setWasReset] = useState(false);
  return {
    filters,
    change: (...args: Parameters<typeof change>): void => {
      setWasReset(false);
      change(...args);
    },
    wasReset,
    reset: (): void => {
      setWasReset(true);
      change(NO_FILTERS, { replace: true });
    },
  };
};

/** The leads themselves. A listing that fails resets all filters (LEAD-028). */
export const useLeads = (filters: Parameters<typeof searchOf>[0], reset: () => void) => {
  const pages = useListPages(leadEndpoints.listLeads, searchOf(filters));
  const isCleared = pages.isError && (pages.data === undefined || isCode1(pages.error));
  const mustReset = isCleared && !isUnfiltered(filters);
  useEffect(() => {
    if (mustReset) reset();
    // `reset` is new with every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [mustReset]);
  return {
    pages,
    /** The list failed and is not shown. */
    isCleared,
  };
};

/** The number of leads of each tab: a separate request, for which the list does not wait. */
export const useLeadCounts = (filters: Parameters<typeof countedOf>[0]) => {
  const [isExact, setExact] = useState(false);
  const query = { ...countedOf(filters), ...(isExact ? ({ exact: 'yes' } as const) : {}) };
  const { data, isFetching } = useQuery({
    ...queryOf(leadEndpoints.leadCounts, { query, quiet: true }),
    // Keeps the approximate counts until the exact ones have been read.
    ...(isExact ? { placeholderData: (before: unknown) => before } : {}),
  });
  const { limit } = data ?? {};
  const isCapped = limit !== undefined && Object.values(data?.counts ?? {}).some((count) => count > limit);
  return { counts: data, isCapped, isCounting: isExact && isFetching, countExactly: () => setExact(true) };
};
