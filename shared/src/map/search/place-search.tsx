import { useId, useState, useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useText } from '#messages/text.ts';
import type { Suggestion } from '#map/map-engine.ts';
import styles from './place-search.module.css';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';

/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- HTML has no combobox that fills itself while one types */

interface PlaceSearchProps {
  start: string;
  isBusy: boolean;
  /** Never rejects. */
  suggest: (text: string) => Promise<readonly Suggestion[]>;
  onChoose: (suggestion: Suggestion) => void;
  onSearch: (text: string) => void;
}

const NONE = -1;
const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A combobox: focus stays in the field, the arrows walk through the list below it. */
export const PlaceSearch = ({ start, isBusy, suggest, onChoose, onSearch }: PlaceSearchProps) => {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(start);
  const [active, setActive] = useState(NONE);
  const { suggestions, type, clear } = useSuggestions(suggest);
  const isOpen = suggestions.length > 0;
  const optionId = (index: number): string => `${id}-${index}`;

  const close = (): void => {
    clear();
    setActive(NONE);
  };
  const choose = (suggestion: Suggestion): void => {
    setTyped([suggestion.label, suggestion.detail].filter((part) => part !== '').join(', '));
    close();
    onChoose(suggestion);
  };
  const search = (): void => {
    close();
    if (typed.trim() !== '') onSearch(typed.trim());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = MOVES[event.key];
    const chosen = suggestions[active];
    if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen) choose(chosen);
      else search();
    } else if (isOpen && event.key === 'Escape') {
      // Closes the list and leaves the dialog open.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (isOpen && move !== undefined) {
      event.preventDefault();
      const count = suggestions.length;
      // One step past either end is the field itself.
      setActive(((active + 1 + move + count + 1) % (count + 1)) - 1);
    }
  };

  return (
    <div className="py-field">
      <label className="py-field-label" htmlFor={id}>
        {text('map.search')}
      </label>
      <div className={styles.search}>
        <Input
          id={id}
          size="large"
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active === NONE ? undefined : optionId(active)}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(NONE);
            type(event.target.value);
          }}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        <Button size="large" loading={isBusy} onClick={search}>
          {text('common.search')}
        </Button>
        <ul
          id={`${id}-list`}
          className={styles.suggestions}
          role="listbox"
          aria-label={text('map.suggestions')}
          hidden={!isOpen}
        >
          {suggestions.map((suggestion, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
            <li
              key={suggestion.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              // Focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              <strong>{suggestion.label}</strong>
              <span className="py-quiet py-small">{suggestion.detail}</span>
            </li>
          ))}
        </ul>
      </div>
      <output className="py-visually-hidden">
        {isOpen ? text('map.suggestions.count', { count: suggestions.length }) : null}
      </output>
    </div>
  );
};

/** Between two letters; somebody pays for each question. */
const PAUSE_MS = 250;
const FEWEST_LETTERS = 3;

/** What may be meant by the text typed so far; an answer that comes too late is dropped. */
const useSuggestions = (ask: (text: string) => Promise<readonly Suggestion[]>) => {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const question = useRef(0);

  const clear = (): void => {
    clearTimeout(timer.current);
    question.current += 1;
    setSuggestions([]);
  };

  const type = (text: string): void => {
    clearTimeout(timer.current);
    question.current += 1;
    if (text.trim().length < FEWEST_LETTERS) {
      setSuggestions([]);
      return;
    }
    const asked = question.current;
    timer.current = setTimeout(() => {
      void ask(text.trim()).then((answer) => {
        if (question.current === asked) setSuggestions(answer);
      });
    }, PAUSE_MS);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  return { suggestions, type, clear };
};
