import { useState } from 'react';
import { Button } from 'antd';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { SearchField } from '@payung/shared/ui/fields/search-field.tsx';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useAgentName } from '#day/agents/agent-choice.ts';
import { useText } from '#messages/catalogue.ts';
import { useTypedSearch } from '#typed-search.ts';
import styles from './filter-bar.module.css';
import { FilterDialog } from './filter-dialog.tsx';
import { LEAD_SORT_TEXTS } from './lead-facts.ts';
import { NO_FILTERS } from './lead-filters.ts';
import type { LeadFilters } from './lead-filters.ts';

const SEARCH_CHARS = 100;

interface FilterBarProps {
  readonly filters: LeadFilters;
  readonly onChange: (next: Partial<LeadFilters>, options?: { readonly replace: boolean }) => void;
}

/** What narrows the list, as words that can be taken away. */
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

/** The search box, the filters and what they are set to (LEAD-003). */
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
          onClick={() => setOpen(true)}
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
