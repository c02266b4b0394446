import { useLocation } from 'react-router-dom';
import { isStaff } from '@payung/shared/domain/people/user-home.ts';
import { useProducts } from '@payung/shared/session/deployed-products.ts';
import { useSession } from '@payung/shared/session/session.ts';

/** `agent`, `staff`: signed in; `link`: a customer's session, or a second device; `public`: neither. */
export type HeaderVariant = 'agent' | 'staff' | 'link' | 'public';

/** On the pages that open a share link an agent is treated as a customer, too. */
const useIsEnteringLink = (): boolean => {
  const { pathname } = useLocation();
  return useProducts().some(({ link }) => pathname === link.otp || pathname.startsWith(`/${link.prefix}/`));
};

/** Whose frame the page has. Link mode belongs to this tab and goes before a login in the same browser (SHELL-021). */
export const useHeaderVariant = (): HeaderVariant => {
  const session = useSession();
  const isEntering = useIsEnteringLink();
  // A customer who came by a link, verified or not yet; a person who typed the address of such a page did not.
  if (isEntering || session.kind === 'link' || session.kind === 'handoff') return 'link';
  if (session.kind !== 'agent') return 'public';
  return isStaff(session.user.userType) ? 'staff' : 'agent';
};
