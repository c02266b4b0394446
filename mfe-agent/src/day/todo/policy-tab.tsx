import { Link, useSearchParams } from 'react-router-dom';
import { listEndpoints } from '@payung/shared/api/endpoints/lists.ts';
import { useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { agentRoutes } from '#contract/routes.ts';
import { queryOfState, stateIn } from '#day/lists/list-state.ts';
import type { ChangeState } from '#day/lists/list-state.ts';
import { ListTools } from '#day/lists/list-tools.tsx';
import { PolicyLines } from '#day/lists/shown-list.tsx';
import { PolicyDetailTab } from '#day/policy-detail/policy-detail.tsx';
import { useText } from '#messages/catalogue.ts';

/** The lists of the policy tab, before a policy is chosen. */
const LIST_CHOICES = ['1', '2'] as const;
type ListChoice = (typeof LIST_CHOICES)[number];

/** '1' is expiring policies; any other choice is pending payment (DASH-008). */
export const listChoice = (choice: string) =>
  choice === '1' ? listEndpoints.expiringPolicies : listEndpoints.filterPendingPayment;

const CHOICE_TEXTS = { '1': 'lists.expiring', '2': 'lists.pending' } as const satisfies Record<
  ListChoice,
  string
>;

/** Expiring policies, or those that wait for payment (DASH-008), with their search, filter and sort (DASH-009). */
export const PolicyChoice = () => {
  const text = useText();
  const [query, setQuery] = useSearchParams();
  const choice: ListChoice = query.get('choice') === '2' ? '2' : '1';
  const list = choice === '1' ? 'expiring' : 'pending';
  const state = { ...stateIn(query, list), list } as const;
  const choose = (next: ListChoice): void =>
    setQuery({ tab: 'policy-detail', choice: next }, { replace: true });
  const change: ChangeState = (part) => {
    const { list: _list, ...narrowed } = queryOfState({ ...state, ...part });
    setQuery({ tab: 'policy-detail', choice, ...narrowed }, { replace: true });
  };
  return (
    <div className="py-stack">
      <RadioChoice
        name="policy-list"
        legend={text('todo.choosePolicy')}
        options={LIST_CHOICES.map((value) => ({ value, label: text(CHOICE_TEXTS[value]) }))}
        value={choice}
        onChange={choose}
      />
      <ListTools state={state} onChange={change} />
      <PolicyLines
        key={JSON.stringify(queryOfState(state))}
        row={listChoice(choice)}
        state={state}
        onChange={change}
      />
      <Link className="py-text-button" to={agentRoutes.lists.path}>
        {text('todo.allLists')}
      </Link>
    </div>
  );
};

/** The policy of the address, or lists to choose one. */
export const PolicyTab = () => {
  const quoteId = useQuoteId();
  return quoteId === undefined ? <PolicyChoice /> : <PolicyDetailTab key={quoteId} quoteId={quoteId} />;
};
