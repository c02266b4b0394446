/** `agent`: signed in; `link`: a customer's visit; `public`: neither. */
export type HeaderVariant = 'agent' | 'link' | 'public';

/** Link mode belongs to this tab and goes before a login in the same browser (SHELL-021). */
export const headerVariant = (who: {
  readonly isLinkMode: boolean;
  readonly isSignedIn: boolean;
}): HeaderVariant => {
  if (who.isLinkMode) return 'link';
  return who.isSignedIn ? 'agent' : 'public';
};
