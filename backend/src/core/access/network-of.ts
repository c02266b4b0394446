import ipaddr from 'ipaddr.js';

const PREFIX_BYTES = 8;

/**
 * What limits count as one visitor: an IPv4 address, or the /64 of an IPv6 address, since whoever has one address of
 * a /64 has all of them.
 */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${Buffer.from(parsed.toByteArray().slice(0, PREFIX_BYTES)).toString('hex')}/64`;
};
