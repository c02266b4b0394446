import { useQuery } from '@tanstack/react-query';
import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { contentEndpoints } from '@payung/shared/api/endpoints/content.ts';
import { listEndpoints } from '@payung/shared/api/endpoints/lists.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { useProducts } from '@payung/shared/session/deployed-products.ts';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useOwnName } from '#agent-user.ts';
import { MonthCard } from '#day/performance/month-card.tsx';
import { todosFrom } from '#day/todo/todo-reads.ts';
import { useClocks } from '#day/todo/use-clocks.ts';
import { useText } from '#messages/catalogue.ts';
import { MoreCard } from './more-card.tsx';
import { NewsCard } from './news-card.tsx';
import { LoadingTiles, ProductTiles } from './product-tiles.tsx';
import { LoadingQuotes, RecentQuotes, SHOWN_QUOTES } from './recent-quotes.tsx';
import { TodayCard } from './today-card.tsx';
import styles from './home.module.css';

const FIRST_QUOTES = { perPage: String(SHOWN_QUOTES), pageNo: '1' };

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

/**
 * The dashboard of all three home addresses; its parts decide what differs by user type. What a day needs fits a phone's
 * window: due today, sell, this month, the last quotes. Everything else has a page, to which the lines below lead.
 */
export const Screen = () => {
  const text = useText();
  const name = useOwnName();
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
      aside={
        <div className="py-stack">
          <MoreCard figures={figures} todos={todos} clocks={clocks} />
          <NewsCard news={news} />
        </div>
      }
    >
      <div className={`${styles['day']} ${styles['home']}`}>
        <TodayCard today={due} clocks={clocks} />
        {isLockUnknown ? (
          <LoadingPlace>
            <div className={styles['day']}>
              <LoadingTiles />
              <Skeleton className={styles['month']} />
              <div className={styles['quotes']}>
                <Skeleton shape="title" />
                <LoadingQuotes />
              </div>
            </div>
          </LoadingPlace>
        ) : (
          <>
            <ProductTiles isLocked={isLocked} cardReview={profile.data?.cardReview} />
            <MonthCard figures={figures} points={points} />
            <RecentQuotes quotes={quotes} canStart={!isLocked && hasProducts} />
          </>
        )}
      </div>
    </Page>
  );
};
