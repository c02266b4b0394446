import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { Empty } from '@payung/shared/ui/feedback/states.tsx';
import type { LeadTab } from '@payung/shared/domain/leads/lead-status.ts';
import { agentRoutes } from '#contract/routes.ts';
import { NO_FILTERS, isUnfiltered } from './lead-filters.ts';
import type { LeadFilters } from './lead-filters.ts';
import { useText } from '#messages/catalogue.ts';

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

/** Why there is nothing, and the next step. */
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
