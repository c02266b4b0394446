import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { addDays, isBefore, isIsoDate, monthOf } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { useText } from '#messages/text.ts';
import { Button } from '#ui/button.tsx';
import styles from './range-calendar.module.css';

interface RangeCalendarProps {
  /** ISO dates; anything else is no choice. */
  start: string;
  end: string;
  min: IsoDate;
  max: IsoDate;
  /** The second day is chosen with the first. */
  onChoose: (start: IsoDate, end: IsoDate) => void;
}

/** Where the arrow keys lead to, in days. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

const firstOf = (month: string): IsoDate => `${month}-01`;
/** Any Monday to Sunday, for their names. */
const WEEK: readonly IsoDate[] = Array.from({ length: 7 }, (_, at) => addDays('2024-01-01', at));
/** Weeks begin on Monday. */
const weekdayOf = (day: IsoDate): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
const monthAfter = (month: string, step: 1 | -1): string =>
  monthOf(addDays(firstOf(month), step === 1 ? 31 : -1));

const daysOf = (month: string): readonly IsoDate[] =>
  Array.from({ length: 31 }, (_, at) => addDays(firstOf(month), at)).filter((day) => monthOf(day) === month);

/** First and last day of a period, in two taps on one calendar. */
export const RangeCalendar = ({ start, end, min, max, onChoose }: RangeCalendarProps) => {
  const text = useText();
  const { formatDate } = useIntl();
  const days = useRef<HTMLDivElement>(null);
  /** The first day, until the second is chosen. */
  const [begun, setBegun] = useState<IsoDate>();
  const [at, setAt] = useState<IsoDate>(isIsoDate(start) && !isBefore(start, min) ? start : min);
  /** Where the arrow keys led to. */
  const [moved, setMoved] = useState<IsoDate>();
  const month = monthOf(at);
  const named = (day: IsoDate, options: Intl.DateTimeFormatOptions): string =>
    formatDate(`${day}T00:00:00Z`, { ...options, timeZone: 'UTC' });

  useEffect(() => {
    if (moved !== undefined) days.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [moved]);

  const isOpen = (day: IsoDate): boolean => !isBefore(day, min) && !isBefore(max, day);
  const isWithin = (day: IsoDate): boolean =>
    begun === undefined
      ? isIsoDate(start) && isIsoDate(end) && !isBefore(day, start) && !isBefore(end, day)
      : day === begun;
  const choose = (day: IsoDate): void => {
    if (begun === undefined || isBefore(day, begun)) setBegun(day);
    else onChoose(begun, day);
    setAt(day);
  };
  const move = (event: KeyboardEvent): void => {
    const next = addDays(at, STEPS[event.key] ?? 0);
    if (next === at || !isOpen(next)) return;
    event.preventDefault();
    setMoved(next);
    setAt(next);
  };
  const turn = (step: 1 | -1): void => {
    setMoved(undefined);
    const first = firstOf(monthAfter(month, step));
    setAt(isBefore(first, min) ? min : first);
  };

  return (
    <div className="py-stack-tight">
      <div className="py-between">
        <Button
          aria-label={text('date.range.before')}
          disabled={monthOf(min) === month}
          onClick={() => turn(-1)}
        >
          {'‹'}
        </Button>
        <strong aria-live="polite">{named(firstOf(month), { month: 'long', year: 'numeric' })}</strong>
        <Button
          aria-label={text('date.range.after')}
          disabled={monthOf(max) === month}
          onClick={() => turn(1)}
        >
          {'›'}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the days inside */}
      <div ref={days} className={styles.days} onKeyDown={move}>
        {WEEK.map((day) => (
          <span key={day} className={styles.weekday} aria-hidden="true">
            {named(day, { weekday: 'short' })}
          </span>
        ))}
        {daysOf(month).map((day, index) => (
          <button
            key={day}
            type="button"
            className={styles.day}
            style={index === 0 ? { gridColumnStart: weekdayOf(day) + 1 } : undefined}
            tabIndex={day === at ? 0 : -1}
            disabled={!isOpen(day)}
            aria-pressed={isWithin(day)}
            aria-label={named(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
            onClick={() => choose(day)}
          >
            {Number(day.slice(8))}
          </button>
        ))}
      </div>
      <p className="py-field-help" aria-live="polite">
        {text(begun === undefined ? 'date.range.first' : 'date.range.last')}
      </p>
    </div>
  );
};
