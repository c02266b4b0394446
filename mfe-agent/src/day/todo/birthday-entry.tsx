import { Link } from 'react-router-dom';
import type { Todo } from '@payung/shared/api/endpoints/todo.ts';
import { openQuote } from '@payung/shared/session/quote-context.ts';
import { normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { policyDetailAddress } from '#day/policy-detail/detail-address.ts';
import styles from './days.module.css';

/** The birthday of somebody who is insured: leads to the policy, and calls where the phone is the agent's to know. */
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
