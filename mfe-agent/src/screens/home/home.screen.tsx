import { useQuery } from '@tanstack/react-query';
import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { useProducts } from '@payung/shared/session/deployed-products.ts';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { PointsCard } from './points-card.tsx';
import { ProductTiles } from './product-tiles.tsx';
import { QuickLinks } from './quick-links.tsx';
import { RecentQuotes } from './recent-quotes.tsx';

const FIRST_QUOTES = { perPage: '5', pageNo: '1' };

/** The dashboard of all three home addresses; its parts decide what differs by user type. */
export const Screen = () => {
  const text = useText();
  const name = useAgentUser()?.firstName ?? '';
  const profile = useQuery(queryOf(authEndpoints.getAgent));
  const hasProducts = useProducts().length > 0;
  // A profile that could not be read locks nothing: the server refuses the quote anyway.
  const isLocked = profile.data?.idNumberOnFile === false;
  // A notice above everything else depends on it.
  const isLockUnknown = profile.isPending && profile.fetchStatus === 'fetching';
  const quotes = useQuery(queryOf(agentEndpoints.recentQuotes, { query: FIRST_QUOTES }));
  const points = useQuery(queryOf(agentEndpoints.getPoints));
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
      {isLockUnknown ? (
        <Loading shape="cards" />
      ) : (
        <>
          <ProductTiles isLocked={isLocked} />
          <RecentQuotes quotes={quotes} canStart={!isLocked && hasProducts} />
        </>
      )}
    </Page>
  );
};
