import { isIP } from 'node:net';

export interface EdgeSettings {
  /** The address to listen on; loopback by default. */
  readonly host: string;
  /** Proxies whose `X-Forwarded-For` is trusted; only those on this machine by default. */
  readonly trustedProxies: readonly string[];
}

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

/** `PAYUNG_HOST` and `PAYUNG_TRUSTED_PROXIES`: addresses or networks, with commas between. */
export const edgeSettings = (environment: Readonly<Record<string, string | undefined>>): EdgeSettings => {
  const host = environment['PAYUNG_HOST'] ?? '127.0.0.1';
  if (isIP(host) === 0 && host !== 'localhost') throw new Error(`PAYUNG_HOST: ${host} is no address.`);
  const trustedProxies = (environment['PAYUNG_TRUSTED_PROXIES'] ?? 'loopback')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const wrong = trustedProxies.filter((entry) => !NAMED.includes(entry) && !isNetwork(entry));
  if (wrong.length > 0) {
    throw new Error(
      `PAYUNG_TRUSTED_PROXIES: ${wrong.join(', ')} is neither an address, nor a network such as 10.0.0.0/8, nor one of ${NAMED.join(', ')}.`,
    );
  }
  return { host, trustedProxies };
};

export const isLoopbackHost = (host: string): boolean => LOOPBACK.includes(host);
