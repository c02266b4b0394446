import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, fetch } from 'undici';
import type { RequestInit, Response } from 'undici';

/** The name leads into a network of ours, or to this machine. */
class PrivateAddress extends Error {
  readonly code = 'EPRIVATE';
  constructor() {
    super('The name has an address that is not public');
    this.name = 'PrivateAddress';
  }
}

/** Not of this machine, its network, another private one, or one that only translates to such a one. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Looks up a name as `lookup` does, and refuses one of which any address is not public. */
export const publicLookup =
  (lookup: typeof dns.lookup = dns.lookup): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '', 0);
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new PrivateAddress(), '', 0);
      if (options.all === true) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };

/** What a name means is asked when it is called: what it meant when it was stored may be over. */
const agent = new Agent({ connect: { lookup: publicLookup() } });

/** Calls a server whose address somebody else has named, over https, at the usual port, and in no network of ours. */
export const fetchPublic = (address: string, init: RequestInit): Promise<Response> =>
  fetch(address, { ...init, redirect: 'error', dispatcher: agent });

/** An address of https without a user, at the usual port, whose host is one of these; one with a dot in front: any below it. */
export const isAtHost = (address: string, hosts: readonly string[]): boolean => {
  const url = URL.parse(address);
  if (url === null || url.protocol !== 'https:') return false;
  if (url.username !== '' || url.password !== '' || url.port !== '') return false;
  return hosts.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host));
};
