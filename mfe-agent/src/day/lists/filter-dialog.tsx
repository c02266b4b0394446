import { useState } from 'react';
import { Button, Checkbox } from 'antd';
import { LIST_FILTERS, RENEWAL_KINDS } from '@payung/shared/domain/lists/list-status.ts';
import type { ListFilter } from '@payung/shared/domain/lists/list-status.ts';
import { useProducts } from '@payung/shared/session/deployed-products.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { ChoiceField } from '#choice-field.tsx';
import { AgentField } from '#day/agents/agent-field.tsx';
import { useText } from '#messages/catalogue.ts';
import { hasEndingFilter, hasStatusFilter } from './list-reads.ts';
import type { ListState } from './list-state.ts';
import { RENEWAL_TEXTS, STATUS_TEXTS } from './list-texts.ts';

/** What a filter dialog may narrow. */
export type ListFilters = Pick<ListState, 'agentId' | 'isEnding' | 'productId' | 'renewal' | 'status'>;
export const NO_FILTERS: ListFilters = {
  agentId: '',
  isEnding: false,
  productId: '',
  renewal: 'all',
  status: '',
};

interface FilterDialogProps {
  readonly state: ListState;
  readonly onFilter: (filters: ListFilters) => void;
  readonly onClose: () => void;
}

export const FilterDialog = ({ state, onFilter, onClose }: FilterDialogProps) => {
  const text = useText();
  const products = useProducts();
  const [filters, setFilters] = useState<ListFilters>(state);
  const { agentId, isEnding, productId, renewal, status } = filters;
  return (
    <AdaptiveDialog
      open
      title={text('lists.filter')}
      onClose={onClose}
      footer={
        <>
          <Button size="large" onClick={() => onFilter(NO_FILTERS)}>
            {text('lists.filter.reset')}
          </Button>
          <Button
            type="primary"
            size="large"
            onClick={() => onFilter({ agentId, isEnding, productId, renewal, status })}
          >
            {text('lists.filter.apply')}
          </Button>
        </>
      }
    >
      <div className="py-stack">
        {state.list === 'renewals' ? (
          <RadioChoice
            name="renewal"
            legend={text('lists.renewal')}
            options={RENEWAL_KINDS.map((value) => ({ value, label: text(RENEWAL_TEXTS[value]) }))}
            value={renewal}
            onChange={(value) => setFilters({ ...filters, renewal: value })}
          />
        ) : null}
        {hasStatusFilter(state.list) ? (
          <RadioChoice<ListFilter | ''>
            name="status"
            legend={text('lists.status')}
            options={[
              { value: '', label: text('lists.status.all') },
              ...LIST_FILTERS.map((value) => ({ value, label: text(STATUS_TEXTS[value]) })),
            ]}
            value={status}
            onChange={(value) => setFilters({ ...filters, status: value })}
          />
        ) : null}
        {hasEndingFilter(state.list) ? (
          <Checkbox
            checked={isEnding}
            onChange={({ target }) => setFilters({ ...filters, isEnding: target.checked })}
          >
            {text('lists.ending')}
          </Checkbox>
        ) : null}
        <ChoiceField
          label={text('lists.product')}
          value={productId}
          options={[
            { value: '', label: text('lists.product.all') },
            ...products.map((product) => ({ value: product.productId, label: product.displayName })),
          ]}
          onChange={(value) => setFilters({ ...filters, productId: value })}
        />
        <AgentField value={agentId} onChange={(value) => setFilters({ ...filters, agentId: value })} />
      </div>
    </AdaptiveDialog>
  );
};
