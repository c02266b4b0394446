import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useHomePath } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { useListState } from './list-state.ts';
import { ListTools } from './list-tools.tsx';
import { ShownList } from './shown-list.tsx';

/** Quotes that are no policies yet, of an agent or a network. */
export const Screen = () => {
  const text = useText();
  const home = useHomePath();
  const [state, change] = useListState('quotes');
  return (
    <Page title={text('lists.quotes')} back={home}>
      <ListTools state={state} onChange={change} />
      <ShownList state={state} onChange={change} />
    </Page>
  );
};
