import { Link } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import type { DueItem, DueList, TodayDue } from '@payung/shared/schemas/lists.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { openQuote } from '@payung/shared/session/quote-context.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { agentAddresses, useAgentUser, policyDetailAddress } from '#agent-user.ts';
import { agentRoutes } from '#contract/routes.ts';
import { leadAddress } from '#day/leads/lead-facts.ts';
import { endingAddress, listAddress } from '#day/lists/list-state.ts';
import type { Clocks } from '#day/todo/use-clocks.ts';
import { useFigure } from '#count-list.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './today-card.module.css';

const DUE = [
  { part: 'followUps', label: 'dashboard.today.followUps' },
  { part: 'payments', label: 'dashboard.today.payments' },
  { part: 'renewals', label: 'dashboard.today.renewals' },
  { part: 'expiringQuotes', label: 'dashboard.today.expiringQuotes' },
  { part: 'birthdays', label: 'dashboard.today.birthdays' },
] as const satisfies readonly { readonly part: keyof TodayDue; readonly label: string }[];

type Part = (typeof DUE)[number]['part'];

/** The page that lists exactly what is counted of a kind. */
const addressesOf = (userType: string): Readonly<Record<Part, string>> => {
  const { todo } = agentAddresses(userType);
  return {
    followUps: `${todo}?view=due`,
    payments: listAddress('pending'),
    renewals: listAddress('renewals', 'unpaid'),
    expiringQuotes: endingAddress(),
    birthdays: todo,
  };
};

/** A single item opens its own page: the lead to contact, or the policy to collect or renew. */
const targetOf = ({ count, items }: DueList, part: Part, userType: string): string => {
  const all = addressesOf(userType)[part];
  const [first] = items;
  if (count !== 1 || first === undefined) return all;
  const { leadId, quoteId } = first;
  if (leadId !== undefined && (part === 'followUps' || quoteId === undefined)) return leadAddress(leadId);
  return quoteId === undefined ? all : policyDetailAddress(userType, quoteId);
};

/** The due time when it is today, or else the day, also of overdue items. Birthdays are always today. */
const whoAndWhen = ({ name, at }: DueItem, part: Part, clocks: Clocks): string => {
  if (part === 'birthdays') return name;
  const isToday = at.includes('T') && clocks.dayOf(at) === clocks.today;
  const day = at.includes('T') ? clocks.dayOf(at) : at;
  return `${name} (${isToday ? clocks.timeOf(at) : formatDate(day)})`;
};

const DueRows = ({ due, clocks }: { readonly due: TodayDue; readonly clocks: Clocks }) => {
  const text = useText();
  const figure = useFigure();
  const userType = useAgentUser()?.userType ?? '';
  return (
    <ul className={styles['rows']}>
      {DUE.map(({ part, label }) => {
        const { count, items } = due[part];
        return (
          <li key={part} data-none={count === 0 || undefined}>
            <Link
              className={styles['row']}
              to={targetOf(due[part], part, userType)}
              onClick={() => {
                if (count === 1 && items[0]?.quoteId !== undefined) openQuote(items[0].quoteId);
              }}
            >
              <strong className={styles['count']} data-due={count > 0 || undefined}>
                {figure(count)}
              </strong>
              <span className={styles['what']}>
                <span>{text(label)}</span>
                <span className={`py-small py-quiet ${styles['names']}`}>
                  {count === 0
                    ? text('dashboard.today.none')
                    : items.map((item) => whoAndWhen(item, part, clocks)).join(', ')}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
};

/** Skeleton with the final height. */
const LoadingRows = () => (
  <LoadingPlace>
    <div className={styles['rows']}>
      {DUE.map(({ part }) => (
        <Skeleton key={part} className={styles['skeleton']} />
      ))}
    </div>
  </LoadingPlace>
);

interface TodayCardProps {
  readonly today: UseQueryResult<TodayDue>;
  readonly clocks: Clocks;
}

/** What is due today: follow-ups, payments, renewals, expiring quotes and birthdays. */
export const TodayCard = ({ today, clocks }: TodayCardProps) => {
  const text = useText();
  const isFree = today.data !== undefined && DUE.every(({ part }) => today.data[part].count === 0);
  const { todo } = agentAddresses(useAgentUser()?.userType ?? '');
  return (
    <section
      className={`py-card ${styles['today']}`}
      data-free={isFree || undefined}
      data-unknown={today.isPending || undefined}
      aria-labelledby="today"
    >
      <div className="py-between">
        <h2 id="today">{text('dashboard.today')}</h2>
        <span className={`py-small py-quiet ${styles['day']}`}>
          {clocks.dayText(today.data?.day ?? clocks.today)}
        </span>
      </div>
      <QueryBoundary of={[today]} loading={<LoadingRows />}>
        {(due) => <DueRows due={due} clocks={clocks} />}
      </QueryBoundary>
      <p className={styles['next']}>
        <Link className="py-text-button" to={isFree ? agentRoutes.leadForm.path : todo}>
          {text(isFree ? 'dashboard.today.free' : 'dashboard.today.all')}
        </Link>
      </p>
    </section>
  );
};
