import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './option-list.module.css';

export interface ListOption {
  readonly value: string;
  readonly label: string;
}

/** Drawn at first, and more with each scroll to the end: long lists open as fast as short ones. */
const DRAWN = 40;

const NOTHING = -1;

interface OptionListSettings {
  readonly options: readonly ListOption[];
  /** Which one Enter takes before an arrow was pressed. */
  readonly first: number;
  readonly staysOpen?: boolean;
  readonly onChoose: (option: ListOption) => void;
}

/** Which option of an open list is at hand, and the keys that move it. */
export const useOptionList = ({ options, first, staysOpen = false, onChoose }: OptionListSettings) => {
  const listId = useId();
  const [isAsked, setAsked] = useState(false);
  const [active, setActive] = useState(first);
  const at = Math.min(active, options.length - 1);
  const open = (begin = first): void => {
    setAsked(true);
    setActive(begin);
  };
  const close = (): void => setAsked(false);
  // Suggestions are only there where there are some.
  const isOpen = isAsked && (first > NOTHING || options.length > 0);
  const choose = (option: ListOption): void => {
    if (!staysOpen) close();
    onChoose(option);
  };
  const move = (step: number): void => {
    if (!isOpen) return open();
    const start = at === NOTHING && step < 0 ? 0 : at;
    return setActive((start + step + options.length) % Math.max(options.length, 1));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // A word that is still being put together takes these keys itself.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Escape') close();
    const option = options[at];
    if (event.key !== 'Enter' || !isOpen) return;
    // What was typed and is no choice may be sent as it is, where that is allowed.
    if (option !== undefined || first > NOTHING) event.preventDefault();
    if (option === undefined) close();
    else choose(option);
  };
  return {
    listId,
    isOpen,
    open,
    close,
    active: at,
    choose,
    onKeyDown,
    aria: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && at > NOTHING ? `${listId}-${at}` : undefined,
    },
  } as const;
};

interface OptionListProps {
  readonly list: ReturnType<typeof useOptionList>;
  readonly options: readonly ListOption[];
  readonly chosen?: string | undefined;
  /** Instead of options, where there are none. */
  readonly nothing?: ReactNode;
}

/** Lies below the field, or above it where the window ends. */
const place = (list: HTMLElement): void => {
  const field = list.parentElement;
  if (field === null) return;
  // A dialog scrolls to what does not fit into it. Not every window can scroll.
  if (list.closest('dialog') !== null) {
    (list as Partial<HTMLElement>).scrollIntoView?.({ block: 'nearest' });
    return;
  }
  const { top, bottom } = field.getBoundingClientRect();
  const room = window.innerHeight - bottom;
  list.dataset['side'] = room < list.offsetHeight && top > room ? 'above' : 'below';
};

/** The open list of a field. */
export const OptionList = ({ list, options, chosen, nothing }: OptionListProps) => {
  const element = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(DRAWN);
  const shown = options.slice(0, Math.max(drawn, list.active + 1));
  useLayoutEffect(() => {
    if (element.current !== null) place(element.current);
  }, []);
  useEffect(() => {
    const option: Partial<Element> | null = document.getElementById(`${list.listId}-${list.active}`);
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [list.listId, list.active]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps the focus where it is
    <div
      ref={element}
      className={styles.popup}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onScroll={({ currentTarget }) => {
        const left = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight;
        if (left < currentTarget.clientHeight && drawn < options.length) setDrawn(drawn + DRAWN);
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element has a search in it */}
      <div id={list.listId} role="listbox">
        {shown.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
          <div
            key={option.value}
            id={`${list.listId}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of such a list
            role="option"
            tabIndex={-1}
            className={styles.option}
            aria-selected={option.value === chosen}
            data-active={index === list.active}
            onClick={() => list.choose(option)}
          >
            {option.label}
          </div>
        ))}
      </div>
      {options.length === 0 ? <p className={styles.nothing}>{nothing}</p> : null}
    </div>
  );
};
