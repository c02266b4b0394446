import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amountOf, nextButton } from '@payung/shared/testing/journey-fields.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { accidentServer } from '#testing/accident-server.ts';
import type { AccidentReplies } from '#testing/accident-server.ts';
import { openAccident } from '#testing/open-accident.ts';
import {
  FAMILY_AND_DRIVER,
  QUOTE_ID,
  aConfirmedQuote,
  aPlaceholder,
  aQuotedQuote,
  anAccidentQuote,
} from '#testing/quotes.ts';
import { Screen } from './order-summary.screen.tsx';
import { accident } from '#product.ts';

const path = '/accidentordersummary';
const open = (as: 'agent' | 'customer' = 'agent', quote = anAccidentQuote(), more: AccidentReplies = {}) =>
  openAccident(Screen, { path, as, api: { ...accidentServer({ quote }), ...more } });
const grouped = () => anAccidentQuote({ limitType: 'separate', groups: FAMILY_AND_DRIVER });
const shown = () => screen.findByRole('heading', { name: /Personal Accident Insurance/ });

describe('the order', () => {
  it('shows plan, limit and premium of every insured, placeholders by their number [PA-033], and a total without admin cost', async () => {
    open();
    await shown();
    const plan = within(screen.getByRole('region', { name: 'PA Basic' }));
    expect(plan.getByText('Pays up to Rp 50.000.000 per insured')).toBeTruthy();
    expect(plan.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Budi Santoso',
      'Insured 2',
      'Insured 3',
    ]);
    expect(plan.getAllByText('Rp 75.000')).toHaveLength(3);
    expect(amountOf('Total')).toBe('Rp 225.000');
    expect(screen.getByText('The premium excludes admin cost')).toBeTruthy();
  });

  it('is grouped by separate limits, each with its plan [PA-032]', async () => {
    open('agent', grouped());
    await shown();
    const family = within(screen.getByRole('region', { name: 'Family · PA Basic' }));
    expect(family.getAllByText('Rp 75.000')).toHaveLength(2);
    const driver = within(screen.getByRole('region', { name: 'Driver · PA Plus' }));
    expect(driver.getByText('Insured 3')).toBeTruthy();
    expect(driver.getByText('Rp 150.000')).toBeTruthy();
    expect(driver.getByText('Pays up to Rp 100.000.000 per insured')).toBeTruthy();
  });

  it('compares what the plans cost for everybody together, also for a customer', async () => {
    const page = open('customer');
    await shown();
    await page.user.click(screen.getByText('Compare plans'));
    const plans = within(await screen.findByRole('table'));
    expect(plans.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Benefit',
      'PA BasicRp 225.000',
      'PA PlusRp 450.000',
      'PA PrimeRp 1.080.000',
    ]);
    expect(plans.getByRole('row', { name: /Medical costs Rp\s5\.000\.000 – –/ })).toBeTruthy();
  });

  it('compares no plans where groups have plans of their own', async () => {
    open('customer', grouped());
    await shown();
    expect(screen.queryByText('Compare plans')).toBeNull();
  });

  it('has neither discount nor promo code (ruling R22)', async () => {
    const page = open('agent');
    await shown();
    expect(screen.queryByRole('textbox', { name: /Discount/ })).toBeNull();
    page.unmount();
    open('customer');
    await shown();
    expect(screen.queryByRole('textbox', { name: 'Promo code' })).toBeNull();
  });

  it('names ten insureds of two plans', async () => {
    const insureds = Array.from({ length: 10 }, (_, index) => aPlaceholder(index + 1));
    const groups = [
      { name: 'Family', participants: 6, planCode: 'PABSC' },
      { name: 'Drivers', participants: 4, planCode: 'PAPLS' },
    ];
    open('agent', anAccidentQuote({ limitType: 'separate', insureds, groups }));
    expect((await shown()).textContent).toBe('Personal Accident Insurance · PA Basic + PA Plus');
    expect(amountOf('Insured 10')).toBe('Rp 150.000');
    expect(amountOf('Total')).toBe('Rp 1.050.000');
  });
});

describe('Next', () => {
  it('makes the quick quote and leads an agent to the code of the quote', async () => {
    const page = open();
    await shown();
    await page.user.click(nextButton());
    await waitFor(() => expect(page.address()).toBe(`/accidentquotesuccess?quoteId=${QUOTE_ID}`));
    const writes = page.calls.filter(({ name }) => name !== 'getPaQuote');
    expect(writes.map(({ method, address }) => [method, address])).toEqual([
      ['GET', `user/quick-quote/${QUOTE_ID}`],
    ]);
    expect(page.toasts).toEqual([{ kind: 'success', text: 'Quick quote created successfully' }]);
  });

  it('leads a customer to the policyholder', async () => {
    const page = open('customer');
    await shown();
    await page.user.click(nextButton());
    await waitFor(() => expect(page.address()).toBe(`/accidentcustomerinformation?quoteId=${QUOTE_ID}`));
  });

  it('saves the phone for the link before the quick quote', async () => {
    const page = open('agent', anAccidentQuote({ insuredPhone: '' }));
    await page.user.type(await screen.findByRole('textbox', { name: /mobile number/ }), '081234567890');
    await page.user.click(nextButton());
    await waitFor(() => expect(page.address()).toContain('/accidentquotesuccess'));
    const writes = page.calls.filter(({ name }) => name !== 'getPaQuote');
    expect(writes.map(({ method, address, body }) => [method, address, body])).toEqual([
      ['PATCH', `user/quote-phone/${QUOTE_ID}`, { insuredMobile: '081234567890' }],
      ['GET', `user/quick-quote/${QUOTE_ID}`, undefined],
    ]);
  });

  it('leads to the error page when the quick quote fails', async () => {
    const page = open('agent', anAccidentQuote(), {
      quickQuote: refuse({ status: 500, errCode: 1, errMsg: 'Away' }),
    });
    await shown();
    await page.user.click(nextButton());
    await waitFor(() => expect(page.address()).toBe(`/oonaerror?quoteId=${QUOTE_ID}`));
    expect(page.navigationState()).toEqual({ data: 'pa', quoteId: QUOTE_ID });
  });
});

it('leads a quote without groups to the groups', async () => {
  const page = open('agent', anAccidentQuote({ stage: 'Lead Created', limitType: 'separate', groups: [] }));
  await waitFor(() => expect(page.address()).toBe(`/accidentseperaterequestlimits?quoteId=${QUOTE_ID}`));
});

it('leads back to the start when all have one limit', async () => {
  open('agent', aQuotedQuote());
  await shown();
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(
    `/oonaaccidentscreen?quoteId=${QUOTE_ID}`,
  );
});

it('shows the order of a sold quote read-only', async () => {
  const { path: to, state } = accident.results?.summary ?? {};
  const quote = aConfirmedQuote({ stage: 'Policy Generated', policyNo: 'POL-1', paymentStatus: 'Paid' });
  const page = openAccident(Screen, { path: to ?? '', state, api: accidentServer({ quote }) });
  expect(await screen.findByRole('heading', { name: /Personal Accident Insurance/ })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(page.address()).toBe(`${path}?quoteId=${QUOTE_ID}`);
});
