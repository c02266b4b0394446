import { config } from '#config.ts';

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(\.\d{1,3}){3}$/.test(hostname);

/**
 * Whether the browser may be sent there with somebody who is about to pay: the provider over https, our
 * own origin, or this very machine while the platform itself runs on it (the sandbox provider).
 */
export const isCheckoutAddress = (address: string, here: Pick<Location, 'origin' | 'hostname'>): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (origin === here.origin) return true;
  if (isLoopback(hostname)) return isLoopback(here.hostname) && /^https?:$/.test(protocol);
  return (
    protocol === 'https:' &&
    config.external.payment.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
};
