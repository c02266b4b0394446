import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isCode1 } from '@payung/shared/api/api-error.ts';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import { useListPages } from '@payung/shared/api/list-pages.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { NO_FILTERS, countedOf, isUnfiltered, searchOf, useLeadFilters } from './lead-filters.ts';

/** What the leads of the page are narrowed by, and whether that was taken back because the listing failed (LEAD-028). */
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
    /** Nothing of it is shown. */
    isCleared,
  };
};

/** How many leads each tab has: a request of its own, which the list does not wait for. */
export const useLeadCounts = (filters: Parameters<typeof countedOf>[0]) => {
  const [isExact, setExact] = useState(false);
  const query = { ...countedOf(filters), ...(isExact ? ({ exact: 'yes' } as const) : {}) };
  const { data, isFetching } = useQuery({
    ...queryOf(leadEndpoints.leadCounts, { query, quiet: true }),
    // Counted to the end, the numbers of before stay until the exact ones are there.
    ...(isExact ? { placeholderData: (before: unknown) => before } : {}),
  });
  const { limit } = data ?? {};
  const isCapped = limit !== undefined && Object.values(data?.counts ?? {}).some((count) => count > limit);
  return { counts: data, isCapped, isCounting: isExact && isFetching, countExactly: () => setExact(true) };
};
