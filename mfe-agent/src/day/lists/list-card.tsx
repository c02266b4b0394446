import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { InsuredLine, PolicyLine } from '@payung/shared/schemas/lists.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { listSearchOf } from '@payung/shared/domain/lists/search-kind.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { openQuote } from '@payung/shared/session/quote-context.ts';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { useAgentUser, policyDetailAddress } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { StatusChip } from '#status-chip.tsx';
import styles from './list-card.module.css';
import { openedFrom, FROM_LIST } from './list-place.ts';
import { stateIn } from './list-state.ts';
import { STATUS_TEXTS, STATUS_TONES } from './list-texts.ts';

export interface CardProps<Line> {
  readonly line: Line;
  /** Opened last, before Back. */
  readonly wasOpened: boolean;
  /** `inside` is any element of the card. */
  readonly onOpen: (inside: Element) => void;
}

interface ListCardProps {
  readonly quoteId: string;
  readonly name: string;
  readonly facts: readonly string[];
  readonly status?: ReactNode;
  /** Shown at the right. */
  readonly amount: ReactNode;
  /** Sold by a member of the network. */
  readonly isOfMember: boolean;
  readonly wasOpened: boolean;
  readonly onOpen: (inside: Element) => void;
}

/** A line of a list; a tap anywhere opens the policy detail. */
const ListCard = ({ quoteId, name, facts, status, amount, isOfMember, wasOpened, onOpen }: ListCardProps) => {
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

/** An insured person; a tap opens the newest policy. */
export const InsuredCard = ({ line, wasOpened, onOpen }: CardProps<InsuredLine>) => {
  const text = useText();
  const facts = [
    text('lists.policyCount', { count: line.policyCount }),
    text('lists.newestPolicy', { date: formatDate(line.newestAt) }),
    ...(line.birthDate === undefined ? [] : [text('lists.birthDate', { date: formatDate(line.birthDate) })]),
    ...(line.agentName === undefined ? [] : [text('lists.agent', { name: line.agentName })]),
  ];
  return (
    <ListCard
      quoteId={line.quoteId}
      name={line.name}
      facts={facts}
      amount={<Rupiah amount={line.premium} />}
      isOfMember={line.agentName !== undefined}
      wasOpened={wasOpened}
      onOpen={onOpen}
    />
  );
};

export const PolicyCard = ({ line, wasOpened, onOpen }: CardProps<PolicyLine>) => {
  const text = useText();
  const product = useProductById(line.productId);
  const isDue = line.status === 'pending payment' && line.payLaterDueDate !== undefined;
  const hasPeriod = line.startDate !== '' && line.endDate !== '';
  const facts = [
    product?.displayName ?? text('dashboard.productAway'),
    ...(line.planName === '' ? [] : [line.planName]),
    line.policyNo ?? line.proposalNo ?? line.code,
    ...(hasPeriod
      ? [text('lists.period', { from: formatDate(line.startDate), to: formatDate(line.endDate) })]
      : []),
    ...(isDue ? [text('pending.due', { date: formatDate(line.payLaterDueDate ?? '') })] : []),
    ...(line.agentName === undefined ? [] : [text('lists.agent', { name: line.agentName })]),
  ];
  return (
    <ListCard
      quoteId={line.quoteId}
      name={line.customerName === '' ? line.code : line.customerName}
      facts={facts}
      status={<StatusChip tone={STATUS_TONES[line.status]}>{text(STATUS_TEXTS[line.status])}</StatusChip>}
      amount={
        <>
          {line.duePremium > 0 ? (
            <Rupiah amount={line.duePremium} />
          ) : (
            <span>{text('dashboard.amountLater')}</span>
          )}
          {line.points > 0 ? (
            <span className="py-small py-quiet">
              {text('dashboard.entryPoints', { points: line.points })}
            </span>
          ) : null}
        </>
      }
      isOfMember={line.agentName !== undefined && line.phone === undefined}
      wasOpened={wasOpened}
      onOpen={onOpen}
    />
  );
};
