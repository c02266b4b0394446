import { useCallback, useEffect, useRef } from 'react';
import type { Arrival } from '@payung/shared/journey/otp/arrival.ts';
import { isDrawnPageKept } from '@payung/shared/journey/otp/early-typing.ts';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { DecryptedLink } from '@payung/shared/schemas/auth.ts';
import { landing, isLinkId } from '@payung/shared/domain/link.ts';
import type { ProductDescription } from '@payung/shared/product.ts';
import { INCOMPLETE_LINK, readLinkId } from '@payung/shared/routes/copied-link.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { decide } from '@payung/shared/api/error-codes.ts';
import { call } from '@payung/shared/api/client.ts';
import { useOneCall } from '@payung/shared/api/one-call.ts';
import { useProducts } from '@payung/shared/session/deployed-products.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { ErrorState, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { DrawnPage } from '#first-paint/drawn-page.tsx';
import { useText } from '#messages/text.ts';
import { LinkResult } from '#screens/link-result/link-result.tsx';

interface Destination {
  readonly to: string;
  /** What the screen that verifies the phone needs to know; the phone itself stays on the server. */
  readonly state?: Arrival;
}

/** The products of one prefix: one call opens all their links. */
type ProductsOfPrefix = readonly [ProductDescription, ...ProductDescription[]];

interface OpenedLink {
  readonly linkId: string;
  readonly answer: DecryptedLink;
  /** The quote of this tab's visit, whose phone is verified. */
  readonly visitedQuoteId: string | undefined;
}

/**
 * Where a link leads. The decrypted product id chooses among the products of the prefix. Without a verified visit to
 * that very quote the phone is verified first, whatever the stage (ruling K61); with one, the product's stage table
 * decides (LINK-002).
 */
const linkDestination = (
  products: ProductsOfPrefix,
  { linkId, answer, visitedQuoteId }: OpenedLink,
): Destination => {
  const product = products.find(({ productId }) => productId === answer.productId);
  if (product === undefined) return { to: products[0].link.invalid };
  const { link } = product;
  if (answer.quoteId === undefined || answer.quoteId !== visitedQuoteId) {
    const { inviter, productId, introduction } = answer;
    return { to: link.otp, state: { prefix: link.prefix, linkId, inviter, productId, introduction } };
  }
  const page = landing(link.stages, answer.stage);
  return { to: page === undefined ? shellRoutes.failure.path : `${page}?quoteId=${answer.quoteId}` };
};

/** Whether the central error handling leads away from here. */
const leadsAway = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return false;
  const { status, errCode, bodyStatus, errMsg } = error;
  return decide({ status, errCode, bodyStatus, message: errMsg }).redirect !== undefined;
};

/** Whether no deployed remote has that product; an invitation of an agent belongs to none. */
const useIsAway = (productId: string | undefined): boolean => {
  const products = useProducts();
  return Boolean(productId) && products.every((product) => product.productId !== productId);
};

const REPEATS_ON = ['online', 'focus'] as const;

/** Opens the link: a second time where no answer came, and again when the device is back. */
const useLink = (path: string, linkId: string) => {
  const ask = () => call({ ...authEndpoints.decryptLink, path }, { query: { id: linkId } });
  const { data, error, isError, mutate } = useOneCall(() =>
    ask().catch((cause: unknown) => {
      if (isNoResponse(cause) && navigator.onLine) return ask();
      throw cause;
    }),
  );
  const asking = useRef(mutate);
  useEffect(() => {
    asking.current = mutate;
  });
  const open = useCallback(() => asking.current(undefined), []);
  useEffect(open, [open]);
  const isWaiting = isNoResponse(error);
  useEffect(() => {
    if (!isWaiting) return undefined;
    for (const name of REPEATS_ON) window.addEventListener(name, open);
    return () => {
      for (const name of REPEATS_ON) window.removeEventListener(name, open);
    };
  }, [isWaiting, open]);
  return { data, error, isError, open };
};

interface OpenLinkProps {
  readonly products: ProductsOfPrefix;
  readonly linkId: string;
}

/** Of a product that is not deployed: for now, or because it is no longer sold. */
const AwayProduct = () => <LinkResult kind="info" title="link.away.title" explanation="link.away.text" />;

const OpenLink = ({ products, linkId }: OpenLinkProps) => {
  const text = useText();
  const session = useSession();
  // The router's key of the first page of a visit, which the edge drew.
  const isFirstPage = useLocation().key === 'default';
  const link = useLink(products[0].link.decryptPath, linkId);
  const visitedQuoteId = session.kind === 'link' ? session.quoteId : undefined;
  const isAway = useIsAway(link.data?.productId);
  const destination =
    link.data && !isAway && linkDestination(products, { linkId, answer: link.data, visitedQuoteId });
  const leave = destination && <Navigate to={destination.to} state={destination.state} replace />;
  if (isAway) return <AwayProduct />;
  // Until the next page is there: a letter typed in between would be lost.
  if (isFirstPage && isDrawnPageKept() && !link.isError)
    return (
      <>
        {leave}
        <DrawnPage />
      </>
    );
  if (leave) return leave;
  return (
    <Page title={text('link.opening')}>
      {link.isError && !leadsAway(link.error) ? (
        <ErrorState
          reference={link.error instanceof ApiError ? link.error.reference : undefined}
          onRetry={link.open}
        />
      ) : (
        <Loading shape="result" />
      )}
    </Page>
  );
};

/** The one entry for the share links of every product, also of one that is not deployed (ruling R02). */
export const Screen = () => {
  const { linkId: copied = '' } = useParams();
  const linkId = readLinkId(copied);
  const { pathname } = useLocation();
  const [first, ...others] = useProducts().filter(({ link }) => pathname.startsWith(`/${link.prefix}/`));
  if (!isLinkId(linkId)) return <Navigate to={shellRoutes.login.path} state={INCOMPLETE_LINK} replace />;
  if (first === undefined) return <AwayProduct />;
  return <OpenLink products={[first, ...others]} linkId={linkId} />;
};
