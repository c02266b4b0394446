import { useRef, useState } from 'react';
import { Input } from 'antd';
import { formatDate, isIsoDate, parseDisplayDate } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { useText } from '#messages/text.ts';
import { DRAWINGS } from '#ui/drawings.ts';
import { IconButton } from './icon-button.tsx';
import styles from './date-field.module.css';

interface DateFieldProps {
  id?: string;
  /** An ISO date; while typing, and for a date that does not exist, the typed text (check with `isIsoDate`). */
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  min?: IsoDate;
  max?: IsoDate;
  disabled?: boolean;
  autoComplete?: string;
  'aria-required'?: boolean | 'true' | 'false';
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-describedby'?: string;
}

const TEN_CHARACTERS = 10;

/** Adds the slashes, so that a numeric keyboard is enough: `0512` becomes `05/12`. */
const withSlashes = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/');
};

const shownOf = (value: string): string => (isIsoDate(value) ? formatDate(value) : value);

/** A date typed as DD/MM/YYYY or picked from the browser's calendar; `value` is ISO. */
export const DateField = ({ id, value = '', onChange, min, max, disabled, ...rest }: DateFieldProps) => {
  const text = useText();
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(shownOf(value));
  const [known, setKnown] = useState(value);
  // The form was filled in or reset from outside.
  if (known !== value) {
    setKnown(value);
    setTyped(shownOf(value));
  }

  const take = (next: string): void => {
    setTyped(shownOf(next));
    setKnown(next);
    onChange?.(next);
  };

  return (
    <div className={styles.field}>
      <Input
        {...rest}
        id={id}
        size="large"
        inputMode="numeric"
        placeholder={text('date.format')}
        maxLength={TEN_CHARACTERS}
        disabled={disabled}
        value={typed}
        onChange={(event) => {
          const raw = event.target.value;
          // While text is deleted no slash is added: it would come back at once.
          const next = raw.length < typed.length ? raw : withSlashes(raw);
          setTyped(next);
          const iso = parseDisplayDate(next) ?? next;
          setKnown(iso);
          onChange?.(iso);
        }}
      />
      <IconButton
        path={DRAWINGS.calendar}
        size={20}
        label={text('date.choose')}
        disabled={disabled}
        onPress={() => calendar.current?.showPicker()}
      />
      {/* Belongs to no form: the browser would block submitting a date outside min and max. */}
      <input
        ref={calendar}
        form=""
        className={styles.picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
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
