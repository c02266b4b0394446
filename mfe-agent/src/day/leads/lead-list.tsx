import { useCallback } from 'react';
import type { Lead } from '@payung/shared/schemas/leads.ts';
import { Link } from 'react-router-dom';
import type { LeadTab } from '@payung/shared/domain/leads/lead-status.ts';
import { leadSearchOf } from '@payung/shared/domain/lists/search-kind.ts';
import { openQuote } from '@payung/shared/session/quote-context.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Empty } from '@payung/shared/ui/feedback/states.tsx';
import { WindowedList } from '@payung/shared/ui/layout/windowed-list.tsx';
import { agentRoutes } from '#contract/routes.ts';
import { useListPlace, openedFrom } from '#day/lists/list-place.ts';
import { useText } from '#messages/catalogue.ts';
import { DataTable } from '#data-table.tsx';
import { LoadingLines, useHasTable } from '#loading-lines.tsx';
import { LeadCard } from './lead-card.tsx';
import { useLeadColumns } from './lead-columns.tsx';
import { isOwnLead } from './lead-facts.ts';
import { NO_FILTERS, isUnfiltered, useLeadFilters } from './lead-filters.ts';
import type { LeadFilters } from './lead-filters.ts';
import { Button } from '@payung/shared/ui/button.tsx';

const TAB_TEXTS = {
  All: 'leads.empty.all',
  'In Progress': 'leads.empty.inProgress',
  Completed: 'leads.empty.completed',
  Rejected: 'leads.empty.rejected',
  Expired: 'leads.empty.expired',
} as const satisfies Record<LeadTab, string>;

interface EmptyLeadsProps {
  readonly filters: LeadFilters;
  readonly onReset: () => void;
}

/** The reason why the list is empty, and the next step. */
export const EmptyLeads = ({ filters, onReset }: EmptyLeadsProps) => {
  const text = useText();
  const isNarrowed = !isUnfiltered({ ...filters, tab: NO_FILTERS.tab, sort: NO_FILTERS.sort });
  const reset = (
    <Button size="large" onClick={onReset}>
      {text('leads.showAll')}
    </Button>
  );
  if (filters.typed !== '')
    return <Empty text={text('leads.empty.search', { typed: filters.typed })} action={reset} />;
  if (isNarrowed) return <Empty text={text('leads.empty.filters')} action={reset} />;
  const isAll = filters.tab === 'All';
  return (
    <Empty
      text={text(TAB_TEXTS[filters.tab])}
      action={
        isAll ? (
          <Link className="py-text-button" to={agentRoutes.leadForm.path}>
            {text('leads.enter')}
          </Link>
        ) : (
          reset
        )
      }
    />
  );
};

/** Usual height of a card with its gap, in pixels. */
const CARD_HEIGHT = 172;

const idOf = ({ id }: Lead): string => id;

/** Before the first leads are there. */
export const LoadingLeads = () => <LoadingLines columns={useLeadColumns(() => undefined)([])} />;

interface LeadListProps {
  readonly leads: readonly Lead[];
  /** The number of leads in the open tab; undefined while unknown. */
  readonly total: number | undefined;
  readonly hasMore: boolean;
  readonly isReading: boolean;
  /** The next page could not be read. */
  readonly isBroken: boolean;
  readonly onMore: (() => void) | undefined;
  readonly onRetry: () => void;
}

/** A windowed list of leads. */
export const LeadList = ({ leads, total, hasMore, isReading, isBroken, onMore, onRetry }: LeadListProps) => {
  const text = useText();
  const { place, leaveAt } = useListPlace();
  const { filters, change } = useLeadFilters();
  const hasTable = useHasTable();
  const open = useCallback(
    (lead: Lead, index: number, inside: Element): void => {
      if (lead.quote !== undefined)
        openQuote(lead.quote.id, openedFrom(leadSearchOf(filters.typed), !isOwnLead(lead)));
      leaveAt(lead.id, index, inside);
    },
    // The place belongs to the history entry, which lives as long as this list.
    // oxlint-disable-next-line react/exhaustive-deps
    [filters.typed],
  );
  const columns = useLeadColumns(open)(leads);
  const shown = { label: text('leads.title'), items: leads, total, keyOf: idOf, startAt: place, onMore };
  return (
    <div className="py-stack">
      {hasTable ? (
        <DataTable
          {...shown}
          columns={columns}
          sort={filters.sort}
          onSort={(sort) => change({ sort })}
          openedKey={place?.id}
          openedText={text('leads.opened')}
        />
      ) : (
        <WindowedList {...shown} rowHeight={CARD_HEIGHT}>
          {(lead, index) => (
            <LeadCard lead={lead} index={index} wasOpened={lead.id === place?.id} onOpen={open} />
          )}
        </WindowedList>
      )}
      {isReading && hasMore ? <LoadingLines isMore columns={columns} /> : null}
      {isBroken ? (
        <div className="py-stack-tight">
          <InlineNotice kind="error" text={text('leads.moreFailed')} />
          <Button size="large" onClick={onRetry}>
            {text('common.tryAgain')}
          </Button>
        </div>
      ) : null}
    </div>
  );
};
