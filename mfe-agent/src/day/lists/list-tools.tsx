import { useState } from 'react';
import { call } from '@payung/shared/api/client.ts';
import { listEndpoints } from '@payung/shared/api/endpoints/lists.ts';
import { RENEWAL_KINDS } from '@payung/shared/domain/lists/line-status.ts';
import type { ListFilter, ListSort } from '@payung/shared/domain/lists/line-status.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { useProducts } from '@payung/shared/session/deployed-products.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { Empty } from '@payung/shared/ui/feedback/states.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { SearchField } from '@payung/shared/ui/search/search-field.tsx';
import { ChoiceField } from '#choice-field.tsx';
import { ExportButton } from '#export-button.tsx';
import { useText } from '#messages/catalogue.ts';
import { useTypedSearch } from '#typed-search.ts';
import { AgentField } from './agent-field.tsx';
import {
  hasEndingFilter,
  NO_FILTERS,
  serverList,
  sortsOf,
  searchOfState,
  statusFilters,
  SEARCH_CHARS,
} from './list-state.ts';
import type { ListFilters, ListName, ListState, ChangeState } from './list-state.ts';
import { RENEWAL_TEXTS, STATUS_TEXTS, sortTexts } from './list-texts.ts';
import styles from './list-tools.module.css';
import { Button } from '@payung/shared/ui/button.tsx';
import { CheckBox } from '@payung/shared/ui/choices/check-box.tsx';

interface FilterDialogProps {
  readonly state: ListState;
  readonly onFilter: (filters: ListFilters) => void;
  readonly onClose: () => void;
}

const FilterDialog = ({ state, onFilter, onClose }: FilterDialogProps) => {
  const text = useText();
  const products = useProducts();
  const [filters, setFilters] = useState<ListFilters>(state);
  const { agentId, isEnding, productId, renewal, status } = filters;
  const statuses = statusFilters(state.list);
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
        {statuses.length > 0 ? (
          <RadioChoice<ListFilter | ''>
            name="status"
            legend={text('lists.status')}
            options={[
              { value: '', label: text('lists.status.all') },
              ...statuses.map((value) => ({ value, label: text(STATUS_TEXTS[value]) })),
            ]}
            value={status}
            onChange={(value) => setFilters({ ...filters, status: value })}
          />
        ) : null}
        {hasEndingFilter(state.list) ? (
          <CheckBox
            checked={isEnding}
            onChange={({ target }) => setFilters({ ...filters, isEnding: target.checked })}
          >
            {text('lists.ending')}
          </CheckBox>
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

interface SortDialogProps {
  readonly list: ListName;
  readonly sort: ListSort;
  readonly onSort: (sort: ListSort) => void;
  readonly onClose: () => void;
}

const SortDialog = ({ list, sort, onSort, onClose }: SortDialogProps) => {
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
            call(listEndpoints.exportList, {
              params: { list: serverList(state.list) },
              query: searchOfState(state),
            })
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

/** An empty list because of search or filters, with a way to remove them. */
export const NoMatches = ({ onChange }: Pick<ListToolsProps, 'onChange'>) => {
  const text = useText();
  return (
    <Empty
      text={text('lists.nothingFound')}
      action={
        <Button size="large" onClick={() => onChange({ ...NO_FILTERS, search: '' })}>
          {text('lists.showAll')}
        </Button>
      }
    />
  );
};
