import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useHomePath } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { useListState } from './list-state.ts';
import { ListTabs } from './list-tabs.tsx';
import { ListTools } from './list-tools.tsx';
import { ShownList } from './shown-list.tsx';

/** Policies, renewals, pending payments and people who are insured, of an agent or a network (DASH-003). */
export const Screen = () => {
  const text = useText();
  const home = useHomePath();
  const [state, change] = useListState();
  return (
    <Page title={text('lists.title')} back={home}>
      <ListTabs list={state.list} />
      <ListTools state={state} onChange={change} />
      <ShownList state={state} onChange={change} />
    </Page>
  );
};
