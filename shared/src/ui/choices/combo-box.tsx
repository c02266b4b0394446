import { useState } from 'react';
import type { ReactNode } from 'react';
import { wordSearch } from '#domain/text/search-text.ts';
import { OptionList, useOptionList } from './option-list.tsx';
import type { ListOption } from './option-list.tsx';
import styles from './option-list.module.css';

interface ComboBoxProps {
  id?: string;
  /** Set by forms; nothing, or an empty text that is no option, is no choice. */
  value?: string | null | undefined;
  options: readonly ListOption[];
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Somebody else searches: then all options are shown. */
  onSearch?: (typed: string) => void;
  placeholder?: string;
  /** Where nothing is found. */
  nothing?: ReactNode;
  isLoading?: boolean;
  /** The choice can be taken back: then `onChange` gets an empty text. */
  isClearable?: boolean;
  /** Several are chosen, one after another. */
  staysOpen?: boolean;
  disabled?: boolean;
  'aria-describedby'?: string;
  'aria-required'?: boolean | 'true' | 'false';
  'aria-invalid'?: boolean | 'true' | 'false';
}

const NO_CHOICE: ListOption = { value: '', label: '–' };

const found = (options: readonly ListOption[], typed: string): readonly ListOption[] =>
  options
    .filter((option) => wordSearch.filterOption(typed, option))
    .toSorted((one, other) => wordSearch.filterSort(one, other, { searchValue: typed }));

/** One of many choices, which typing searches. */
export const ComboBox = ({
  value,
  options,
  onChange,
  onBlur,
  onSearch,
  placeholder,
  nothing,
  isLoading = false,
  isClearable = false,
  staysOpen = false,
  ...rest
}: ComboBoxProps) => {
  /** What is searched for; nothing while the choice is shown. */
  const [typed, setTyped] = useState<string>();
  const chosen = options.find((option) => option.value === (value ?? ''));
  const isSearched = typed !== undefined && typed.trim() !== '' && onSearch === undefined;
  const back = isClearable && chosen !== undefined ? [NO_CHOICE] : [];
  const offered = isSearched ? found(options, typed) : [...back, ...options];
  const search = (next: string | undefined): void => {
    setTyped(next);
    onSearch?.(next ?? '');
  };
  const list = useOptionList({
    options: offered,
    staysOpen,
    first: typed === undefined && chosen !== undefined ? offered.indexOf(chosen) : 0,
    onChoose: (option) => {
      search(undefined);
      onChange?.(option.value);
    },
  });
  return (
    <div className={styles.frame}>
      <input
        {...rest}
        {...list.aria}
        type="text"
        className="py-input py-input-large"
        autoComplete="off"
        spellCheck={false}
        // What is typed replaces the choice.
        value={typed ?? (list.isOpen ? '' : (chosen?.label ?? ''))}
        placeholder={chosen?.label ?? placeholder}
        onClick={() => (list.isOpen ? undefined : list.open())}
        onChange={({ target }) => {
          search(target.value);
          list.open(0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !list.isOpen) {
            event.preventDefault();
            list.open();
            return;
          }
          list.onKeyDown(event);
        }}
        onBlur={() => {
          search(undefined);
          list.close();
          onBlur?.();
        }}
      />
      <span className={styles.arrow} data-waits={isLoading} aria-hidden="true" />
      {list.isOpen ? (
        <OptionList list={list} options={offered} chosen={chosen?.value} nothing={nothing} />
      ) : null}
    </div>
  );
};
