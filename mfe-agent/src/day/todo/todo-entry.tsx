import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import type { Todo } from '@payung/shared/api/endpoints/todo.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './days.module.css';
import type { Clocks } from './use-clocks.ts';

interface TodoEntryProps {
  readonly todo: Todo;
  readonly clocks: Clocks;
  readonly onShow: (todo: Todo) => void;
}

/** A task, tapped anywhere. */
export const TodoEntry = ({ todo, clocks, onShow }: TodoEntryProps) => {
  const text = useText();
  const isDone = todo.status === 'done';
  const facts = [
    clocks.timeOf(todo.at),
    ...(isDone ? [text('todo.done')] : []),
    ...(todo.isOwn || todo.givenBy === undefined
      ? []
      : [text('todo.givenBy', { name: todo.givenBy.fullName })]),
    ...(todo.members.length > 1 ? [text('todo.people', { count: todo.members.length })] : []),
  ];
  return (
    <button
      type="button"
      className={styles['entry']}
      data-done={isDone || undefined}
      aria-haspopup="dialog"
      onClick={() => onShow(todo)}
    >
      <strong>
        {isDone ? <LineIcon path={DRAWINGS.check} size={16} /> : null} {todo.description}
      </strong>
      <span className="py-small py-quiet">{facts.join(' · ')}</span>
    </button>
  );
};
