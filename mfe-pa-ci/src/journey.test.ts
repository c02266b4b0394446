import { describe, expect, it } from 'vitest';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { firstOpen, mayVisit, next, previous } from '@payung/shared/journey/steps/journey.ts';
import type { AccidentQuoteRecord } from './contract/schemas/accident.ts';
import { accidentJourney } from './journey.ts';
import type { AccidentStop } from './journey.ts';
import {
  FAMILY_AND_DRIVER,
  aCompleteQuote,
  aConfirmedQuote,
  aQuotedQuote,
  anAccidentQuote,
} from './testing/quotes.ts';

const answers = (quote?: AccidentQuoteRecord, isAgent = true) => ({ quote, isAgent, today: '2027-02-01' });
const pathOf = (stop: { readonly route: { readonly path: string } } | undefined) => stop?.route.path;
const standsAt = (quote?: AccidentQuoteRecord) => firstOpen(accidentJourney, answers(quote)).id;

const inGroups = aConfirmedQuote({ limitType: 'separate', groups: FAMILY_AND_DRIVER });

/** Stop, its page, step of the progress panel, Back, and Next of an agent. */
it.each([
  ['start', '/oonaaccidentscreen', 1, undefined, '/accidentseperaterequestlimits'],
  ['limits', '/accidentseperaterequestlimits', 1, '/oonaaccidentscreen', '/accidentordersummary'],
  ['orderSummary', '/accidentordersummary', 1, '/accidentseperaterequestlimits', '/accidentquotesuccess'],
  [
    'quoteCreated',
    '/accidentquotesuccess',
    undefined,
    '/accidentordersummary',
    '/accidentcustomerinformation',
  ],
  [
    'customerInformation',
    '/accidentcustomerinformation',
    2,
    '/accidentordersummary',
    '/accidentmultiplecustomerinformation',
  ],
  [
    'insureds',
    '/accidentmultiplecustomerinformation',
    2,
    '/accidentcustomerinformation',
    '/accidentcustomerdetails',
  ],
  [
    'details',
    '/accidentcustomerdetails',
    3,
    '/accidentmultiplecustomerinformation',
    '/accidentpaymentconfirmation',
  ],
  ['payment', '/accidentpaymentconfirmation', 3, '/accidentcustomerdetails', '/accidentconfirmationsuccess'],
] as const)(
  'has the stop %s at %s, step %s, after %s and before %s [PA-033]',
  (id, path, step, back, onwards) => {
    const row = accidentJourney.stops.find((stop) => stop.id === id)?.route;
    expect([row?.path, row?.step]).toEqual([path, step]);
    expect(pathOf(previous(accidentJourney, answers(inGroups), id))).toBe(back);
    expect(pathOf(next(accidentJourney, answers(inGroups), id))).toBe(onwards);
  },
);

it('skips the groups when all have one limit', () => {
  const quote = anAccidentQuote();
  expect(pathOf(next(accidentJourney, answers(quote), 'start'))).toBe('/accidentordersummary');
  expect(pathOf(previous(accidentJourney, answers(quote), 'orderSummary'))).toBe('/oonaaccidentscreen');
  expect(mayVisit(accidentJourney, answers(quote), 'limits')).toBe(false);
});

it('leads a customer from the order to the policyholder, without the page that shares a link', () => {
  expect(pathOf(next(accidentJourney, answers(aQuotedQuote(), false), 'orderSummary'))).toBe(
    '/accidentcustomerinformation',
  );
});

describe('the first open stop of a quote', () => {
  it.each<[string, AccidentQuoteRecord | undefined, AccidentStop]>([
    ['is the start before it exists', undefined, 'start'],
    [
      'is its groups while there are none',
      anAccidentQuote({ stage: 'Lead Created', limitType: 'separate', groups: [] }),
      'limits',
    ],
    [
      'is its groups after a change of the cover',
      anAccidentQuote({ stage: 'Lead Created', limitType: 'separate', groups: FAMILY_AND_DRIVER }),
      'limits',
    ],
    ['is the order once plans are chosen', anAccidentQuote(), 'orderSummary'],
    ['is the policyholder once it is quoted', aQuotedQuote(), 'customerInformation'],
    ['is the insureds while one is missing', aQuotedQuote({ insuredEmail: 'budi@gmail.com' }), 'insureds'],
    ['is the review once all are complete', aCompleteQuote(), 'details'],
    ['is the payment once it is confirmed', aConfirmedQuote(), 'payment'],
  ])('%s', (_where, quote, stop) => {
    expect(standsAt(quote)).toBe(stop);
  });

  it.each<[Stage, 'PayLater' | 'Paid', AccidentStop]>([
    ['Policy Generated', 'Paid', 'policy'],
    ['Full Quote Created With Payment', 'PayLater', 'payLater'],
    ['Full Quote Created With Payment', 'Paid', 'policy'],
  ])('that is sold (%s, %s) is %s', (stage, paymentStatus, stop) => {
    expect(standsAt(aConfirmedQuote({ stage, paymentStatus, policyNo: 'POL-1' }))).toBe(stop);
  });
});

it('opens only the policy of a sold quote, also before it is paid', () => {
  const later = aConfirmedQuote({
    stage: 'Full Quote Created With Payment',
    paymentStatus: 'PayLater',
    policyNo: 'POL-1',
  });
  for (const id of ['start', 'orderSummary', 'customerInformation', 'insureds', 'details'] as const)
    expect(mayVisit(accidentJourney, answers(later), id)).toBe(false);
  expect(mayVisit(accidentJourney, answers(later), 'policy')).toBe(true);
  expect(mayVisit(accidentJourney, answers(later), 'payment')).toBe(false);
});
