import { AGENT_LISTS } from '@payung/shared/domain/lists/line-status.ts';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useHomePath } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { LinkTabs } from '#tabs.tsx';
import { listAddress, serverList, useListState } from './list-state.ts';
import { LIST_TEXTS } from './list-texts.ts';
import { ListTools } from './list-tools.tsx';
import { ShownList } from './shown-list.tsx';

/** Policies, renewals, pending payments and insured people of an agent or a network (DASH-003). */
export const Screen = () => {
  const text = useText();
  const home = useHomePath();
  const [state, change] = useListState();
  return (
    <Page title={text('lists.title')} back={home}>
      <LinkTabs
        label={text('lists.tabs')}
        tabs={AGENT_LISTS}
        current={serverList(state.list)}
        textOf={(list) => text(LIST_TEXTS[list])}
        addressOf={(list) => listAddress(list)}
      />
      <ListTools state={state} onChange={change} />
      <ShownList state={state} onChange={change} />
    </Page>
  );
};
