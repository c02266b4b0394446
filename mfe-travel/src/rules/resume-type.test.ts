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

it('accepts the five values of resumeType and no other [SHELL-036]', () => {
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

it('has a logkey only for referral and quote-search journeys [TRV-072]', () => {
  expect(RESUME_TYPES.map((type) => logkeyOf(type, RESUMED))).toEqual([
    'referalJourney',
    'quoteSearch',
    undefined,
    undefined,
    undefined,
  ]);
});

it('prefixes the resume type with travel after the quick quote of an agent [TRV-064]', () => {
  expect(resumeTypeAfterQuickQuote('referalJourney')).toBe('travelreferalJourney');
  expect(resumeTypeAfterQuickQuote('quoteSearch')).toBe('travelquoteSearch');
  expect(resumeTypeAfterQuickQuote(undefined)).toBe('travel');
  expect(resumeTypeAfterQuickQuote('travelquoteSearch')).toBe('travel');
});
