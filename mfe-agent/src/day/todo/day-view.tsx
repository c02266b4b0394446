import type { Todo } from '@payung/shared/api/endpoints/todo.ts';
import { slotMinutes, TIME_SLOTS } from '@payung/shared/domain/todo/todo.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { IconButton } from '@payung/shared/ui/fields/icon-button.tsx';
import { useText } from '#messages/catalogue.ts';
import { BirthdayEntry } from './birthday-entry.tsx';
import styles from './days.module.css';
import { isBirthday } from './is-birthday.ts';
import { TodoEntry } from './todo-entry.tsx';
import type { Clocks } from './use-clocks.ts';

const SLOT_MINUTES = 30;

/** The slot in which a task begins; nothing before the first and after the last. */
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

/** Birthdays, then the day in half hours. What begins before or after them, given from another zone, comes first. */
export const DayView = ({ todos, clocks, onShow, onCreate }: DayViewProps) => {
  const text = useText();
  const birthdays = todos.filter(isBirthday);
  const tasks = todos.filter((todo) => !isBirthday(todo));
  const slotOfTask = ({ at }: Todo): string | undefined => slotOf(clocks.minutesOf(at));
  const others = tasks.filter((todo) => slotOfTask(todo) === undefined);
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
    </div>
  );
};
