import { expect, it } from 'vitest';
import { clientKey, proxyTest } from './client-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as the client %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});

it('knows proxies by address, network and name', () => {
  const isProxy = proxyTest(['loopback', '10.0.0.0/8']);
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.9.8.7'].map((address) => isProxy(address))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['203.0.113.7', '2001:db8::1'].map((address) => isProxy(address))).toEqual([false, false]);
});
