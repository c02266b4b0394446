import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { InsuredLine, PolicyLine } from '@payung/shared/schemas/lists.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { listSearchOf } from '@payung/shared/domain/lists/search-kind.ts';
import { useProductNames } from '@payung/shared/journey/payment/product-name.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import { useProducts } from '@payung/shared/session/deployed-products.ts';
import { openQuote } from '@payung/shared/session/quote-context.ts';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { useAgentUser, policyDetailAddress } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { StatusChip } from '#status-chip.tsx';
import styles from './list-card.module.css';
import { openedFrom, FROM_LIST } from './list-place.ts';
import { stateIn } from './list-state.ts';
import { lineState } from './list-texts.ts';

export interface CardProps<Line> {
  readonly line: Line;
  /** Opened last, before Back. */
  readonly wasOpened: boolean;
  /** `inside` is any element of the card. */
  readonly onOpen: (inside: Element) => void;
}

/** What opens a line: its name, in a card as in a row of a table. */
interface LineLinkProps {
  readonly quoteId: string;
  readonly name: string;
  /** Sold by a member of the network. */
  readonly isOfMember: boolean;
  readonly className: string | undefined;
  readonly onOpen: (inside: Element) => void;
}

export const LineLink = ({ quoteId, name, isOfMember, className, onOpen }: LineLinkProps) => {
  const [query] = useSearchParams();
  const from = openedFrom(listSearchOf(stateIn(query).search), isOfMember);
  const userType = useAgentUser()?.userType ?? '';
  return (
    <Link
      className={className}
      to={policyDetailAddress(userType, quoteId)}
      state={FROM_LIST}
      onClick={(event) => {
        openQuote(quoteId, from);
        onOpen(event.currentTarget);
      }}
    >
      {name}
    </Link>
  );
};

interface ListCardProps extends Omit<LineLinkProps, 'className'> {
  /** What it is about. */
  readonly about: readonly string[];
  readonly status?: ReactNode;
  /** Beside the name. */
  readonly amount: ReactNode;
  /** Numbers and dates, after everything else. */
  readonly facts: readonly string[];
  readonly wasOpened: boolean;
}

/** A line of a list: who, what, how much; a tap anywhere opens the policy detail. */
const ListCard = ({ about, facts, status, amount, wasOpened, ...link }: ListCardProps) => {
  const text = useText();
  return (
    <article className={`${styles['card']} ${wasOpened ? styles['opened'] : ''}`}>
      {wasOpened ? <span className={styles['mark']}>{text('lists.opened')}</span> : null}
      <LineLink className={styles['name']} {...link} />
      <p className={styles['amount']}>{amount}</p>
      <p className={styles['about']}>{about.join(' · ')}</p>
      {status === undefined ? null : <p className={styles['status']}>{status}</p>}
      <p className={`py-small py-quiet ${styles['facts']}`}>{facts.join(' · ')}</p>
    </article>
  );
};

/** An insured person; a tap opens the newest policy. */
export const InsuredCard = ({ line, wasOpened, onOpen }: CardProps<InsuredLine>) => {
  const text = useText();
  const facts = [
    ...(line.birthDate === undefined ? [] : [text('lists.birthDate', { date: formatDate(line.birthDate) })]),
    ...(line.agentName === undefined ? [] : [text('lists.agent', { name: line.agentName })]),
    text('lists.newestPolicy', { date: formatDate(line.newestAt) }),
  ];
  return (
    <ListCard
      quoteId={line.quoteId}
      name={line.name}
      about={[text('lists.policyCount', { count: line.policyCount })]}
      facts={facts}
      amount={<Rupiah amount={line.premium} />}
      isOfMember={line.agentName !== undefined}
      wasOpened={wasOpened}
      onOpen={onOpen}
    />
  );
};

/** The parts of a line as people read them. */
export const useLineFacts = () => {
  const text = useText();
  const language = useLanguage();
  const products = useProducts();
  const nameOfProduct = useProductNames();
  return {
    nameOf: ({ customerName, code }: PolicyLine): string => (customerName === '' ? code : customerName),
    aboutOf: ({ productId, planName }: PolicyLine): readonly string[] => [
      products.find((product) => product.productId === productId)?.tile.label[language] ??
        nameOfProduct(productId),
      ...(planName === '' ? [] : [planName]),
    ],
    periodOf: ({ startDate, endDate }: PolicyLine): string | undefined =>
      startDate === '' || endDate === ''
        ? undefined
        : text('lists.period', { from: formatDate(startDate), to: formatDate(endDate) }),
    dueOf: ({ status, payLaterDueDate }: PolicyLine): string | undefined =>
      status === 'pending payment' && payLaterDueDate !== undefined
        ? text('pending.due', { date: formatDate(payLaterDueDate) })
        : undefined,
    numberOf: ({ policyNo, proposalNo, code }: PolicyLine): string => policyNo ?? proposalNo ?? code,
    isOfMember: ({ agentName, phone }: PolicyLine): boolean => agentName !== undefined && phone === undefined,
  };
};

export const LineStatus = ({ line }: { readonly line: Parameters<typeof lineState>[0] }) => {
  const text = useText();
  const { label, tone } = lineState(line);
  return <StatusChip tone={tone}>{text(label)}</StatusChip>;
};

export const LineAmount = ({ line }: { readonly line: PolicyLine }) => {
  const text = useText();
  return line.duePremium > 0 ? (
    <Rupiah amount={line.duePremium} />
  ) : (
    <span>{text('dashboard.amountLater')}</span>
  );
};

export const PolicyCard = ({ line, wasOpened, onOpen }: CardProps<PolicyLine>) => {
  const text = useText();
  const { nameOf, aboutOf, periodOf, dueOf, numberOf, isOfMember } = useLineFacts();
  const agent = line.agentName;
  const facts = [
    dueOf(line),
    line.points > 0 ? text('dashboard.entryPoints', { points: line.points }) : undefined,
    agent === undefined ? undefined : text('lists.agent', { name: agent }),
    periodOf(line),
    numberOf(line),
  ];
  return (
    <ListCard
      quoteId={line.quoteId}
      name={nameOf(line)}
      about={aboutOf(line)}
      facts={facts.filter((fact) => fact !== undefined)}
      status={<LineStatus line={line} />}
      amount={<LineAmount line={line} />}
      isOfMember={isOfMember(line)}
      wasOpened={wasOpened}
      onOpen={onOpen}
    />
  );
};
