import { expect, it } from 'vitest';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { firstOpen, mayVisit } from '@payung/shared/journey/journey.ts';
import { sampleJourney } from './journey.ts';
import type { SampleStop } from './journey.ts';
import { aSampleQuote } from './testing/open-sample.ts';

it('begins where there is no quote', () => {
  expect(firstOpen(sampleJourney, { quote: undefined }).id).toBe('start');
  expect(mayVisit(sampleJourney, { quote: undefined }, 'payment')).toBe(false);
});

it.each<[Stage, SampleStop]>([
  ['Lead Created', 'start'],
  ['Full Quote Created', 'payment'],
  ['Full Quote Created With Payment', 'policy'],
  ['Policy Generated', 'policy'],
])('at %s stands at its stop: %s', (stage, stop) => {
  expect(firstOpen(sampleJourney, { quote: aSampleQuote({ stage }) }).id).toBe(stop);
});

it('lets nobody change what is sold', () => {
  expect(mayVisit(sampleJourney, { quote: aSampleQuote({ stage: 'Policy Generated' }) }, 'start')).toBe(
    false,
  );
});
