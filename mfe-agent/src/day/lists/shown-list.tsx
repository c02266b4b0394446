import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { listEndpoints } from '@payung/shared/api/endpoints/lists.ts';
import { useListPages } from '@payung/shared/api/list-pages.ts';
import { Empty } from '@payung/shared/ui/feedback/states.tsx';
import { useHomePath } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { NO_FILTERS } from './filter-dialog.tsx';
import { InsuredCard } from './insured-card.tsx';
import { ListPages } from './list-pages.tsx';
import { POLICY_LISTS, searchOfState } from './list-reads.ts';
import { queryOfState } from './list-state.ts';
import type { ChangeState, ListState } from './list-state.ts';
import { LIST_TEXTS } from './list-texts.ts';
import { PolicyCard } from './policy-card.tsx';

interface ShownListProps {
  readonly state: ListState;
  readonly onChange: ChangeState;
}

/** The next step where there is nothing to show: take the filters away, or make a first quote. */
const EmptyList = ({ state, onChange }: ShownListProps) => {
  const text = useText();
  const home = useHomePath();
  const { status, renewal, isEnding, agentId, productId, search } = state;
  const isNarrowed =
    isEnding || renewal !== 'all' || [status, agentId, productId, search].some((value) => value !== '');
  if (isNarrowed) {
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
  }
  return (
    <Empty
      text={text(`lists.empty.${state.list}`)}
      action={
        <Link className="py-text-button" to={home}>
          {text('lists.start')}
        </Link>
      }
    />
  );
};

const Insureds = ({ state, onChange }: ShownListProps) => {
  const text = useText();
  return (
    <ListPages
      label={text(LIST_TEXTS.insureds)}
      pages={useListPages(listEndpoints.listInsureds, searchOfState(state))}
      Card={InsuredCard}
      keyOf={(line) => `${line.quoteId} ${line.name}`}
      empty={<EmptyList state={state} onChange={onChange} />}
    />
  );
};

interface PolicyLinesProps extends ShownListProps {
  /** The call that answers them. */
  readonly row: (typeof POLICY_LISTS)[keyof typeof POLICY_LISTS];
}

/** The lines of a list whose lines are policies. */
export const PolicyLines = ({ row, state, onChange }: PolicyLinesProps) => {
  const text = useText();
  return (
    <ListPages
      label={text(LIST_TEXTS[state.list])}
      pages={useListPages(row, searchOfState(state))}
      Card={PolicyCard}
      keyOf={(line) => line.quoteId}
      empty={<EmptyList state={state} onChange={onChange} />}
    />
  );
};

/** The lines of the list that is chosen; narrowed otherwise, it is a list of its own with a place of its own. */
export const ShownList = ({ state, onChange }: ShownListProps) => {
  const key = JSON.stringify(queryOfState(state));
  const { list } = state;
  return list === 'insureds' ? (
    <Insureds key={key} state={state} onChange={onChange} />
  ) : (
    <PolicyLines key={key} row={POLICY_LISTS[list]} state={state} onChange={onChange} />
  );
};
