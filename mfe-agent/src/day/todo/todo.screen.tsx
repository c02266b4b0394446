import { lazy, Suspense } from 'react';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useHomePath } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { Tabs } from '#tabs.tsx';
import { TodoDays } from './todo-days.tsx';
import { TODO_TABS, useTodoPlace } from './todo-place.ts';
import type { TodoTab } from './todo-place.ts';
import { useClocks } from './use-clocks.ts';

const PolicyTab = lazy(() => import('./policy-tab.tsx').then((file) => ({ default: file.PolicyTab })));

const PANEL = 'todo-panel';

const TAB_TEXTS = { 'to-do': 'todo.tab.todo', 'policy-detail': 'todo.tab.policy' } as const satisfies Record<
  TodoTab,
  string
>;

/** What is to be done by day and week, and the detail of a policy (DASH-007, ruling K97). */
export const Screen = () => {
  const text = useText();
  const home = useHomePath();
  const clocks = useClocks();
  const [place, change] = useTodoPlace(clocks.today);
  return (
    <Page title={text('todo.title')} back={home}>
      <Tabs
        label={text('todo.tabs')}
        tabs={TODO_TABS}
        current={place.tab}
        textOf={(tab) => text(TAB_TEXTS[tab])}
        panelId={PANEL}
        onChange={(tab) => change({ tab })}
      />
      <div id={PANEL} role="tabpanel" aria-label={text('todo.panel')} className="py-stack">
        {place.tab === 'to-do' ? (
          <TodoDays place={place} clocks={clocks} onChange={change} />
        ) : (
          <Suspense fallback={<Loading shape="createdQuote" />}>
            <PolicyTab />
          </Suspense>
        )}
      </div>
    </Page>
  );
};
