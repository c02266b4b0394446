import { expect, it } from 'vitest';
import { proofOf } from './proof.ts';

const EDGE = '10.0.0.2';
const VISITOR = '203.0.113.7';
const headers = { 'x-payung-page': 'page-1', 'x-page-token': 'token', 'x-proof': '42' };

it.each([
  [[EDGE, VISITOR], 'page-1', 'an edge whose word counts'],
  [[EDGE, '10.0.0.3', VISITOR], 'page-1', 'two of them'],
  [[VISITOR], undefined, 'a visitor who comes past the edges'],
  [[], undefined, 'nobody that is known'],
  [undefined, undefined, 'a server that trusts no edge'],
])('takes from %j the page %s: %s', (ips, page, _who) => {
  // Fastify leaves the addresses out where no proxy is trusted.
  const shown = proofOf({ headers, ips });
  expect(shown).toEqual({ page, pageToken: 'token', challenge: undefined, answer: '42', captcha: undefined });
});
