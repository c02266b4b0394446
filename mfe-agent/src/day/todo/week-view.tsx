import type { Todo } from '@payung/shared/api/endpoints/todo.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { useText } from '#messages/catalogue.ts';
import { BirthdayEntry } from './birthday-entry.tsx';
import styles from './days.module.css';
import { isBirthday } from './is-birthday.ts';
import { TodoEntry } from './todo-entry.tsx';
import type { Clocks } from './use-clocks.ts';

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
