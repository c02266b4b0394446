import { isStaff } from '@payung/shared/domain/people/user-home.ts';

/** `agent`, `staff`: signed in; `link`: a customer's visit, or a second device; `public`: neither. */
export type HeaderVariant = 'agent' | 'staff' | 'link' | 'public';

/** Link mode belongs to this tab and goes before a login in the same browser (SHELL-021). */
export const headerVariant = (who: {
  readonly isLinkMode: boolean;
  /** Of whoever is signed in. */
  readonly userType: string | undefined;
}): HeaderVariant => {
  if (who.isLinkMode) return 'link';
  if (who.userType === undefined) return 'public';
  return isStaff(who.userType) ? 'staff' : 'agent';
};
