import { useState } from 'react';
import { Button } from 'antd';
import type { AgentList, ListSort } from '@payung/shared/domain/lists/list-status.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { useText } from '#messages/catalogue.ts';
import { sortsOf } from './list-state.ts';
import { sortTexts } from './list-texts.ts';

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
