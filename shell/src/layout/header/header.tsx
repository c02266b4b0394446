import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { homePathOf, mayInvite } from '@payung/shared/domain/people/user-home.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { config } from '@payung/shared/config.ts';
import { arrivalOf } from '@payung/shared/journey/otp/arrival.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { UmbrellaMark } from '@payung/shared/ui/brand.tsx';
import { useIsDeployed } from '@payung/shared/session/deployed-paths.ts';
import { AGENT_PAGES, useIsLogoForLinks } from '#routing/deployed.ts';
import { useText } from '#messages/text.ts';
import { loadReads } from '#work/frames.ts';
import { BellLink } from './bell-link.tsx';
import { useHeaderVariant } from './header-variant.ts';
import { UserMenu } from './user-menu.tsx';
import styles from './header.module.css';

/** With the count, once the part of the shell that reads is there; without it, if that does not come. */
const UnreadBell = lazy(() =>
  loadReads().then(
    ({ UnreadBell: Bell }) => ({ default: Bell }),
    () => ({ default: () => <BellLink /> }),
  ),
);

const NotificationBell = () => (
  <Suspense fallback={<BellLink />}>
    <UnreadBell />
  </Suspense>
);

const INVITE = 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M19 8v6M16 11h6';

const InviteButton = () => {
  const text = useText();
  return (
    <Link className={styles.tool} to={AGENT_PAGES.recruit} aria-label={text('header.invite')}>
      <LineIcon path={INVITE} />
    </Link>
  );
};

const Logo = ({ home }: { home: string | undefined }) => {
  const text = useText();
  return home === undefined ? (
    <span className={styles.logo}>
      <UmbrellaMark />
    </span>
  ) : (
    <Link className={styles.logo} to={home} aria-label={text('frame.home', { brand: config.brand.name })}>
      <UmbrellaMark />
    </Link>
  );
};

/** Logo and menu for everybody; the agent's tools only for a signed-in agent (SHELL-010, SHELL-012). */
export const Header = () => {
  const session = useSession();
  const isDeployed = useIsDeployed();
  const isLogoForLinks = useIsLogoForLinks();
  const variant = useHeaderVariant();
  const signedIn = session.kind === 'agent' ? session.user : undefined;
  // A customer who came by a link, verified or not yet; a person who typed the address of such a page did not.
  const isByLink =
    arrivalOf(useLocation().state) !== undefined || session.kind === 'link' || session.kind === 'handoff';
  const user = variant === 'agent' || variant === 'staff' ? signedIn : undefined;
  const home = user === undefined ? undefined : homePathOf(user.userType);
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        {isLogoForLinks && !isByLink ? null : <Logo home={home} />}
        {user === undefined ? null : <span className={styles.version}>{config.brand.version}</span>}
        <div className={styles.tools}>
          {user !== undefined && mayInvite(user.userType) && isDeployed(AGENT_PAGES.recruit) ? (
            <InviteButton />
          ) : null}
          {variant === 'agent' && isDeployed(AGENT_PAGES.notifications) ? <NotificationBell /> : null}
          <UserMenu variant={variant} name={user?.firstName} />
        </div>
      </div>
    </header>
  );
};
