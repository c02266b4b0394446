import { useProducts } from '@payung/shared/session/deployed-products.ts';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { useClocks } from '#day/todo/use-clocks.ts';
import { FiguresCard } from './figures-card.tsx';
import { NewsCard } from './news-card.tsx';
import { PointsCard } from './points-card.tsx';
import { ProductTiles } from './product-tiles.tsx';
import { QuickLinks } from './quick-links.tsx';
import { RecentQuotes } from './recent-quotes.tsx';
import { StatusCard } from './status-card.tsx';
import { TodayCard } from './today-card.tsx';
import { TodoCard } from './todo-card.tsx';
import { useHomeReads } from './use-home-reads.ts';

/** The dashboard of all three home addresses; its parts decide what differs by user type. */
export const Screen = () => {
  const text = useText();
  const name = useAgentUser()?.firstName ?? '';
  const clocks = useClocks();
  const { profile, due, figures, quotes, points, todos, news } = useHomeReads(clocks.today);
  const hasProducts = useProducts().length > 0;
  // A profile that could not be read locks nothing: the server refuses the quote anyway.
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
