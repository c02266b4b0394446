import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
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
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(first);
  const at = Math.min(active, options.length - 1);
  const open = (begin = first): void => {
    setOpen(true);
    setActive(begin);
  };
  const close = (): void => setOpen(false);
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
    event.preventDefault();
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

/** The place below the field, or above it where the window ends. */
const useSide = (list: RefObject<HTMLElement | null>): 'above' | 'below' => {
  const [side, setSide] = useState<'above' | 'below'>('below');
  useEffect(() => {
    const element = list.current;
    const field = element?.parentElement;
    // A dialog scrolls to what does not fit into it.
    if (!element || !field || element.closest('dialog') !== null) return;
    const { top, bottom } = field.getBoundingClientRect();
    const room = window.innerHeight - bottom;
    if (room < element.offsetHeight && top > room) setSide('above');
  }, [list]);
  return side;
};

/** The open list of a field. */
export const OptionList = ({ list, options, chosen, nothing }: OptionListProps) => {
  const element = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(DRAWN);
  const side = useSide(element);
  const shown = options.slice(0, Math.max(drawn, list.active + 1));
  useEffect(() => {
    const option: Partial<Element> | undefined =
      element.current?.querySelector('[data-active="true"]') ?? undefined;
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [list.active]);
  return (
    <div
      ref={element}
      className={styles.popup}
      data-side={side}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onScroll={({ currentTarget }) => {
        const left = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight;
        if (left < currentTarget.clientHeight && drawn < options.length) setDrawn(drawn + DRAWN);
      }}
    >
      <div id={list.listId} role="listbox">
        {shown.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
          <div
            key={option.value}
            id={`${list.listId}-${index}`}
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
