import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import type { LeadCounts } from '@payung/shared/schemas/leads.ts';
import { listEndpoints } from '@payung/shared/api/endpoints/lists.ts';
import { LEAD_TABS } from '@payung/shared/domain/leads/lead-status.ts';
import type { LeadTab } from '@payung/shared/domain/leads/lead-status.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { ErrorState } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useHomePath } from '#agent-user.ts';
import { agentRoutes } from '#contract/routes.ts';
import { useListPlace } from '#day/lists/list-place.ts';
import { ExportButton } from '#export-button.tsx';
import { useText } from '#messages/catalogue.ts';
import { ofFirstPage } from '#more-button.tsx';
import { Tabs } from '#tabs.tsx';
import { FilterBar } from './filter-bar.tsx';
import { LEAD_TAB_TEXTS } from './lead-facts.ts';
import { NO_FILTERS, searchOf, useLeadCounts, useLeadSearch, useLeads } from './lead-filters.ts';
import type { LeadFilters } from './lead-filters.ts';
import { EmptyLeads, LeadList, LoadingLeads } from './lead-list.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

const PANEL = 'leads-panel';

/** How many leads a tab has (LEAD-002); empty until the counts, which come after the list, are known. */
const useCountText = (counts: LeadCounts | undefined) => {
  const intl = useIntl();
  return (tab: LeadTab): string => {
    if (counts === undefined) return '';
    const { limit } = counts;
    const count = counts.counts[tab];
    if (limit !== undefined && count > limit) return ` (${intl.formatNumber(limit)}+)`;
    return ` (${intl.formatNumber(count)})`;
  };
};

const LeadTools = ({ filters }: { readonly filters: LeadFilters }) => {
  const text = useText();
  return (
    <div className="py-row">
      <Link className="py-text-button" to={agentRoutes.leadForm.path}>
        <LineIcon path={DRAWINGS.plus} size={20} />
        {text('leads.enter')}
      </Link>
      <Link className="py-text-button" to={agentRoutes.leadImport.path}>
        <LineIcon path={DRAWINGS.download} size={20} />
        {text('leads.import')}
      </Link>
      <ExportButton
        name={`leads_${today()}`}
        read={() => call(listEndpoints.exportList, { params: { list: 'leads' }, query: searchOf(filters) })}
      />
    </div>
  );
};

interface LeadsProps {
  readonly search: ReturnType<typeof useLeadSearch>;
  /** The number of leads in the open tab; undefined while unknown. */
  readonly total: number | undefined;
}

/**
 * The list itself, loaded up to the place that Back leads to. Loading more pages does not render the parts above
 * it again.
 */
const Leads = ({ search: { filters, change, reset }, total }: LeadsProps) => {
  const { pages, isCleared } = useLeads(filters, reset);
  const { place } = useListPlace();
  const { items = [], hasNextPage, isFetchingNextPage, isError, fetchNextPage, readOn } = pages;
  const isSeeking = place !== undefined && items.length <= place.index && hasNextPage && !isError;
  const seekOn = isSeeking ? readOn : undefined;
  useEffect(() => seekOn?.(), [seekOn]);
  if (isCleared && pages.data !== undefined) return <ErrorState onRetry={() => void pages.refetch()} />;
  return (
    <QueryBoundary of={[ofFirstPage(pages)]} isOpen={!isSeeking} loading={<LoadingLeads />}>
      {() =>
        items.length === 0 ? (
          <EmptyLeads filters={filters} onReset={() => change(NO_FILTERS)} />
        ) : (
          <LeadList
            leads={items}
            total={hasNextPage ? total : items.length}
            hasMore={hasNextPage}
            isReading={isFetchingNextPage}
            isBroken={pages.isFetchNextPageError}
            onMore={readOn}
            onRetry={() => void fetchNextPage()}
          />
        )
      }
    </QueryBoundary>
  );
};

/** Leads of an agent, or of the whole network below (LEAD-001). */
export const Screen = () => {
  const text = useText();
  const home = useHomePath();
  const search = useLeadSearch();
  const { filters, change, wasReset } = search;
  const { counts, isCapped, isCounting, countExactly } = useLeadCounts(filters);
  const countText = useCountText(counts);
  const count = counts?.counts[filters.tab];
  const total = count !== undefined && count <= (counts?.limit ?? count) ? count : undefined;
  return (
    <Page title={text('leads.title')} back={home}>
      <LeadTools filters={filters} />
      <FilterBar filters={filters} onChange={change} />
      <div className="py-stack-tight">
        <Tabs
          label={text('leads.tabs')}
          tabs={LEAD_TABS}
          current={filters.tab}
          textOf={(tab) => text(LEAD_TAB_TEXTS[tab])}
          countOf={countText}
          panelId={PANEL}
          onChange={(tab) => change({ tab })}
        />
        {isCapped ? (
          <div>
            <Button type="link" loading={isCounting} onClick={countExactly}>
              {text('leads.countExactly')}
            </Button>
          </div>
        ) : null}
      </div>
      {wasReset ? <InlineNotice kind="warning" text={text('leads.reset')} /> : null}
      <div id={PANEL} role="tabpanel" aria-label={text('leads.title')}>
        {/* Each list is a list of its own, with a place of its own. */}
        <Leads key={JSON.stringify(filters)} search={search} total={total} />
      </div>
    </Page>
  );
};
