import { useRef, useState } from 'react';
import { formatDate, isIsoDate, parseShortYear, parseTypedDate } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { useText } from '#messages/text.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { DRAWINGS } from '#ui/drawings.ts';
import { IconButton } from './icon-button.tsx';
import { useReplacedOnEntry } from './replaced-on-entry.ts';
import styles from './date-field.module.css';
import { Input } from '#ui/input.tsx';

interface DateFieldProps {
  id?: string;
  /** An ISO date; while typing, and for a date that does not exist, the typed text (check with `checkTypedDate`). */
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Its label, which the button of the calendar says too. */
  label?: string;
  min?: IsoDate;
  max?: IsoDate;
  disabled?: boolean;
  autoComplete?: string;
  'aria-required'?: boolean | 'true' | 'false';
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-describedby'?: string;
}

/** Room for "17 September 1985" and what is copied along with a day: a time, its zone, and signs that nobody sees. */
const MAX_CHARACTERS = 48;

/**
 * Adds the slashes while digits alone are typed, so that a numeric keyboard is enough: `051` becomes
 * `05/1`. Slashes, dots and months in letters are left as typed.
 */
const withSlashes = (typed: string): string => {
  if (/^\d{3,8}$/.test(typed)) return withSlashes(`${typed.slice(0, 2)}/${typed.slice(2)}`);
  return /^\d{1,2}\/\d{3,6}$/.test(typed) ? typed.replace(/^(\d+\/\d{2})/, '$1/') : typed;
};

const shownOf = (value: string): string => (isIsoDate(value) ? formatDate(value) : value);

/** A date typed as DD/MM/YYYY or picked from the browser's calendar; `value` is ISO. */
export const DateField = ({
  id,
  value = '',
  onChange,
  onBlur,
  min,
  max,
  disabled,
  label,
  ...rest
}: DateFieldProps) => {
  const text = useText();
  const calendar = useRef<HTMLInputElement>(null);
  const replaced = useReplacedOnEntry(isIsoDate(value));
  const [typed, setTyped] = useState(shownOf(value));
  const [known, setKnown] = useState(value);
  // The form was filled in or reset from outside.
  if (known !== value) {
    setKnown(value);
    setTyped(shownOf(value));
  }

  const showCalendar = (): void => {
    try {
      calendar.current?.showPicker();
    } catch {
      // Not every browser has it: some show the calendar of an input that gets the focus.
      calendar.current?.focus();
    }
  };
  // The browser takes its time for a calendar: the press is shown first.
  const openCalendar = (): void => afterPaint(showCalendar);

  const take = (next: string): void => {
    setTyped(shownOf(next));
    setKnown(next);
    if (next !== value) onChange?.(next);
  };

  return (
    <div className={styles.field}>
      <Input
        {...rest}
        {...replaced}
        id={id}
        size="large"
        inputMode="numeric"
        placeholder={text('date.format')}
        maxLength={MAX_CHARACTERS}
        disabled={disabled}
        value={typed}
        onChange={(event) => {
          const raw = event.target.value;
          // While text is deleted no slash is added: it would come back at once.
          const next = raw.length < typed.length ? raw : withSlashes(raw);
          setTyped(next);
          const iso = parseTypedDate(next) ?? next;
          setKnown(iso);
          onChange?.(iso);
        }}
        onBlur={() => {
          take(parseShortYear(typed) ?? value);
          onBlur?.();
        }}
      />
      <IconButton
        path={DRAWINGS.calendar}
        size={20}
        label={label === undefined ? text('date.choose') : text('date.chooseFor', { field: label })}
        disabled={disabled}
        onPress={openCalendar}
      />
      {/* Belongs to no form: the browser would block submitting a date outside min and max. Fingers tap it, not the button. */}
      <input
        ref={calendar}
        form=""
        className={styles.picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        disabled={disabled}
        min={min}
        max={max}
        value={isIsoDate(value) ? value : ''}
        onChange={(event) => {
          if (event.target.value !== '') take(event.target.value);
        }}
      />
    </div>
  );
};
