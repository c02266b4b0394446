import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { visitOf } from '@payung/shared/journey/otp/arrival.ts';
import { LINK_PREFIXES } from '@payung/shared/configured-products.ts';
import type { PageRegistry, RegistryRoute } from '@payung/shared/registry.ts';
import type { RouteMode, RouteRow } from '@payung/shared/routes/route.ts';
import { linkEntryPath, shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useFederation } from '#federation/federation.ts';
import { UnavailablePanel } from '#federation/panels.tsx';
import { RemoteScreen, ShellScreen } from '#federation/screen-place.tsx';
import { shellScreens } from '#screens.ts';
import { Guard } from './guard.tsx';
import { NotFound } from '#federation/panels.tsx';

const shellRoute = (id: keyof typeof shellScreens, path: string, mode: RouteMode): RouteObject => ({
  id: `shell/${id}/${path}`,
  path,
  element: (
    <Guard mode={mode}>
      <ShellScreen id={id} open={shellScreens[id]} />
    </Guard>
  ),
});

/** Where the invitations of agents lead: those of today (`getInviteLink` of the server), and older ones. */
const REGISTRATION = ['/withoutReferralLinkRegistration/:linkId', '/registerhere'] as const;

/** An address of a remote that the registry names, and that this page cannot read. */
const UnreadableRemoteAddress = () => {
  const { registry } = useFederation();
  const location = useLocation();
  const navigate = useNavigate();
  const retry = async (): Promise<void> => {
    await registry.refreshRegistry();
    // The remote may have its routes now.
    await navigate(location, { replace: true });
  };
  return <UnavailablePanel onRetry={() => void retry()} />;
};

/** An address that no deployed remote serves. A person who was invited reads that registration is not open yet. */
const UnknownAddress = () => {
  const { registry } = useFederation();
  const { pathname } = useLocation();
  const paths = registry.unreadableRemotes().flatMap((remote) => remote.paths);
  if (paths.some((path) => matchPath(path, pathname))) return <UnreadableRemoteAddress />;
  return REGISTRATION.some((path) => matchPath(path, pathname)) ? (
    <ShellScreen id="registrationClosed" open={shellScreens.registrationClosed} />
  ) : (
    <NotFound />
  );
};

const linkEntry = (prefix: string): RouteObject => shellRoute('linkEntry', linkEntryPath(prefix), 'public');

/** The pages of the shell, and the link entries of all products of this operator, deployed or not. */
export const ownRoutes = (): RouteObject[] => {
  const rows = Object.entries(shellRoutes) as [keyof typeof shellRoutes, RouteRow][];
  return [
    ...rows.map(([id, row]) => shellRoute(id, row.path, row.mode)),
    ...LINK_PREFIXES.map(linkEntry),
    { id: 'shell/not-found', path: '*', element: <UnknownAddress /> },
  ];
};

/** A page of a remote behind the verification of the customer's phone, which is the shell's. */
const VerifiedScreen = (place: { readonly remote: string; readonly routeId: string }) =>
  visitOf(useLocation().state) === undefined ? (
    <ShellScreen id="customerOtp" open={shellScreens.customerOtp} />
  ) : (
    <RemoteScreen {...place} />
  );

const remoteRoute = (remote: string, { id, path, mode, verified }: RegistryRoute): RouteObject => {
  const Place = verified ? VerifiedScreen : RemoteScreen;
  return {
    id: `${remote}/${id}/${path}`,
    path,
    element: (
      <Guard mode={mode}>
        <Place remote={remote} routeId={id} />
      </Guard>
    ),
  };
};

/** The routes of every remote, and one link entry for each prefix that only the registry knows. */
export const registryRoutes = (registry: PageRegistry): RouteObject[] => {
  const releases = Object.values(registry.remotes).map(({ current }) => current);
  const prefixes = new Set(releases.flatMap(({ products }) => products.map(({ link }) => link.prefix)));
  return [
    ...releases.flatMap(({ name, routes }) => routes.map((route) => remoteRoute(name, route))),
    ...[...prefixes].filter((prefix) => !LINK_PREFIXES.includes(prefix)).map(linkEntry),
  ];
};
