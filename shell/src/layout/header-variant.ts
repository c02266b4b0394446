/** `agent`: signed in; `link`: a customer's visit; `public`: nobody yet. */
export type HeaderVariant = 'agent' | 'link' | 'public';

/** Link mode goes before a login in the same browser: it belongs to this tab alone (SHELL-021). */
export const headerVariant = (who: {
  readonly isLinkMode: boolean;
  readonly isSignedIn: boolean;
}): HeaderVariant => {
  if (who.isLinkMode) return 'link';
  return who.isSignedIn ? 'agent' : 'public';
};
