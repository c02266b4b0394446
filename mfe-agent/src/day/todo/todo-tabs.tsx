import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useText } from '#messages/catalogue.ts';
import { TODO_TABS } from './todo-place.ts';
import type { TodoTab } from './todo-place.ts';
import styles from './todo-tabs.module.css';

const TAB_TEXTS = { 'to-do': 'todo.tab.todo', 'policy-detail': 'todo.tab.policy' } as const satisfies Record<
  TodoTab,
  string
>;

interface TodoTabsProps {
  readonly tab: TodoTab;
  /** The id of what the tabs change. */
  readonly panelId: string;
  readonly onChange: (tab: TodoTab) => void;
}

/** To-do and policy detail (DASH-007). */
export const TodoTabs = ({ tab, panelId, onChange }: TodoTabsProps) => {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  // From the tab that has the focus: the open one may not be drawn yet when the next key comes.
  const move = (event: KeyboardEvent, from: TodoTab): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = from === 'to-do' ? 'policy-detail' : 'to-do';
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[TODO_TABS.indexOf(next)]?.focus();
    onChange(next);
  };
  return (
    <div ref={list} role="tablist" aria-label={text('todo.tabs')} className={styles['tabs']}>
      {TODO_TABS.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          className={styles['tab']}
          aria-selected={one === tab}
          aria-controls={panelId}
          tabIndex={one === tab ? 0 : -1}
          onKeyDown={(event) => move(event, one)}
          onClick={() => onChange(one)}
        >
          {text(TAB_TEXTS[one])}
        </button>
      ))}
    </div>
  );
};
