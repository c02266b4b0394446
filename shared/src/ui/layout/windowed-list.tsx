import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import styles from './windowed-list.module.css';

/** Rows beyond the window that are drawn all the same. */
const OVERSCAN = 4;
/** So many rows before the end of what is known the next ones are asked for. */
const ROWS_AHEAD = 15;

interface WindowedListProps<Item> {
  /** What the list is called. */
  label: string;
  items: readonly Item[];
  /** How many there are on the server, as far as that is known. */
  total?: number | undefined;
  /** The same function every time. */
  keyOf: (item: Item) => string;
  /** Usual height of a row in pixels; the real one is measured. */
  rowHeight: number;
  /** The row that stands at the top of the window when the list is shown first, and how far it is scrolled away. */
  startAt?: { readonly index: number; readonly offset: number } | undefined;
  /** Stands in an element of role table, and its items draw rows of it. */
  isTable?: boolean;
  /** Asks for the rows after the last one; absent where there are none, and while they are on their way. */
  onMore?: (() => void) | undefined;
  children: (item: Item, index: number) => ReactNode;
}

const topOf = (element: HTMLElement): number => {
  const parent = element.offsetParent;
  return element.offsetTop + (parent instanceof HTMLElement ? topOf(parent) : 0);
};

/** Where the list begins on the page. Asked when the page changes its height, not while it is scrolled. */
const useTop = (list: RefObject<HTMLElement | null>): number => {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => {
      if (list.current !== null) setTop(topOf(list.current));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
};

const useFocusedRow = (list: RefObject<HTMLElement | null>): number | undefined => {
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    const element = list.current;
    const take = ({ target }: FocusEvent): void => {
      const row = target instanceof Element ? target.closest('li')?.dataset['index'] : undefined;
      setFocused(row === undefined ? undefined : Number(row));
    };
    const drop = (): void => setFocused(undefined);
    element?.addEventListener('focusin', take);
    element?.addEventListener('focusout', drop);
    return () => {
      element?.removeEventListener('focusin', take);
      element?.removeEventListener('focusout', drop);
    };
  }, [list]);
  return focused;
};

/** The row that has the focus stays drawn, however far the page is scrolled. */
const withFocused =
  (focused: number | undefined) =>
  (range: Range): number[] => {
    const shown = defaultRangeExtractor(range);
    if (focused === undefined || focused >= range.count || shown.includes(focused)) return shown;
    return [...shown, focused].toSorted((one, other) => one - other);
  };

/** For so many frames the rows around a place may still turn out higher or lower than usual. */
const FRAMES_TO_SETTLE = 30;
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Holds a row where it was while those above it are measured, until somebody moves the page. */
const holdRow = (list: HTMLElement, { index, offset }: { index: number; offset: number }): (() => void) => {
  let frame = 0;
  let left = FRAMES_TO_SETTLE;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  const hold = (): void => {
    const row = list.querySelector(`li[data-index="${index}"]`);
    const away = row === null ? 0 : row.getBoundingClientRect().top + offset;
    if (Math.abs(away) >= 1) window.scrollBy(0, away);
    left -= 1;
    if (left === 0) return stop();
    frame = requestAnimationFrame(hold);
  };
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  frame = requestAnimationFrame(hold);
  return stop;
};

/**
 * The list finds its place itself, by the row: the browser would go to where the page was scrolled by heights that are
 * not measured yet. It is a setting of the entry in the history, so other pages keep theirs.
 */
const useOwnScrollPlace = (): void =>
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

/** A list of any length of which only what the window shows is in the page. */
export const WindowedList = <Item,>({
  label,
  items,
  total,
  keyOf,
  rowHeight,
  startAt,
  isTable = false,
  onMore,
  children,
}: WindowedListProps<Item>) => {
  const list = useRef<HTMLUListElement>(null);
  const scrollMargin = useTop(list);
  const focused = useFocusedRow(list);
  useOwnScrollPlace();
  // A new function would make it measure all rows again.
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    [items, keyOf],
  );
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed on to memoized parts
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin,
    getItemKey,
    rangeExtractor: withFocused(focused),
    // A window without layout knows no heights.
    measureElement: (element) => element.offsetHeight || rowHeight,
    useFlushSync: false,
  });
  const rows = virtualizer.getVirtualItems();

  const hasStarted = useRef(false);
  useLayoutEffect(() => {
    if (hasStarted.current || list.current === null || startAt === undefined) return;
    const before = virtualizer.measurementsCache[startAt.index]?.start;
    if (before === undefined) return;
    hasStarted.current = true;
    window.scrollTo(0, topOf(list.current) + before - virtualizer.options.scrollMargin + startAt.offset);
    return holdRow(list.current, startAt);
  }, [startAt, items.length, virtualizer]);

  const last = rows.at(-1)?.index ?? -1;
  useEffect(() => {
    if (last >= items.length - ROWS_AHEAD) onMore?.();
  }, [last, items.length, onMore]);

  return (
    <ul
      ref={list}
      role={isTable ? 'rowgroup' : undefined}
      aria-label={isTable ? undefined : label}
      className={isTable ? styles.body : styles.list}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {rows.map(({ index, key, start }) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={key}
            ref={virtualizer.measureElement}
            className={styles.row}
            // A row stays where it is put; a transform would be a layer of its own to be painted.
            style={{ top: start - scrollMargin }}
            data-index={index}
            {...(isTable ? { role: 'none' } : { 'aria-setsize': total ?? -1, 'aria-posinset': index + 1 })}
          >
            {children(item, index)}
          </li>
        );
      })}
    </ul>
  );
};
