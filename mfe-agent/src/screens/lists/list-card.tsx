import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { FROM_LIST, policyDetailAddress } from '#screens/policy-detail/detail-address.ts';
import styles from './list-card.module.css';

interface ListCardProps {
  readonly quoteId: string;
  readonly name: string;
  readonly facts: readonly string[];
  readonly status?: ReactNode;
  /** At the right. */
  readonly amount: ReactNode;
  readonly wasOpened: boolean;
  readonly onOpen: (inside: Element) => void;
}

/** A line of a list, tapped anywhere; leads to the policy detail. */
export const ListCard = ({ quoteId, name, facts, status, amount, wasOpened, onOpen }: ListCardProps) => {
  const text = useText();
  const userType = useAgentUser()?.userType ?? '';
  return (
    <article className={`${styles['card']} ${wasOpened ? styles['opened'] : ''}`}>
      <div className={styles['facts']}>
        {wasOpened ? <span className={styles['mark']}>{text('lists.opened')}</span> : null}
        <Link
          className={styles['name']}
          to={policyDetailAddress(userType, quoteId)}
          state={FROM_LIST}
          onClick={(event) => onOpen(event.currentTarget)}
        >
          {name}
        </Link>
        {status}
        <p className="py-small py-quiet">{facts.join(' · ')}</p>
      </div>
      <p className={styles['amount']}>{amount}</p>
    </article>
  );
};
