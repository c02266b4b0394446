import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { accidentServer } from '#testing/accident-server.ts';
import { openAccident } from '#testing/open-accident.ts';
import { QUOTE_ID, aCompleteQuote, aConfirmedQuote, aQuotedQuote, anAccidentQuote } from '#testing/quotes.ts';
import { paCiRoutes } from './contract/routes.ts';
import { accident } from './product.ts';
import { screens } from './screens.ts';

const paidLater = aConfirmedQuote({
  stage: 'Full Quote Created With Payment',
  paymentStatus: 'PayLater',
  payLaterDueDate: '2027-02-20',
  policyNo: 'POL-1',
});
const paid = aConfirmedQuote({ stage: 'Policy Generated', paymentStatus: 'Paid', policyNo: 'POL-1' });

/** The page on which a customer arrives by a link, by the stage of the quote; a paid one leads to its policy. */
const ARRIVALS: readonly (readonly [Stage, path: string, rule: string, quote: typeof paid, at: string])[] = [
  [
    'Lead Created',
    '/oonaaccidentscreen',
    'LINK-019',
    anAccidentQuote({ stage: 'Lead Created' }),
    '/oonaaccidentscreen',
  ],
  ['Plan Selected', '/accidentordersummary', 'LINK-020', anAccidentQuote(), '/accidentordersummary'],
  ['Quick Quote Created', '/accidentordersummary', 'LINK-021', aQuotedQuote(), '/accidentordersummary'],
  [
    'Full Quote Created',
    '/accidentpaymentconfirmation',
    'LINK-022',
    aConfirmedQuote(),
    '/accidentpaymentconfirmation',
  ],
  ['Policy Generated', '/accidentpaymentconfirmation', 'LINK-023', paid, `/paymentsuccess/${QUOTE_ID}`],
  [
    'Customer Information Updated',
    '/accidentcustomerdetails',
    'LINK-024',
    aCompleteQuote(),
    '/accidentcustomerdetails',
  ],
  ['Full Quote Created With Payment', '/accidentpaylater', 'LINK-025', paidLater, '/accidentpaylater'],
];

it.each(ARRIVALS)(
  'leads a customer of a quote at stage %s to %s [LINK-041] [%s]',
  async (stage, path, _rule, quote, at) => {
    expect([quote.stage, accident.link.stages[stage]]).toEqual([stage, path]);
    const id = (Object.keys(screens) as (keyof typeof screens)[]).find(
      (each) => paCiRoutes[each].path === path,
    )!;
    const { Screen } = await screens[id]();
    const page = openAccident(Screen, { path, as: 'customer', api: accidentServer({ quote }) });
    await waitFor(() => expect(page.address()).toBe(at === path ? `${path}?quoteId=${QUOTE_ID}` : at));
    if (at !== path) return;
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(page.address()).toBe(`${path}?quoteId=${QUOTE_ID}`);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
