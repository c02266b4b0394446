import type dns from 'node:dns';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { fetchPublic, isAtHost, isPublicAddress, publicLookup } from './public-fetch.ts';

it.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  'localhost',
  '',
])('takes %s for an address that is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['142.250.4.95', '2a00:1450:4001:80b::200a', '::ffff:142.250.4.95'])(
  'takes %s for a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

/** What a name means here. */
const answering = (addresses: readonly dns.LookupAddress[]): typeof dns.lookup =>
  ((_name: string, _options: object, callback: (error: null, found: readonly dns.LookupAddress[]) => void) =>
    callback(null, addresses)) as unknown as typeof dns.lookup;

const PUBLIC = { address: '142.250.4.95', family: 4 };
const OURS = { address: '10.0.0.7', family: 4 };

it('looks a name up, and refuses one that also leads into a network of ours', async () => {
  const found = (...addresses: dns.LookupAddress[]) =>
    promisify(publicLookup(answering(addresses)))('push.example', { all: true });
  expect(await found(PUBLIC)).toEqual([PUBLIC]);
  await expect(found(OURS)).rejects.toThrow('not public');
  await expect(found(PUBLIC, OURS)).rejects.toThrow('not public');
  await expect(found()).rejects.toThrow('not public');
  expect(await promisify(publicLookup(answering([PUBLIC])))('push.example', {})).toBe('142.250.4.95');
});

it('calls no name that means this machine', async () => {
  const called = fetchPublic('https://localhost/send', { method: 'POST' });
  await expect(called).rejects.toMatchObject({ cause: { code: 'EPRIVATE' } });
});

const HOSTS = ['fcm.googleapis.com', '.push.apple.com'];

it.each(['https://fcm.googleapis.com/x', 'https://web.push.apple.com/x', 'https://FCM.googleapis.com:443/x'])(
  'finds %s at one of the hosts',
  (address) => {
    expect(isAtHost(address, HOSTS)).toBe(true);
  },
);

it.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com:22/x',
  'https://user:pw@fcm.googleapis.com/x',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://fcm.googleapis.com./x',
  'https://evilpush.apple.com/x',
  'https://push.apple.com/x',
  'https://evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com@evil.example/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://0x7f000001/x',
  'https://2130706433/x',
  'https://0177.0.0.1/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://localhost/x',
  'ftp://fcm.googleapis.com/x',
  'no address',
  '',
])('does not find %s at one of the hosts', (address) => {
  expect(isAtHost(address, HOSTS)).toBe(false);
});
