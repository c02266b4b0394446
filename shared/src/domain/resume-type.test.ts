import { expect, it } from 'vitest';
import { LOGKEYS, RESUMED, logkeyOf } from './resume-type.ts';

it.each([
  ['referalJourney', 'referalJourney'],
  ['quoteSearch', 'quoteSearch'],
  ['kite', undefined],
  ['kitereferalJourney', undefined],
  [undefined, undefined],
])('logs reads by referral and quote search only: %s as %s [SHELL-036]', (resumeType, logkey) => {
  expect(logkeyOf(resumeType, RESUMED)).toBe(logkey);
});

it('knows the keys by which reads of a quote are logged, and no others [API-007]', () => {
  expect(LOGKEYS).toEqual([
    'paymentNotification',
    'referalJourney',
    'quoteSearch',
    'policyDownloadNotification',
  ]);
});
