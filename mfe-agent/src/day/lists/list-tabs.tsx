import { AGENT_LISTS } from '@payung/shared/domain/lists/list-status.ts';
import type { AgentList } from '@payung/shared/domain/lists/list-status.ts';
import { AddressTabs } from '#address-tabs.tsx';
import { useText } from '#messages/catalogue.ts';
import { listAddress } from './list-state.ts';

export const LIST_TEXTS = {
  policies: 'lists.policies',
  renewals: 'lists.renewals',
  expiring: 'lists.expiring',
  pending: 'lists.pending',
  insureds: 'lists.insureds',
} as const satisfies Record<AgentList, string>;

/** The lists of an agent (DASH-003). */
export const ListTabs = ({ list }: { readonly list: AgentList }) => {
  const text = useText();
  return (
    <AddressTabs
      label={text('lists.tabs')}
      tabs={AGENT_LISTS}
      current={list}
      textOf={(one) => text(LIST_TEXTS[one])}
      addressOf={(one) => listAddress(one)}
    />
  );
};
