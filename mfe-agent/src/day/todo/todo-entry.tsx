import { Link } from 'react-router-dom';
import type { Todo } from '@payung/shared/schemas/todo.ts';
import { normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { openQuote } from '@payung/shared/session/quote-context.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useAgentUser, policyDetailAddress } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './days.module.css';
import type { Clocks } from './use-clocks.ts';

interface TodoEntryProps {
  readonly todo: Todo;
  readonly clocks: Clocks;
  readonly onShow: (todo: Todo) => void;
}

/** A task; a tap anywhere opens it. */
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

/** The birthday of an insured person: links to the policy, and calls if the agent may see the phone number. */
export const BirthdayEntry = ({ todo }: { readonly todo: Todo }) => {
  const text = useText();
  const userType = useAgentUser()?.userType ?? '';
  const title = text('todo.birthdayOf', { name: todo.description });
  return (
    <div className={styles['birthday']}>
      {todo.quoteId === undefined ? (
        <strong>{title}</strong>
      ) : (
        <Link
          className="py-text-button"
          to={policyDetailAddress(userType, todo.quoteId)}
          onClick={() => openQuote(todo.quoteId ?? '')}
        >
          {title}
        </Link>
      )}
      {todo.phone === undefined ? null : (
        <a className="py-text-button" href={`tel:+${normalisePhone(todo.phone)}`}>
          {text('todo.call')}
        </a>
      )}
    </div>
  );
};
