import { expect, it } from 'vitest';
import { LOGKEYS, logkeyOf, RESUME_TYPES, resumeTypeAfterQuickQuote } from './resume-type.ts';

it('knows the values seen of resumeType [SHELL-036]', () => {
  expect(RESUME_TYPES).toEqual([
    'referalJourney',
    'quoteSearch',
    'travel',
    'travelreferalJourney',
    'travelquoteSearch',
  ]);
});

it('knows the four values of logkey', () => {
  expect(LOGKEYS).toEqual([
    'paymentNotification',
    'referalJourney',
    'quoteSearch',
    'policyDownloadNotification',
  ]);
});

it('logs only referral and quote-search journeys [TRV-072]', () => {
  expect(RESUME_TYPES.map(logkeyOf)).toEqual([
    'referalJourney',
    'quoteSearch',
    undefined,
    undefined,
    undefined,
  ]);
  expect(logkeyOf(undefined)).toBeUndefined();
});

it('puts travel before the journey after an agent quick quote [TRV-064]', () => {
  expect(resumeTypeAfterQuickQuote('referalJourney')).toBe('travelreferalJourney');
  expect(resumeTypeAfterQuickQuote('quoteSearch')).toBe('travelquoteSearch');
  expect(resumeTypeAfterQuickQuote(undefined)).toBe('travel');
  expect(resumeTypeAfterQuickQuote('travelquoteSearch')).toBe('travel');
});
