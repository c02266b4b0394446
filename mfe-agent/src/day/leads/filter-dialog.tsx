import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { LEAD_SORTS } from '@payung/shared/domain/leads/lead-status.ts';
import { useProducts } from '@payung/shared/session/deployed-products.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { useHasNetwork } from '#agent-user.ts';
import { AgentField } from '#day/agents/agent-field.tsx';
import { ChoiceField } from '#choice-field.tsx';
import { NO_FILTERS } from './lead-filters.ts';
import type { LeadFilters } from './lead-filters.ts';
import { LEAD_SORT_TEXTS } from './lead-facts.ts';
import { useText } from '#messages/catalogue.ts';

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

/** Of a few agents that are all known (LEAD-008). */
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

/** Whose leads, of which product, in which order (LEAD-004). */
export const FilterDialog = ({ filters, onClose, onApply }: FilterDialogProps) => {
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
