import { useEffect, useId } from 'react';
import { useText } from '#messages/text.ts';
import { Input } from '#ui/input.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps {
  readonly label: string;
  /** Inside the empty field, where the label is only read out. */
  readonly placeholder?: string;
  readonly help?: string;
  readonly maxLength: number;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly onEnter?: () => void;
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Pressed anywhere but in a field, "/" leads into the search, as on other sites; not under an open dialog. */
const useSlash = (id: string): void =>
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || hasModifier || event.defaultPrevented || isTyping(event)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`);
      field?.focus();
      field?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [id]);

/** A text field for a search, with a cross that clears it. "/" leads into it. */
export const SearchField = ({
  label,
  placeholder,
  help,
  value,
  onChange,
  onEnter,
  maxLength,
}: SearchFieldProps) => {
  const id = useId();
  const text = useText();
  useSlash(id);
  const input = (
    <Input
      id={id}
      type="search"
      size="large"
      autoComplete="off"
      aria-keyshortcuts="/"
      maxLength={maxLength}
      placeholder={placeholder}
      aria-label={placeholder === undefined ? undefined : label}
      aria-describedby={help === undefined ? undefined : `${id}-help`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onEnter={onEnter}
    />
  );
  // Of use where there is a keyboard.
  const hint = <span className={styles.keys}>{text('search.slash')}</span>;
  if (placeholder !== undefined)
    return (
      <div className="py-field">
        {input}
        {hint}
      </div>
    );
  return (
    <div className="py-field">
      <label className="py-field-label" htmlFor={id}>
        {label}
      </label>
      {input}
      {help === undefined ? (
        hint
      ) : (
        <span id={`${id}-help`} className="py-field-help">
          {help}
          {hint}
        </span>
      )}
    </div>
  );
};
