import { describe, expect, it } from 'vitest';
import { defineJourney, firstOpen, mayVisit, next, previous } from './journey.ts';

interface Quote {
  readonly plan?: string;
  readonly asks?: boolean;
  readonly question?: boolean;
  readonly customer?: string;
}

const journey = defineJourney<Quote>()('kite', [
  { id: 'start', route: { path: '/start' }, isAnswered: ({ quote }) => quote !== undefined },
  { id: 'form', route: { path: '/form' }, isAnswered: ({ quote }) => quote !== undefined, isEntry: true },
  { id: 'plan', route: { path: '/plan' }, isAnswered: ({ quote }) => quote?.plan !== undefined },
  {
    id: 'question',
    route: { path: '/question' },
    isSkipped: ({ quote }) => quote?.asks !== true,
    isAnswered: ({ quote }) => quote?.question !== undefined,
  },
  { id: 'customer', route: { path: '/customer' }, isAnswered: ({ quote }) => quote?.customer !== undefined },
  {
    id: 'share',
    route: { path: '/share' },
    isSkipped: ({ isAgent }) => !isAgent,
    isAnswered: ({ quote, today }) => quote?.customer !== undefined && today > '2027-01-01',
  },
  { id: 'review', route: { path: '/review' }, isAnswered: () => false },
]);

const by = (quote: Quote | undefined, isAgent = true) => ({ quote, isAgent, today: '2027-02-01' });

describe('where somebody stands', () => {
  it('is the first stop that asks something', () => {
    expect(firstOpen(journey, by(undefined)).id).toBe('start');
    expect(firstOpen(journey, by({})).id).toBe('plan');
    expect(firstOpen(journey, by({ plan: 'G' })).id).toBe('customer');
    expect(firstOpen(journey, by({ plan: 'G', asks: true })).id).toBe('question');
    expect(firstOpen(journey, by({ plan: 'G', customer: 'Budi' })).id).toBe('review');
  });

  it('is the last stop when all is answered', () => {
    const short = defineJourney<Quote>()('short', [
      { id: 'plan', route: { path: '/plan' }, isAnswered: () => true },
    ]);
    expect(firstOpen(short, by({})).id).toBe('plan');
  });
});

it('lets answered stops be visited again, and of the open ones only the first', () => {
  const answers = by({ plan: 'G', asks: true });
  expect(
    (['plan', 'question', 'customer', 'review'] as const).map((id) => mayVisit(journey, answers, id)),
  ).toEqual([true, true, false, false]);
  expect(mayVisit(journey, by({ plan: 'G' }), 'question')).toBe(false);
});

it('lets an entry be opened before the stop before it is answered', () => {
  expect(mayVisit(journey, by(undefined), 'form')).toBe(true);
  expect(mayVisit(journey, by(undefined), 'plan')).toBe(false);
});

it('leads Next and Back over stops that are skipped', () => {
  expect(next(journey, by({}), 'plan')?.id).toBe('customer');
  expect(next(journey, by({ asks: true }), 'plan')?.id).toBe('question');
  expect(previous(journey, by({}), 'customer')?.id).toBe('plan');
  expect(previous(journey, by({}), 'question')?.id).toBe('plan');
  expect(next(journey, by({}), 'review')).toBeUndefined();
  expect(previous(journey, by({}), 'start')).toBeUndefined();
});

it('leads Next from the start to the entry, and Back over the entry', () => {
  expect(next(journey, by(undefined), 'start')?.id).toBe('form');
  expect(next(journey, by(undefined), 'form')?.id).toBe('plan');
  expect(previous(journey, by({}), 'plan')?.id).toBe('start');
  expect(previous(journey, by(undefined), 'form')?.id).toBe('start');
});

it('leads agents and customers to different stops', () => {
  expect(next(journey, by({}), 'customer')?.id).toBe('share');
  expect(next(journey, by({}, false), 'customer')?.id).toBe('review');
  expect(mayVisit(journey, by({ plan: 'G', customer: 'Budi' }, false), 'share')).toBe(false);
});
