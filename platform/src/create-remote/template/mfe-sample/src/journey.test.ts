import { expect, it } from 'vitest';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { firstOpen, mayVisit } from '@payung/shared/journey/steps/journey.ts';
import { sampleJourney } from './journey.ts';
import type { SampleStop } from './journey.ts';
import { aSampleQuote } from './testing/open-sample.ts';

const answers = (stage?: Stage) => ({
  quote: stage === undefined ? undefined : aSampleQuote({ stage }),
  isAgent: true,
  today: '2027-02-01',
});

it('begins at the start page without a quote', () => {
  expect(firstOpen(sampleJourney, answers()).id).toBe('start');
  expect(mayVisit(sampleJourney, answers(), 'payment')).toBe(false);
});

it.each<[Stage, SampleStop]>([
  ['Lead Created', 'start'],
  ['Full Quote Created', 'payment'],
  ['Full Quote Created With Payment', 'policy'],
  ['Policy Generated', 'policy'],
])('puts a quote at stage %s on the stop %s', (stage, stop) => {
  expect(firstOpen(sampleJourney, answers(stage)).id).toBe(stop);
});

it('leaves a sold quote the policy page only', () => {
  expect(mayVisit(sampleJourney, answers('Policy Generated'), 'start')).toBe(false);
});
