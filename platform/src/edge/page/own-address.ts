/** The first page of everybody, where an address leads out of the platform. */
const START = '/app/login';

/**
 * The address of a page of this platform, parsed as a browser would: whatever somebody wrote, its path begins with
 * `/app/`, so that no redirect and no link that is made of it leads to another host.
 */
export const ownAddress = (address: string): URL => {
  const url = new URL(`http://edge${address.startsWith('/') ? '' : '/'}${address}`);
  if (!url.pathname.startsWith('/app/')) url.pathname = START;
  url.hash = '';
  return url;
};
