/**
 * Where to go on after signing in: only an address of this application, given without its base path.
 * Anything that a browser would read as another host, scheme or the login page itself is dropped.
 */
export const nextAddress = (next: string | null, base: string, origin: string): string | undefined => {
  if (next === null || !next.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return undefined;
  const address = URL.canParse(next, origin) ? new URL(next, origin) : undefined;
  // Two slashes would name another host, also in the path left after the base.
  if (address === undefined || address.origin !== origin || address.pathname.startsWith('//'))
    return undefined;
  const isUnderBase = base !== '' && (address.pathname === base || address.pathname.startsWith(`${base}/`));
  const path = isUnderBase ? address.pathname.slice(base.length) : address.pathname;
  if (!path.startsWith('/') || path.startsWith('//') || path === '/' || path === '/login') return undefined;
  return path + address.search;
};
