import { Link } from 'react-router-dom';
import type { Todo } from '@payung/shared/api/endpoints/todo.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { groupBy } from '#day/group-by.ts';
import { leadAddress } from '#day/leads/lead-facts.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './days.module.css';
import { TodoEntry } from './todo-entry.tsx';
import type { Clocks } from './use-clocks.ts';

interface DueViewProps {
  readonly todos: readonly Todo[];
  readonly clocks: Clocks;
  readonly onShow: (todo: Todo) => void;
}

/** A lead to speak to: it is done on its own page, where the contact is entered. */
const LeadEntry = ({ todo, clocks }: Omit<DueViewProps, 'todos' | 'onShow'> & { readonly todo: Todo }) => {
  const text = useText();
  return (
    <Link className={styles['entry']} to={leadAddress(todo.leadId ?? '')}>
      <strong>{text('todo.speakTo', { name: todo.description })}</strong>
      <span className="py-small py-quiet">{clocks.timeOf(todo.at)}</span>
    </Link>
  );
};

/** What the day's work counts as follow-ups: all of it, by day, what waits longest first. */
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
