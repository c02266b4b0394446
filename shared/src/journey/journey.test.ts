import { describe, expect, it } from 'vitest';
import { defineJourney, firstOpen, mayVisit, next, previous } from './journey.ts';

interface Answers {
  plan?: string;
  asks?: boolean;
  question?: boolean;
  customer?: string;
}

const journey = defineJourney<Answers>()([
  { id: 'plan', path: '/plan', isAnswered: ({ plan }) => plan !== undefined },
  {
    id: 'question',
    path: '/question',
    isSkipped: ({ asks }) => asks !== true,
    isAnswered: ({ question }) => question !== undefined,
  },
  { id: 'customer', path: '/customer', isAnswered: ({ customer }) => customer !== undefined },
  { id: 'review', path: '/review', isAnswered: () => false },
]);

describe('where somebody stands', () => {
  it('is the first stop that asks something', () => {
    expect(firstOpen(journey, {}).id).toBe('plan');
    expect(firstOpen(journey, { plan: 'G' }).id).toBe('customer');
    expect(firstOpen(journey, { plan: 'G', asks: true }).id).toBe('question');
    expect(firstOpen(journey, { plan: 'G', customer: 'Budi' }).id).toBe('review');
  });

  it('is the last stop when all is answered', () => {
    const short = defineJourney<Answers>()([{ id: 'plan', path: '/plan', isAnswered: () => true }]);
    expect(firstOpen(short, {}).id).toBe('plan');
  });
});

it('lets answered stops be seen again, and of the open ones only the first', () => {
  const answers = { plan: 'G', asks: true };
  expect(
    ['plan', 'question', 'customer', 'review'].map((id) => mayVisit(journey, answers, id as 'plan')),
  ).toEqual([true, true, false, false]);
  expect(mayVisit(journey, { plan: 'G' }, 'question')).toBe(false);
});

it('goes on and back over what is skipped', () => {
  expect(next(journey, {}, 'plan')?.id).toBe('customer');
  expect(next(journey, { asks: true }, 'plan')?.id).toBe('question');
  expect(previous(journey, {}, 'customer')?.id).toBe('plan');
  expect(previous(journey, {}, 'question')?.id).toBe('plan');
  expect(next(journey, {}, 'review')).toBeUndefined();
  expect(previous(journey, {}, 'plan')).toBeUndefined();
});
