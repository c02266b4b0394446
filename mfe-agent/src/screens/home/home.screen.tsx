import { useQuery } from '@tanstack/react-query';

import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { queryOf } from '@payung/shared/api/query.ts';

import { useProducts } from '@payung/shared/session/deployed-products.ts';
import { Page } from '@payung/shared/ui/page.tsx';
import { useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { PointsCard } from './points-card.tsx';
import { ProductTiles } from './product-tiles.tsx';
import { QuickLinks } from './quick-links.tsx';
import { RecentQuotes } from './recent-quotes.tsx';

const FIRST_QUOTES = { perPage: '5', pageNo: '1' };

/** The one dashboard behind all three homes: what differs by user type is decided by its parts. */
export const Screen = () => {
  const text = useText();
  const name = useAgentUser()?.first_name ?? '';
  const profile = useQuery(queryOf(endpoints.getAgent));
  const hasProducts = useProducts().length > 0;
  // An unanswered question locks nothing: the server refuses a quote all the same.
  const isLocked = profile.data?.userDetail.idNumberOnFile === false;
  const quotes = useQuery(queryOf(endpoints.recentQuotes, { query: FIRST_QUOTES }));
  const points = useQuery(queryOf(endpoints.getPoints));
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
      <ProductTiles isLocked={isLocked} />
      <RecentQuotes quotes={quotes} canStart={!isLocked && hasProducts} />
    </Page>
  );
};
