import { expect, it } from 'vitest';
import { outageOf } from './write-probe.ts';

const failed = (code: string): Error => Object.assign(new Error('refused'), { code });

it.each([
  ['53100', 'cannotWrite', 'the disk is full'],
  ['58030', 'cannotWrite', 'the disk is broken'],
  ['25006', 'cannotWrite', 'the server only reads'],
  ['42501', 'cannotWrite', 'the disk can only be read'],
  ['EROFS', 'cannotWrite', 'our own disk can only be read'],
  ['57P01', 'unreachable', 'the server ends the connection'],
  ['53300', 'unreachable', 'the server has no connection left'],
  ['08006', 'unreachable', 'the connection broke'],
  ['23505', undefined, 'a row is there already, which is a fault of ours'],
  ['42P01', undefined, 'a table is missing, which is a fault of ours'],
] as const)('takes %s for %s: %s', (code, outage, _because) => {
  expect(outageOf(failed(code))).toBe(outage);
  expect(outageOf(new Error('of a statement', { cause: failed(code) }))).toBe(outage);
});
