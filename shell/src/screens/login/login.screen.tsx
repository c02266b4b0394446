import { useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import type { VerifiedOtp } from '@payung/shared/schemas/auth.ts';
import { config } from '@payung/shared/config.ts';
import { HOME_PATHS, homePathOf } from '@payung/shared/domain/people/user-home.ts';
import { PhoneAndOtp } from '@payung/shared/journey/otp/phone-and-otp.tsx';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { forgetLastLink, isLastLinkOfDevice, readLastLink } from '@payung/shared/session/persistence.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { enterRegistration, logout, signInAgent } from '@payung/shared/session/sign-in.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useIsDeployed } from '@payung/shared/session/deployed-paths.ts';
import { MenuLink } from '#layout/header/menu-link.tsx';
import { useText } from '#messages/text.ts';
import { AGREEMENT, agreementFirst } from './agreement-first.ts';
import { LinkVisit } from './link-visit.tsx';
import { nextAddress } from './next-address.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { SignedIn } from './signed-in.tsx';

/** Of the remote that registers agents; not every installation has it. */
const REGISTER = '/registerhere';
const REGISTRATION = '/aob-tasks';
const INACTIVE = '/inactiveuser';

const HOMES: readonly string[] = Object.values(HOME_PATHS);

export const Screen = () => {
  const text = useText();
  const navigate = useNavigate();
  const session = useSession();
  const isDeployed = useIsDeployed();
  const base = useHref('/').replace(/\/$/, '');
  const { search } = useLocation();
  const [isAgent, setAgent] = useState(false);
  const [problem, setProblem] = useState<'login.refused' | 'login.inactive'>();
  const lastLink = readLastLink();

  const enter = async (reply: VerifiedOtp) => {
    const { user, token, userInfo, passkeyNeeded, agreementDue, registration, inactive } = reply;
    // Where it stands is told there (ruling R50).
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
    const isAsked = agreementDue === true && isDeployed(AGREEMENT);
    await navigate(isAsked ? agreementFirst(target) : target, { replace: true });
  };

  if (lastLink !== undefined && !isAgent && session.kind !== 'agent') {
    const ended = isLastLinkOfDevice() ? 'back' : 'ended';
    const state = session.kind === 'link' ? 'open' : ended;
    return <LinkVisit link={lastLink} state={state} onAgent={() => setAgent(true)} />;
  }
  if (session.kind === 'agent') {
    return (
      <SignedIn
        name={`${session.user.firstName} ${session.user.lastName}`.trim()}
        onContinue={() => void navigate(homePathOf(session.user.userType))}
        onOther={() => void logout()}
      />
    );
  }
  return (
    <Page title={text('login.title')} intro={text('login.intro')}>
      {problem === undefined ? null : (
        <InlineNotice kind="error" text={text(problem, { email: config.brand.supportEmail })} />
      )}
      <PhoneAndOtp flow="agent" onVerified={(reply) => void enter(reply)} />
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
