import { useState } from 'react';
import { Button } from 'antd';
import { call } from '@payung/shared/api/client.ts';
import { listEndpoints } from '@payung/shared/api/endpoints/lists.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { SearchField } from '@payung/shared/ui/fields/search-field.tsx';
import { ExportButton } from '#export-button.tsx';
import { useText } from '#messages/catalogue.ts';
import { useTypedSearch } from '#typed-search.ts';
import { FilterDialog } from './filter-dialog.tsx';
import { searchOfState } from './list-reads.ts';
import { SEARCH_CHARS } from './list-state.ts';
import type { ChangeState, ListState } from './list-state.ts';
import { sortTexts } from './list-texts.ts';
import styles from './list-tools.module.css';
import { SortDialog } from './sort-dialog.tsx';

interface ListToolsProps {
  readonly state: ListState;
  readonly onChange: ChangeState;
}

const filterCount = ({ status, renewal, isEnding, agentId, productId }: ListState): number =>
  [status, renewal === 'all' ? '' : renewal, isEnding ? 'ending' : '', agentId, productId].filter(
    (value) => value !== '',
  ).length;

/** By name, quote code or policy number (DASH-005). */
const ListSearch = ({ state, onChange }: ListToolsProps) => {
  const text = useText();
  const { typed, type } = useTypedSearch(state.search, (search) => onChange({ search }));
  return (
    <SearchField
      label={text('lists.search')}
      help={text('lists.search.help')}
      maxLength={SEARCH_CHARS}
      value={typed}
      onChange={type}
    />
  );
};

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
      <ListSearch key={state.list} state={state} onChange={onChange} />
      <div className={styles['buttons']}>
        <Button size="large" aria-haspopup="dialog" onClick={() => setDialog('filter')}>
          {text('lists.filterButton', { count: filterCount(state) })}
        </Button>
        <Button size="large" aria-haspopup="dialog" onClick={() => setDialog('sort')}>
          {text('lists.sortButton', { sort: text(sortTexts(state.list)[state.sort]) })}
        </Button>
        <ExportButton
          name={`${state.list}_${today()}`}
          read={() =>
            call(listEndpoints.exportList, { params: { list: state.list }, query: searchOfState(state) })
          }
        />
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
