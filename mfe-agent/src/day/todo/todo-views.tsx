import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Todo } from '@payung/shared/schemas/todo.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { TIME_SLOTS, slotMinutes } from '@payung/shared/domain/todo/todo.ts';
import { Button } from '@payung/shared/ui/button.tsx';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { IconButton } from '@payung/shared/ui/fields/icon-button.tsx';
import { groupBy } from '#day/group-by.ts';
import { leadAddress } from '#day/leads/lead-facts.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './days.module.css';
import { BirthdayEntry, TodoEntry } from './todo-entry.tsx';
import { isBirthday } from './todo-reads.ts';
import type { Clocks } from './use-clocks.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6];

const LINES = [0, 1, 2];

/** Skeleton with the height of a usual day, or of an empty week. */
export const LoadingDay = ({ isWeek }: { readonly isWeek: boolean }) => (
  <LoadingPlace>
    {isWeek ? (
      <div className={styles['week']}>
        {DAYS.map((day) => (
          <div key={day} className={styles['weekday']}>
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        ))}
      </div>
    ) : (
      <div className="py-stack-tight">
        {LINES.map((line) => (
          <Skeleton key={line} height={60} />
        ))}
      </div>
    )}
  </LoadingPlace>
);

const SLOT_MINUTES = 30;

/** The slot in which a task begins; undefined before the first and after the last. */
const slotOf = (minutes: number): string | undefined =>
  TIME_SLOTS.find((slot) => {
    const begin = slotMinutes(slot) ?? 0;
    return begin <= minutes && minutes < begin + SLOT_MINUTES;
  });

interface DayViewProps {
  readonly todos: readonly Todo[];
  readonly clocks: Clocks;
  readonly onShow: (todo: Todo) => void;
  readonly onCreate: (slot: string) => void;
}

type HoursProps = Omit<DayViewProps, 'todos'> & { readonly tasks: readonly Todo[] };

/** The day in half hours. Tasks outside of them, set in another time zone, come first. */
const Hours = ({ tasks, clocks, onShow, onCreate }: HoursProps) => {
  const text = useText();
  const slotOfTask = ({ at }: Todo): string | undefined => slotOf(clocks.minutesOf(at));
  const others = tasks.filter((todo) => slotOfTask(todo) === undefined);
  return (
    <>
      {others.length === 0 ? null : (
        <section className="py-stack-tight" aria-label={text('todo.otherTimes')}>
          {others.map((todo) => (
            <TodoEntry key={todo.id} todo={todo} clocks={clocks} onShow={onShow} />
          ))}
        </section>
      )}
      <ol className={styles['slots']}>
        {TIME_SLOTS.map((slot) => (
          <li key={slot} className={styles['slot']}>
            <span className="py-small py-quiet">{clocks.slotText(slot)}</span>
            <div className="py-stack-tight">
              {tasks
                .filter((todo) => slotOfTask(todo) === slot)
                .map((todo) => (
                  <TodoEntry key={todo.id} todo={todo} clocks={clocks} onShow={onShow} />
                ))}
            </div>
            <IconButton
              path={DRAWINGS.plus}
              size={20}
              label={text('todo.newAt', { time: clocks.slotText(slot) })}
              onPress={() => onCreate(slot)}
            />
          </li>
        ))}
      </ol>
    </>
  );
};

/** What the day holds: birthdays, then tasks by their time; its hours on demand, to plan at one of them. */
export const DayView = ({ todos, ...rest }: DayViewProps) => {
  const text = useText();
  const [hasHours, setHours] = useState(false);
  const birthdays = todos.filter(isBirthday);
  const tasks = todos
    .filter((todo) => !isBirthday(todo))
    .toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <div className="py-stack">
      {todos.length === 0 ? <p className="py-quiet">{text('todo.emptyDay')}</p> : null}
      {birthdays.length === 0 ? null : (
        <section className="py-stack-tight" aria-label={text('todo.birthdays')}>
          {birthdays.map((todo) => (
            <BirthdayEntry key={`${todo.quoteId} ${todo.description}`} todo={todo} />
          ))}
        </section>
      )}
      {hasHours || tasks.length === 0 ? null : (
        <ol className="py-stack-tight" aria-label={text('todo.ofDay')}>
          {tasks.map((todo) => (
            <li key={todo.id}>
              <TodoEntry todo={todo} clocks={rest.clocks} onShow={rest.onShow} />
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button size="large" aria-expanded={hasHours} onClick={() => setHours(!hasHours)}>
          {text(hasHours ? 'todo.hideHours' : 'todo.showHours')}
        </Button>
      </div>
      {hasHours ? <Hours tasks={tasks} {...rest} /> : null}
    </div>
  );
};

interface WeekViewProps {
  readonly days: readonly IsoDate[];
  readonly todos: readonly Todo[];
  readonly clocks: Clocks;
  readonly onShow: (todo: Todo) => void;
  readonly onDay: (day: IsoDate) => void;
}

/** Monday to Sunday, each with its birthdays and tasks. */
export const WeekView = ({ days, todos, clocks, onShow, onDay }: WeekViewProps) => {
  const text = useText();
  return (
    <ol className={styles['week']}>
      {days.map((day) => {
        const ofDay = todos.filter(({ date }) => date === day);
        return (
          <li key={day} className={styles['weekday']} data-today={day === clocks.today || undefined}>
            <button type="button" className="py-text-button" onClick={() => onDay(day)}>
              {clocks.dayText(day)}
            </button>
            {ofDay.length === 0 ? <p className="py-small py-quiet">{text('todo.emptyWeekday')}</p> : null}
            {ofDay.map((todo) =>
              isBirthday(todo) ? (
                <BirthdayEntry key={`${todo.quoteId} ${todo.description}`} todo={todo} />
              ) : (
                <TodoEntry key={todo.id} todo={todo} clocks={clocks} onShow={onShow} />
              ),
            )}
          </li>
        );
      })}
    </ol>
  );
};

interface DueViewProps {
  readonly todos: readonly Todo[];
  readonly clocks: Clocks;
  readonly onShow: (todo: Todo) => void;
}

/** A lead to contact: links to its page, where the contact is entered. */
const LeadEntry = ({ todo, clocks }: Omit<DueViewProps, 'todos' | 'onShow'> & { readonly todo: Todo }) => {
  const text = useText();
  return (
    <Link className={styles['entry']} to={leadAddress(todo.leadId ?? '')}>
      <strong>{text('todo.speakTo', { name: todo.description })}</strong>
      <span className="py-small py-quiet">{clocks.timeOf(todo.at)}</span>
    </Link>
  );
};

/** All follow-ups that the card "Today" counts, by day, the longest overdue first. */
export const DueView = ({ todos, clocks, onShow }: DueViewProps) => {
  const text = useText();
  if (todos.length === 0) return <p className="py-quiet">{text('todo.dueNothing')}</p>;
  return (
    <ol className="py-stack">
      {groupBy(todos, ({ date }) => date).map(([date, ofDay]) => (
        <li key={date} className="py-stack-tight">
          <h3>{text(date < clocks.today ? 'todo.since' : 'todo.by', { date: formatDate(date) })}</h3>
          {ofDay.map((todo) =>
            todo.id === '' ? (
              <LeadEntry key={todo.leadId} todo={todo} clocks={clocks} />
            ) : (
              <TodoEntry key={todo.id} todo={todo} clocks={clocks} onShow={onShow} />
            ),
          )}
        </li>
      ))}
    </ol>
  );
};
