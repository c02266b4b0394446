import { Link } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import type { HomeFigures } from '@payung/shared/schemas/lists.ts';
import type { Todo } from '@payung/shared/schemas/todo.ts';
import { mayInvite } from '@payung/shared/domain/people/user-home.ts';
import { agentAddresses, useAgentUser } from '#agent-user.ts';
import { agentRoutes } from '#contract/routes.ts';
import { useFigure } from '#count-list.tsx';
import { isBirthday } from '#day/todo/todo-reads.ts';
import type { Clocks } from '#day/todo/use-clocks.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './more-card.module.css';

interface MoreCardProps {
  readonly figures: UseQueryResult<HomeFigures>;
  readonly todos: UseQueryResult<readonly Todo[]>;
  readonly clocks: Clocks;
}

/** What the pages behind the first lines hold, each in one line (DASH-002); empty while it is not known. */
const useSums = ({ figures, todos, clocks }: MoreCardProps) => {
  const text = useText();
  const figure = useFigure();
  const userType = useAgentUser()?.userType ?? '';
  const { leads, todo } = agentAddresses(userType);
  const counts = figures.data;
  const sumOf = ({ open, completed }: HomeFigures['leads']): string =>
    text('dashboard.counts', { open: figure(open), completed: figure(completed) });
  const openTasks = todos.data?.filter((one) => one.status === 'todo' && !isBirthday(one));
  const [first] = openTasks ?? [];
  return [
    {
      id: 'dashboard.todo',
      to: todo,
      sum:
        first === undefined
          ? openTasks && text('dashboard.todo.none')
          : `${clocks.timeOf(first.at)} ${first.description}${openTasks !== undefined && openTasks.length > 1 ? ` +${openTasks.length - 1}` : ''}`,
    },
    {
      id: 'dashboard.link.leads',
      to: leads,
      sum: counts && sumOf(counts.leads),
    },
    ...(mayInvite(userType)
      ? ([
          {
            id: 'dashboard.linkRecruit',
            to: agentRoutes.recruit.path,
            sum: counts && sumOf(counts.referrals),
          },
        ] as const)
      : []),
  ] as const;
};

const LINKS = [
  { id: 'dashboard.linkNotifications', to: agentRoutes.notifications.path },
  { id: 'dashboard.linkPending', to: agentRoutes.paymentPending.path },
  { id: 'dashboard.link.lists', to: agentRoutes.lists.path },
  { id: 'dashboard.link.network', to: agentRoutes.tree.path },
  { id: 'dashboard.link.learning', to: agentRoutes.learning.path },
  { id: 'dashboard.link.help', to: agentRoutes.help.path },
  { id: 'dashboard.link.faq', to: agentRoutes.faq.path },
  { id: 'dashboard.link.buildings', to: agentRoutes.buildingReference.path },
  { id: 'dashboard.link.about', to: agentRoutes.about.path },
  { id: 'dashboard.linkAccount', to: agentRoutes.account.path },
] as const;

/** Everything else that an agent can open from here. */
export const MoreCard = (props: MoreCardProps) => {
  const text = useText();
  const sums = useSums(props);
  return (
    <nav className="py-card" aria-labelledby="links">
      <h2 id="links">{text('dashboard.links')}</h2>
      <ul className={styles['links']}>
        {sums.map(({ id, to, sum }) => (
          <li key={id} className={styles['row']}>
            <Link className="py-text-button" to={to}>
              {text(id)}
            </Link>
            <span className={`py-small py-quiet ${styles['sum']}`}>{sum ?? '\u00a0'}</span>
          </li>
        ))}
        {LINKS.map(({ id, to }) => (
          <li key={id}>
            <Link className="py-text-button" to={to}>
              {text(id)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
