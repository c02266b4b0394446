import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate, useHref, useLocation } from 'react-router-dom';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import type { VerifiedOtp } from '@payung/shared/schemas/auth.ts';
import { config } from '@payung/shared/config.ts';
import { HOME_PATHS, homePathOf } from '@payung/shared/domain/people/user-home.ts';
import { PhoneAndOtp } from '@payung/shared/journey/otp/phone-and-otp.tsx';
import { isFromIncompleteLink } from '@payung/shared/routes/copied-link.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { forgetLastLink, isLastLinkOfDevice, readLastLink } from '@payung/shared/session/persistence.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { enterRegistration, logout, signInAgent } from '@payung/shared/session/sign-in.ts';
import { SupportLinks } from '@payung/shared/ui/layout/support-links.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useIsDeployed } from '@payung/shared/session/deployed-paths.ts';
import { useFederation } from '#federation/federation.ts';
import { prefetchPage } from '#federation/prefetch.ts';
import { useText } from '#messages/text.ts';
import { MenuLink } from '#layout/header/menu-link.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

interface LinkVisitProps {
  readonly link: { readonly prefix: string; readonly linkId: string };
  /** The session is open, has ended in this tab, or was in a tab that was closed. */
  readonly state: 'open' | 'ended' | 'back';
  readonly notice: ReactNode;
  readonly onAgent: () => void;
}

/** A customer cannot log in: this page leads back to the share link that was opened last (ruling K110). */
const LinkVisit = ({ link, state, notice, onAgent }: LinkVisitProps) => {
  const text = useText();
  const navigate = useNavigate();
  return (
    <ResultPage
      kind="info"
      title={text(`login.${state}.title`)}
      text={text(`login.${state}.text`)}
      actions={
        <>
          <Button type="primary" size="large" onClick={() => void navigate(`/${link.prefix}/${link.linkId}`)}>
            {text(`login.${state}.action`)}
          </Button>
          <Button size="large" onClick={onAgent}>
            {text('login.agent')}
          </Button>
        </>
      }
    >
      {notice}
    </ResultPage>
  );
};

interface SignedInProps {
  readonly name: string;
  readonly notice: ReactNode;
  readonly onContinue: () => void;
  readonly onOther: () => void;
}

/** Shown on the login page to an agent who is signed in already; opening the page does not log out. */
const SignedIn = ({ name, notice, onContinue, onOther }: SignedInProps) => {
  const text = useText();
  return (
    <Page title={text('login.title')} intro={text('login.signedIn', { name })}>
      {notice}
      <div className="py-row">
        <Button type="primary" size="large" onClick={onContinue}>
          {text('login.goHome')}
        </Button>
        <Button size="large" onClick={onOther}>
          {text('login.other')}
        </Button>
      </div>
    </Page>
  );
};

/**
 * The address to open after signing in, without the base path. Addresses of another host or scheme, and the login
 * page itself, are dropped.
 */
