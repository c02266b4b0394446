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
