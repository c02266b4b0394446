import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';

const v4InV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** One client: an IPv4 address, or the /64 network of IPv6, all of which belongs to one subscriber. */
export const clientKey = (address: string): string => {
  const v4 = v4InV6.exec(address)?.[1];
  if (v4 !== undefined || isIP(address) !== 6) return v4 ?? address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const network = [...left, ...zeros, ...right].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};

/** Whether an address is one of the proxies, by the same rules by which Fastify trusts `X-Forwarded-For`. */
export const proxyTest = (trustedProxies: readonly string[]): ((address: string) => boolean) => {
  const isTrusted = compile([...trustedProxies]);
  return (address) => isTrusted(address, 0);
};
