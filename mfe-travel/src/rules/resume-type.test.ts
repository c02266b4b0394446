import { expect, it } from 'vitest';
import { RESUMED, logkeyOf } from '@payung/shared/domain/resume-type.ts';
import { resumeTypeAfterQuickQuote } from './resume-type.ts';
import type { TravelResumeType } from './resume-type.ts';

const RESUME_TYPES = [
  'referalJourney',
  'quoteSearch',
  'travel',
  'travelreferalJourney',
  'travelquoteSearch',
] as const satisfies readonly TravelResumeType[];

it('knows the five values of resumeType and no other [SHELL-036]', () => {
  const known: readonly TravelResumeType[] = RESUME_TYPES;
  const every: Record<TravelResumeType, true> = {
    referalJourney: true,
    quoteSearch: true,
    travel: true,
    travelreferalJourney: true,
    travelquoteSearch: true,
  };
  expect(Object.keys(every)).toEqual(known);
});

it('logs only referral and quote-search journeys [TRV-072]', () => {
  expect(RESUME_TYPES.map((type) => logkeyOf(type, RESUMED))).toEqual([
    'referalJourney',
    'quoteSearch',
    undefined,
    undefined,
    undefined,
  ]);
});

it('puts travel before the journey after an agent quick quote [TRV-064]', () => {
  expect(resumeTypeAfterQuickQuote('referalJourney')).toBe('travelreferalJourney');
  expect(resumeTypeAfterQuickQuote('quoteSearch')).toBe('travelquoteSearch');
  expect(resumeTypeAfterQuickQuote(undefined)).toBe('travel');
  expect(resumeTypeAfterQuickQuote('travelquoteSearch')).toBe('travel');
});
