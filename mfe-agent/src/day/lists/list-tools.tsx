import { useState } from 'react';
import { Button } from 'antd';
import { useText } from '#messages/catalogue.ts';
import { ExportButton } from './export-button.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import type { ChangeState, ListState } from './list-state.ts';
import { searchOfState } from './list-reads.ts';
import styles from './list-tools.module.css';
import { SearchField } from './search-field.tsx';
import { SortDialog, sortTexts } from './sort-dialog.tsx';

interface ListToolsProps {
  readonly state: ListState;
  readonly onChange: ChangeState;
}

const filterCount = ({ status, renewal, isEnding, agentId, productId }: ListState): number =>
  [status, renewal === 'all' ? '' : renewal, isEnding ? 'ending' : '', agentId, productId].filter(
    (value) => value !== '',
  ).length;

/** Search, filter, sort and export of a list. */
export const ListTools = ({ state, onChange }: ListToolsProps) => {
  const text = useText();
  const [dialog, setDialog] = useState<'filter' | 'sort'>();
  const close = () => setDialog(undefined);
  const applyAndClose: ChangeState = (change) => {
    close();
    onChange(change);
  };
  return (
    <div className={styles['tools']}>
      <SearchField key={state.list} search={state.search} onSearch={(search) => onChange({ search })} />
      <div className={styles['buttons']}>
        <Button size="large" aria-haspopup="dialog" onClick={() => setDialog('filter')}>
          {text('lists.filterButton', { count: filterCount(state) })}
        </Button>
        <Button size="large" aria-haspopup="dialog" onClick={() => setDialog('sort')}>
          {text('lists.sortButton', { sort: text(sortTexts(state.list)[state.sort]) })}
        </Button>
        <ExportButton list={state.list} search={searchOfState(state)} />
      </div>
      {dialog === 'filter' ? <FilterDialog state={state} onFilter={applyAndClose} onClose={close} /> : null}
      {dialog === 'sort' ? (
        <SortDialog
          list={state.list}
          sort={state.sort}
          onSort={(sort) => applyAndClose({ sort })}
          onClose={close}
        />
      ) : null}
    </div>
  );
};
