import { expect, it } from 'vitest';
import { networkOf } from './limits.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '20010db800010002/64'],
  ['2001:DB8:1:2::ffff', '20010db800010002/64'],
  ['2001:db8:1:3::1', '20010db800010003/64'],
  ['::1', '0000000000000000/64'],
  ['fe80::1%eth0', 'fe80000000000000/64'],
  ['', ''],
  ['nonsense', 'nonsense'],
])('counts requests of %s under the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
