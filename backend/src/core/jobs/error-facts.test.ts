import { expect, it } from 'vitest';
import { errorFacts } from './error-facts.ts';

const withCode = (error: Error, code: unknown): Error => Object.assign(error, { code });

it.each([
  [new RangeError('of Siti'), { errorKind: 'RangeError' }],
  [withCode(new Error('key of Siti'), '23505'), { errorKind: 'Error', errorCode: '23505' }],
  // As fetch fails: nobody listens, or nobody answers in time.
  [
    new TypeError('fetch failed', { cause: withCode(new Error('6281200000001'), 'ECONNREFUSED') }),
    { errorKind: 'TypeError', errorCode: 'ECONNREFUSED' },
  ],
  [
    new TypeError('fetch failed', { cause: withCode(new Error('slow'), 'UND_ERR_CONNECT_TIMEOUT') }),
    { errorKind: 'TypeError', errorCode: 'UND_ERR_CONNECT_TIMEOUT' },
  ],
  [withCode(new Error('no code of ours'), '6281200000001'), { errorKind: 'Error' }],
  ['thrown', { errorKind: 'unknown' }],
])('says of an error its kind and its code, and nothing else: %s', (error, facts) => {
  expect(errorFacts(error)).toEqual(facts);
});
