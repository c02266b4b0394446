import { Link } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Todo } from '@payung/shared/schemas/todo.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { agentAddresses, useAgentUser } from '#agent-user.ts';
import { isBirthday } from '#day/todo/todo-reads.ts';
import type { Clocks } from '#day/todo/use-clocks.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './three-lines.module.css';

const SHOWN = 3;

interface TodoCardProps {
  readonly todos: UseQueryResult<readonly Todo[]>;
  readonly clocks: Clocks;
}

/** What is still to be done today, the earliest first. Birthdays stand in the card of the day. */
export const TodoCard = ({ todos, clocks }: TodoCardProps) => {
  const text = useText();
  const { todo } = agentAddresses(useAgentUser()?.userType ?? '');
  return (
    <section className="py-card" aria-labelledby="todo">
      <h2 id="todo">{text('dashboard.todo')}</h2>
      <QueryBoundary
        of={[todos]}
        loading={
          <LoadingPlace>
            <Skeleton className={styles['lines']} />
          </LoadingPlace>
        }
      >
        {(all) => {
          const open = all.filter((one) => one.status === 'todo' && !isBirthday(one)).slice(0, SHOWN);
          if (open.length === 0)
            return (
              <p className={`py-quiet ${styles['lines']} ${styles['none']}`}>{text('dashboard.todo.none')}</p>
            );
          return (
            <ul className={styles['lines']}>
              {open.map((one) => (
                <li key={one.id} className={styles['line']}>
                  <strong>{one.description}</strong>
                  <span className="py-small py-quiet">{clocks.timeOf(one.at)}</span>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryBoundary>
      <p>
        <Link className="py-text-button" to={todo}>
          {text('dashboard.todo.link')}
        </Link>
      </p>
    </section>
  );
};
