import { useState } from 'react';
import { Button } from 'antd';
import type { AgentList, ListSort } from '@payung/shared/domain/lists/list-status.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { useText } from '#messages/catalogue.ts';
import { sortsOf } from './list-state.ts';

const POLICY_SORTS = {
  endsFirst: 'lists.sort.endsFirst',
  newest: 'lists.sort.newest',
  oldest: 'lists.sort.oldest',
  highest: 'lists.sort.mostPoints',
  lowest: 'lists.sort.fewestPoints',
  highestPremium: 'lists.sort.highestPremium',
  lowestPremium: 'lists.sort.lowestPremium',
} as const satisfies Record<ListSort, string>;

const INSURED_SORTS = {
  ...POLICY_SORTS,
  highest: 'lists.sort.mostPolicies',
  lowest: 'lists.sort.fewestPolicies',
} as const satisfies Record<ListSort, string>;

/** Points of policies, the number of policies of people who are insured (DASH-006, ruling R32). */
export const sortTexts = (list: AgentList) => (list === 'insureds' ? INSURED_SORTS : POLICY_SORTS);

interface SortDialogProps {
  readonly list: AgentList;
  readonly sort: ListSort;
  readonly onSort: (sort: ListSort) => void;
  readonly onClose: () => void;
}

export const SortDialog = ({ list, sort, onSort, onClose }: SortDialogProps) => {
  const text = useText();
  const [chosen, choose] = useState(sort);
  const texts = sortTexts(list);
  return (
    <AdaptiveDialog
      open
      title={text('lists.sort')}
      onClose={onClose}
      footer={
        <Button type="primary" size="large" onClick={() => onSort(chosen)}>
          {text('lists.sort.apply')}
        </Button>
      }
    >
      <RadioChoice
        name="sort"
        legend={text('lists.sort.by')}
        options={sortsOf(list).map((value) => ({ value, label: text(texts[value]) }))}
        value={chosen}
        onChange={choose}
      />
    </AdaptiveDialog>
  );
};
