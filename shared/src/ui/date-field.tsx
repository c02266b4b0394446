import { useRef, useState } from 'react';
import { Input } from 'antd';
import { formatDate, isIsoDate, parseDisplayDate } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { useText } from '#messages/text.ts';
import { DRAWINGS } from '#ui/drawings.ts';
import { LineIcon } from '#ui/picture.tsx';

interface DateFieldProps {
  id?: string;
  /** An ISO day; while typing, and for a day that does not exist, what was typed (`isIsoDate` tells). */
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

/** Puts the slashes in, so that a numeric keyboard is enough: `0512` becomes `05/12`. */
const withSlashes = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/');
};

const shownOf = (value: string): string => (isIsoDate(value) ? formatDate(value) : value);

/** A day typed as DD/MM/YYYY or picked from the system's calendar; ISO in and out. */
export const DateField = ({ id, value = '', onChange, min, max, disabled, ...rest }: DateFieldProps) => {
  const text = useText();
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(shownOf(value));
  const [known, setKnown] = useState(value);
  // The form was filled or reset from outside.
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
    <div className="py-date-field">
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
          // Deleting must be able to take a slash away.
          const next = raw.length < typed.length ? raw : withSlashes(raw);
          setTyped(next);
          const iso = parseDisplayDate(next) ?? next;
          setKnown(iso);
          onChange?.(iso);
        }}
      />
      <button
        type="button"
        className="py-icon-button"
        aria-label={text('date.choose')}
        disabled={disabled}
        onClick={() => calendar.current?.showPicker()}
      >
        <LineIcon path={DRAWINGS.calendar} size={20} />
      </button>
      {/* Of no form: the browser would hold a day out of the limits up by a bubble of its own. */}
      <input
        ref={calendar}
        form=""
        className="py-date-field-native"
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
