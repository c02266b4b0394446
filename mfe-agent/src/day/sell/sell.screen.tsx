import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useHomePath } from '#agent-user.ts';
import { agentRoutes } from '#contract/routes.ts';
import { ProductTiles } from '#day/home/product-tiles.tsx';
import { useText } from '#messages/catalogue.ts';

/** All products with what they are for, and the way to the quotes that were begun. */
export const Screen = () => {
  const text = useText();
  const home = useHomePath();
  const profile = useQuery(queryOf(authEndpoints.getAgent));
  return (
    <Page title={text('sell.title')} back={home}>
      {profile.isPending && profile.fetchStatus === 'fetching' ? (
        <Loading shape="cards" />
      ) : (
        <ProductTiles
          isLocked={profile.data?.idNumberOnFile === false}
          cardReview={profile.data?.cardReview}
          isDescribed
        />
      )}
      <p className="py-row">
        <Link className="py-text-button" to={agentRoutes.quotes.path}>
          {text('sell.quotes')}
        </Link>
        <Link className="py-text-button" to={agentRoutes.buildingReference.path}>
          {text('dashboard.link.buildings')}
        </Link>
      </p>
    </Page>
  );
};
