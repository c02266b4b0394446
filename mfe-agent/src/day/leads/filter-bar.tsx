import { startTransition, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { LEAD_SORTS } from '@payung/shared/domain/leads/lead-status.ts';
import { useProducts, useProductById } from '@payung/shared/session/deployed-products.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { SearchField } from '@payung/shared/ui/search/search-field.tsx';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useHasNetwork } from '#agent-user.ts';
import { ChoiceField } from '#choice-field.tsx';
import { AgentField, useAgentName } from '#day/lists/agent-field.tsx';
import { useText } from '#messages/catalogue.ts';
import { useTypedSearch } from '#typed-search.ts';
import styles from './filter-bar.module.css';
import { LEAD_SORT_TEXTS } from './lead-facts.ts';
import { NO_FILTERS } from './lead-filters.ts';
import type { LeadFilters } from './lead-filters.ts';
import { Button } from '@payung/shared/ui/button.tsx';

type Choices = Pick<LeadFilters, 'agentId' | 'productId' | 'sort'>;

interface FilterDialogProps {
  readonly filters: Choices;
  readonly onClose: () => void;
  readonly onApply: (choices: Choices) => void;
}

const CLEARED: Choices = {
  agentId: NO_FILTERS.agentId,
  productId: NO_FILTERS.productId,
  sort: NO_FILTERS.sort,
};

/** For a small network, whose agents are all loaded (LEAD-008). */
const FewAgentsField = ({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (agentId: string) => void;
}) => {
  const text = useText();
  const agents = useQuery(queryOf(leadEndpoints.getAgents, { quiet: true }));
  const options = (agents.data ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }));
  return (
    <ChoiceField
      label={text('leads.filter.agent')}
      isLoading={agents.isPending}
      value={value}
      options={[{ value: '', label: text('leads.filter.everyAgent') }, ...options]}
      onChange={onChange}
    />
  );
};

/** Filters by agent and product, and sorts (LEAD-004). */
const FilterDialog = ({ filters, onClose, onApply }: FilterDialogProps) => {
  const text = useText();
  const WhoseField = useHasNetwork() ? AgentField : FewAgentsField;
  const products = useProducts();
  const [choices, setChoices] = useState<Choices>({
    agentId: filters.agentId,
    productId: filters.productId,
    sort: filters.sort,
  });
  const change = (next: Partial<Choices>): void => setChoices({ ...choices, ...next });
  const productOptions = products.map(({ productId, displayName }) => ({
    value: productId,
    label: displayName,
  }));
  return (
    <AdaptiveDialog
      open
      title={text('leads.filter.title')}
      onClose={onClose}
      footer={
        <div className="py-row">
          <Button size="large" onClick={() => onApply(CLEARED)}>
            {text('leads.filter.reset')}
          </Button>
          <Button type="primary" size="large" onClick={() => onApply(choices)}>
            {text('leads.filter.apply')}
          </Button>
        </div>
      }
    >
      <div className="py-stack">
        <WhoseField value={choices.agentId} onChange={(agentId) => change({ agentId })} />
        <ChoiceField
          label={text('leads.filter.product')}
          value={choices.productId}
          options={[{ value: '', label: text('leads.filter.everyProduct') }, ...productOptions]}
          onChange={(productId) => change({ productId })}
        />
        <RadioChoice
          name="lead-sort"
          legend={text('leads.filter.sort')}
          options={LEAD_SORTS.map((sort) => ({ value: sort, label: text(LEAD_SORT_TEXTS[sort]) }))}
          value={choices.sort}
          onChange={(sort) => change({ sort })}
        />
      </div>
    </AdaptiveDialog>
  );
};

const SEARCH_CHARS = 100;

interface FilterBarProps {
  readonly filters: LeadFilters;
  readonly onChange: (next: Partial<LeadFilters>, options?: { readonly replace: boolean }) => void;
}

/** The active filters as tags that can be removed. */
const useChips = ({ agentId, productId, sort }: LeadFilters) => {
  const text = useText();
  const agentName = useAgentName(agentId);
  const product = useProductById(productId);
  return [
    ...(agentId === ''
      ? []
      : [{ field: 'agentId', label: agentName ?? text('leads.filter.agent') } as const]),
    ...(productId === ''
      ? []
      : [{ field: 'productId', label: product?.displayName ?? text('leads.filter.product') } as const]),
    ...(sort === NO_FILTERS.sort ? [] : [{ field: 'sort', label: text(LEAD_SORT_TEXTS[sort]) } as const]),
  ];
};

/** The search box, the filter dialog and the active filters (LEAD-003). */
export const FilterBar = ({ filters, onChange }: FilterBarProps) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const chips = useChips(filters);
  // A name or a quote code (LEAD-005, LEAD-006); Enter sends it at once.
  const { typed, type, send } = useTypedSearch(filters.typed, (next) =>
    onChange({ typed: next }, { replace: true }),
  );
  return (
    <div className="py-stack-tight">
      <div className={styles['bar']}>
        <SearchField
          label={text('leads.search')}
          placeholder={text('leads.search.help')}
          maxLength={SEARCH_CHARS}
          value={typed}
          onChange={type}
          onEnter={send}
        />
        <Button
          size="large"
          icon={<LineIcon path={DRAWINGS.filter} size={20} />}
          aria-haspopup="dialog"
          // The press is shown first: a dialog takes longer than a frame.
          onClick={() => startTransition(() => setOpen(true))}
        >
          {text('leads.filter')}
        </Button>
      </div>
      {chips.length === 0 ? null : (
        <div className={styles['chips']}>
          {chips.map(({ field, label }) => (
            <button
              key={field}
              type="button"
              className={styles['chip']}
              aria-label={text('leads.filter.remove', { filter: label })}
              onClick={() => onChange({ [field]: NO_FILTERS[field] })}
            >
              {label}
              <LineIcon path={DRAWINGS.cross} size={16} />
            </button>
          ))}
        </div>
      )}
      {isOpen ? (
        <FilterDialog
          filters={filters}
          onClose={() => setOpen(false)}
          onApply={(choices) => {
            onChange(choices);
            setOpen(false);
          }}
        />
      ) : null}
    </div>
  );
};
