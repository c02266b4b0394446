import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { listSearchOf } from '@payung/shared/domain/lists/search-kind.ts';
import { openQuote } from '@payung/shared/session/quote-context.ts';
import { useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { openedFrom } from './opened-from.ts';
import { FROM_LIST, policyDetailAddress } from '#day/policy-detail/detail-address.ts';
import { stateIn } from './list-state.ts';
import styles from './list-card.module.css';

interface ListCardProps {
  readonly quoteId: string;
  readonly name: string;
  readonly facts: readonly string[];
  readonly status?: ReactNode;
  /** At the right. */
  readonly amount: ReactNode;
  /** Of somebody in the network. */
  readonly isOfMember: boolean;
  readonly wasOpened: boolean;
  readonly onOpen: (inside: Element) => void;
}

/** A line of a list, tapped anywhere; leads to the policy detail. */
export const ListCard = ({
  quoteId,
  name,
  facts,
  status,
  amount,
  isOfMember,
  wasOpened,
  onOpen,
}: ListCardProps) => {
  const text = useText();
  const [query] = useSearchParams();
  const from = openedFrom(listSearchOf(stateIn(query).search), isOfMember);
  const userType = useAgentUser()?.userType ?? '';
  return (
    <article className={`${styles['card']} ${wasOpened ? styles['opened'] : ''}`}>
      <div className={styles['facts']}>
        {wasOpened ? <span className={styles['mark']}>{text('lists.opened')}</span> : null}
        <Link
          className={styles['name']}
          to={policyDetailAddress(userType, quoteId)}
          state={FROM_LIST}
          onClick={(event) => {
            openQuote(quoteId, from);
            onOpen(event.currentTarget);
          }}
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
