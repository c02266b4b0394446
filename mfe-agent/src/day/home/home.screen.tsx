import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { contentEndpoints } from '@payung/shared/api/endpoints/content.ts';
import { listEndpoints } from '@payung/shared/api/endpoints/lists.ts';
import type { HomeFigures } from '@payung/shared/schemas/lists.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { mayInvite } from '@payung/shared/domain/people/user-home.ts';
import { useProducts } from '@payung/shared/session/deployed-products.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { agentAddresses, useAgentUser } from '#agent-user.ts';
import { agentRoutes } from '#contract/routes.ts';
import { CountList, CountListLoading } from '#count-list.tsx';
import { todosFrom } from '#day/todo/todo-reads.ts';
import { useClocks } from '#day/todo/use-clocks.ts';
import { useText } from '#messages/catalogue.ts';
import { FiguresCard } from './figures-card.tsx';
import { NewsCard } from './news-card.tsx';
import { PointsCard } from './points-card.tsx';
import { ProductTiles } from './product-tiles.tsx';
import { RecentQuotes } from './recent-quotes.tsx';
import { TodayCard, TodoCard } from './today-card.tsx';

const Counts = ({ figures }: { readonly figures: HomeFigures }) => {
  const text = useText();
  const { leads, referrals } = figures;
  const counts = [
    { label: text('dashboard.leads.open'), count: leads.open },
    { label: text('dashboard.leads.completed'), count: leads.completed },
    { label: text('dashboard.referrals.open'), count: referrals.open },
    { label: text('dashboard.referrals.completed'), count: referrals.completed },
  ];
  return <CountList counts={counts} />;
};

/** Numbers of open and completed leads and referrals, with a link to them (DASH-002). */
const StatusCard = ({ figures }: { readonly figures: UseQueryResult<HomeFigures> }) => {
  const text = useText();
  const userType = useAgentUser()?.userType ?? '';
  return (
    <section className="py-card" aria-labelledby="status">
      <h2 id="status">{text('dashboard.status')}</h2>
      <QueryBoundary of={[figures]} loading={<CountListLoading />}>
        {(known) => <Counts figures={known} />}
      </QueryBoundary>
      <p className="py-row">
        <Link className="py-text-button" to={agentAddresses(userType).leads}>
          {text('dashboard.leads.link')}
        </Link>
        {mayInvite(userType) ? (
          <Link className="py-text-button" to={agentRoutes.recruit.path}>
            {text('dashboard.referrals.link')}
          </Link>
        ) : null}
      </p>
    </section>
  );
};

const linksOf = (userType: string) => {
  const { leads, todo } = agentAddresses(userType);
  return [
    { id: 'dashboard.linkNotifications', to: agentRoutes.notifications.path },
    { id: 'dashboard.linkPending', to: agentRoutes.paymentPending.path },
    { id: 'dashboard.link.lists', to: agentRoutes.lists.path },
    { id: 'dashboard.link.leads', to: leads },
    { id: 'dashboard.link.todo', to: todo },
    { id: 'dashboard.link.network', to: agentRoutes.tree.path },
    { id: 'dashboard.linkRecruit', to: agentRoutes.recruit.path },
    { id: 'dashboard.link.learning', to: agentRoutes.learning.path },
    { id: 'dashboard.link.help', to: agentRoutes.help.path },
    { id: 'dashboard.link.faq', to: agentRoutes.faq.path },
    { id: 'dashboard.link.buildings', to: agentRoutes.buildingReference.path },
    { id: 'dashboard.link.about', to: agentRoutes.about.path },
    { id: 'dashboard.linkAccount', to: agentRoutes.account.path },
  ] as const;
};

/** Everything that an agent can open from here. */
const QuickLinks = () => {
  const text = useText();
  const userType = useAgentUser()?.userType ?? '';
  const links = linksOf(userType).filter(({ to }) => to !== agentRoutes.recruit.path || mayInvite(userType));
  return (
    <nav className="py-card" aria-labelledby="links">
      <h2 id="links">{text('dashboard.links')}</h2>
      <ul>
        {links.map(({ id, to }) => (
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

const FIRST_QUOTES = { perPage: '5', pageNo: '1' };

/** All that the dashboard shows. None waits for another. */
const useHomeReads = (today: IsoDate) => ({
  profile: useQuery(queryOf(authEndpoints.getAgent)),
  due: useQuery(queryOf(listEndpoints.todayDue)),
  figures: useQuery(queryOf(listEndpoints.homeFigures)),
  quotes: useQuery(queryOf(agentEndpoints.recentQuotes, { query: FIRST_QUOTES })),
  points: useQuery(queryOf(agentEndpoints.getPoints)),
  todos: useQuery(todosFrom(today)),
  news: useQuery(queryOf(contentEndpoints.getContent, { query: { kind: 'news' } })),
});

/** The dashboard of all three home addresses; its parts decide what differs by user type. */
export const Screen = () => {
  const text = useText();
  const name = useAgentUser()?.firstName ?? '';
  const clocks = useClocks();
  const { profile, due, figures, quotes, points, todos, news } = useHomeReads(clocks.today);
  const hasProducts = useProducts().length > 0;
  // Without a profile nothing is locked: the server checks the ID card again.
  const isLocked = profile.data?.idNumberOnFile === false;
  // A notice above everything else depends on it.
  const isLockUnknown = profile.isPending && profile.fetchStatus === 'fetching';
  return (
    <Page
      title={name === '' ? text('dashboard.titleNobody') : text('dashboard.title', { name })}
      intro={text('dashboard.intro')}
      aside={
        <div className="py-stack">
          <PointsCard points={points} />
          <QuickLinks />
        </div>
      }
    >
      <TodayCard today={due} clocks={clocks} />
      {isLockUnknown ? (
        <Loading shape="cards" />
      ) : (
        <>
          <ProductTiles isLocked={isLocked} cardReview={profile.data?.cardReview} />
          <FiguresCard figures={figures} />
          <StatusCard figures={figures} />
          <RecentQuotes quotes={quotes} canStart={!isLocked && hasProducts} />
          <TodoCard todos={todos} clocks={clocks} />
          <NewsCard news={news} />
        </>
      )}
    </Page>
  );
};
