import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { decide } from '@payung/shared/api/error-codes.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { isLinkId } from '@payung/shared/domain/link.ts';
import type { ProductDescription } from '@payung/shared/product.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useProducts } from '@payung/shared/session/deployed-products.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { ErrorFace, Loading } from '@payung/shared/ui/faces.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { useText } from '#messages/text.ts';
import { LinkResult } from '#screens/link-result/link-result.tsx';
import { linkDestination } from './link-destination.ts';

/** A bad link is already being led away by the reaction to its answer. */
const leadsAway = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return false;
  const { status, errCode, bodyStatus, errMsg } = error;
  return decide({ status, errCode, bodyStatus, message: errMsg }).redirect !== undefined;
};

const OpenLink = ({ product, linkId }: { readonly product: ProductDescription; readonly linkId: string }) => {
  const text = useText();
  const session = useSession();
  const link = useQuery(
    queryOf({ ...endpoints.decryptLink, path: product.link.decryptPath }, { query: { id: linkId } }),
  );
  if (link.isSuccess) {
    const visitedQuote = session.kind === 'link' ? session.quoteId : undefined;
    const { to, state } = linkDestination(product, linkId, link.data.data, visitedQuote);
    return <Navigate to={to} state={state} replace />;
  }
  return (
    <Page title={text('link.opening')}>
      {link.isError && !leadsAway(link.error) ? (
        <ErrorFace
          reference={link.error instanceof ApiError ? link.error.reference : undefined}
          onRetry={() => void link.refetch()}
        />
      ) : (
        <Loading shape="result" />
      )}
    </Page>
  );
};

/** The one entry for the share links of every product: the first part of the address says which. */
export const Screen = () => {
  const { linkId = '' } = useParams();
  const { pathname } = useLocation();
  const product = useProducts().find(({ link }) => pathname.startsWith(`/${link.prefix}/`));
  if (!isLinkId(linkId)) return <Navigate to={shellRoutes.login.path} replace />;
  if (product === undefined) return <LinkResult title="link.invalid.title" explanation="link.invalid.text" />;
  return <OpenLink product={product} linkId={linkId} />;
};
