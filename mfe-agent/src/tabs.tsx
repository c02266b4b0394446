import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import styles from './tabs.module.css';

const centre = (tab: HTMLElement): void => {
  const row = tab.closest('ul, [role="tablist"]');
  if (!row) return;
  const { left, width } = tab.getBoundingClientRect();
  const toTheMiddle = left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2;
  // Not scrollIntoView, which may scroll the page as well.
  row.scrollLeft += toTheMiddle;
};

/**
 * Ref of the current tab: scrolls its row sideways, where that is wider than the window, until the tab is centred; again
 * when its width changes, as it does when the font arrives.
 */
export const scrollTabIntoView = (tab: HTMLElement | null): (() => void) | undefined => {
  if (!tab) return undefined;
  centre(tab);
  const observer = new ResizeObserver(() => centre(tab));
  observer.observe(tab);
  return () => observer.disconnect();
};

interface TabBarProps<Tab extends string> {
  /** The accessible name of the tab bar. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly current: Tab;
  readonly textOf: (tab: Tab) => string;
}

interface LinkTabsProps<Tab extends string> extends TabBarProps<Tab> {
  readonly addressOf: (tab: Tab) => string;
}

/** Tabs that are links: each has its own address, and Back opens the previous one. */
export const LinkTabs = <Tab extends string>({
  label,
  tabs,
  current,
  textOf,
  addressOf,
}: LinkTabsProps<Tab>) => (
  <nav className={styles['place']} aria-label={label}>
    <ul className={styles['tabs']}>
      {tabs.map((tab) => (
        <li key={tab}>
          <Link
            ref={tab === current ? scrollTabIntoView : undefined}
            className={styles['tab']}
            to={addressOf(tab)}
            aria-current={tab === current ? 'page' : undefined}
          >
            {textOf(tab)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

interface TabsProps<Tab extends string> extends TabBarProps<Tab> {
  /** Shown behind the text in a lighter weight. */
  readonly countOf?: (tab: Tab) => string;
  /** The id of the panel that the tabs switch. */
  readonly panelId: string;
  readonly onChange: (tab: Tab) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs that switch a panel of the same page; arrow keys move between them. */
export const Tabs = <Tab extends string>({
  label,
  tabs,
  current,
  textOf,
  countOf,
  panelId,
  onChange,
}: TabsProps<Tab>) => {
  const list = useRef<HTMLDivElement>(null);
  // Moves from the focused tab: the current one may not be rendered yet when the next key comes.
  const move = (event: KeyboardEvent, from: Tab): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = (tabs.indexOf(from) + step + tabs.length) % tabs.length;
    const next = tabs[at];
    if (next === undefined) return;
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
    onChange(next);
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles['tabs']}>
      {tabs.map((tab) => (
        <button
          key={tab}
          ref={tab === current ? scrollTabIntoView : undefined}
          type="button"
          role="tab"
          className={styles['tab']}
          aria-selected={tab === current}
          aria-controls={panelId}
          tabIndex={tab === current ? 0 : -1}
          onKeyDown={(event) => move(event, tab)}
          onClick={() => onChange(tab)}
        >
          {textOf(tab)}
          {countOf === undefined ? null : <span className={styles['count']}>{countOf(tab)}</span>}
        </button>
      ))}
    </div>
  );
};