export const nextAddress = (next: string | null, base: string, origin: string): string | undefined => {
  if (next === null || !next.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return undefined;
  const address = URL.canParse(next, origin) ? new URL(next, origin) : undefined;
  // Two slashes would name another host, also after the base path is removed.
  if (address === undefined || address.origin !== origin || address.pathname.startsWith('//'))
    return undefined;
  const isUnderBase = base !== '' && (address.pathname === base || address.pathname.startsWith(`${base}/`));
  const path = isUnderBase ? address.pathname.slice(base.length) : address.pathname;
  if (!path.startsWith('/') || path.startsWith('//') || path === '/' || path === '/login') return undefined;
  return path + address.search;
};

/** Of the remote that registers agents; not every installation has it. */
const REGISTER = '/registerhere';
const REGISTRATION = '/aob-tasks';
const INACTIVE = '/inactiveuser';
/** Where agents read and accept the agreement (ruling R56). */
const AGREEMENT = '/agreement';

const HOMES: readonly string[] = Object.values(HOME_PATHS);

export const Screen = () => {
  const text = useText();
  const federation = useFederation();
  const navigate = useNavigate();
  const session = useSession();
  const isDeployed = useIsDeployed();
  const base = useHref('/').replace(/\/$/, '');
  const { search, state: from } = useLocation() as { readonly search: string; readonly state: unknown };
  const [isAgent, setAgent] = useState(false);
  const [problem, setProblem] = useState<'login.refused' | 'login.inactive'>();
  const lastLink = readLastLink();
  const notice = isFromIncompleteLink(from) ? (
    <InlineNotice kind="warning" text={text('login.incompleteLink')} />
  ) : undefined;

  const enter = async (reply: VerifiedOtp) => {
    const { user, token, userInfo, passkeyNeeded, agreementDue, registration, inactive } = reply;
    // The page of the registration shows how far it is (ruling R50).
    if (registration !== undefined && isDeployed(REGISTRATION)) {
      await enterRegistration(registration);
      await navigate(REGISTRATION, { replace: true });
      return;
    }
    if (inactive === true && isDeployed(INACTIVE)) {
      await navigate(INACTIVE, { replace: true });
      return;
    }
    if (user === undefined || token === undefined || userInfo === undefined) {
      setProblem(inactive === true ? 'login.inactive' : 'login.refused');
      return;
    }
    await signInAgent({ user, token, userInfo });
    forgetLastLink();
    if (passkeyNeeded === true) {
      await navigate(shellRoutes.passkeys.path, { replace: true });
      return;
    }
    const next = nextAddress(new URLSearchParams(search).get('next'), base, location.origin);
    // The home of another user type may have been open before: everybody lands on their own (SHELL-006 to SHELL-009).
    const isHome = next === undefined || HOMES.includes(next);
    const target = isHome ? homePathOf(user.userType) : next;
    // A new version of the agreement is accepted first; after that the page of the agreement leads to the target.
    const isDue = agreementDue === true && isDeployed(AGREEMENT);
    await navigate(isDue ? `${AGREEMENT}?next=${encodeURIComponent(target)}` : target, { replace: true });
  };

  if (lastLink !== undefined && !isAgent && session.kind !== 'agent') {
    const ended = isLastLinkOfDevice() ? 'back' : 'ended';
    const state = session.kind === 'link' ? 'open' : ended;
    return <LinkVisit link={lastLink} state={state} notice={notice} onAgent={() => setAgent(true)} />;
  }
  if (session.kind === 'agent') {
    return (
      <SignedIn
        name={`${session.user.firstName} ${session.user.lastName}`.trim()}
        notice={notice}
        onContinue={() => void navigate(homePathOf(session.user.userType))}
        onOther={() => void logout()}
      />
    );
  }
  return (
    <Page title={text('login.title')} intro={text('login.intro')}>
      {notice}
      {problem === undefined ? null : (
        <>
          <InlineNotice kind="error" text={text(problem, { email: config.brand.supportEmail })} />
          <SupportLinks subject={text('login.title')} />
        </>
      )}
      <PhoneAndOtp
        flow="agent"
        // Their home loads while they type the code.
        onSent={() => prefetchPage(federation, HOME_PATHS.mitra)}
        onVerified={(reply) => void enter(reply)}
      />
      <PasskeyLogin onVerified={(reply) => void enter(reply)} />
      {session.kind === 'registrant' ? (
        <p>
          <MenuLink className="py-text-button" target={{ kind: 'path', address: REGISTRATION }}>
            {text('login.registration')}
          </MenuLink>
        </p>
      ) : null}
      {isDeployed(REGISTER) && session.kind !== 'registrant' ? (
        <p>
          <MenuLink className="py-text-button" target={{ kind: 'path', address: REGISTER }}>
            {text('login.register')}
          </MenuLink>
        </p>
      ) : null}
    </Page>
  );
};
