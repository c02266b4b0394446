import { Link, useLocation } from 'react-router-dom';
import { config } from '@payung/shared/config.ts';
import { homeRouteOf, mayInvite } from '@payung/shared/domain/user-home.ts';
import { agentRoutes } from '@payung/shared/routes/agent-routes.ts';
import { useProducts } from '@payung/shared/session/deployed-products.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { UmbrellaMark } from '@payung/shared/ui/brand.tsx';
import { LineIcon } from '@payung/shared/ui/picture.tsx';
import { useIsDeployed, useIsLogoForLinks } from '#layout/deployed-paths.ts';
import { headerVariant } from '#layout/header-variant.ts';
import { NotificationBell } from '#layout/notification-bell.tsx';
import { UserMenu } from '#layout/user-menu.tsx';
import { useText } from '#messages/text.ts';

const INVITE = 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M19 8v6M16 11h6';

const InviteButton = () => {
  const text = useText();
  return (
    <Link className="sh-tool" to={agentRoutes.recruit.path} aria-label={text('header.invite')}>
      <LineIcon path={INVITE} />
    </Link>
  );
};

/** Somebody who opens a customer's link is a customer there, even in an agent's browser. */
const useIsEnteringLink = (): boolean => {
  const { pathname } = useLocation();
  return useProducts().some(({ link }) => pathname === link.otp || pathname.startsWith(`/${link.prefix}/`));
};

const Logo = ({ home }: { home: string | undefined }) => {
  const text = useText();
  return home === undefined ? (
    <span className="sh-logo">
      <UmbrellaMark />
    </span>
  ) : (
    <Link className="sh-logo" to={home} aria-label={text('frame.home', { brand: config.brand.name })}>
      <UmbrellaMark />
    </Link>
  );
};

/** Logo and menu for everybody; the agent's tools only for a signed-in agent (SHELL-010, SHELL-012). */
export const Header = () => {
  const session = useSession();
  const isDeployed = useIsDeployed();
  const isLogoForLinks = useIsLogoForLinks();
  const isEntering = useIsEnteringLink();
  const variant = headerVariant({
    isLinkMode: session.kind === 'link' || isEntering,
    isSignedIn: session.kind === 'agent',
  });
  const user = variant === 'agent' && session.kind === 'agent' ? session.user : undefined;
  const home = user === undefined ? undefined : agentRoutes[homeRouteOf(user.userType)].path;
  return (
    <header className="sh-header">
      <div className="sh-header-row">
        {user !== undefined && isLogoForLinks ? null : <Logo home={home} />}
        {user === undefined ? null : <span className="sh-version">{config.brand.version}</span>}
        <div className="sh-tools">
          {user !== undefined && mayInvite(user.userType) && isDeployed(agentRoutes.recruit.path) ? (
            <InviteButton />
          ) : null}
          {user !== undefined && isDeployed(agentRoutes.notifications.path) ? <NotificationBell /> : null}
          <UserMenu variant={variant} name={user?.first_name} />
        </div>
      </div>
    </header>
  );
};
