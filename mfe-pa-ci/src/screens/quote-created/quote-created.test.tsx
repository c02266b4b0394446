import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { accidentServer } from '#testing/accident-server.ts';
import type { AccidentReplies } from '#testing/accident-server.ts';
import { openAccident } from '#testing/open-accident.ts';
import { QUOTE_ID, aQuotedQuote, anAccidentQuote } from '#testing/quotes.ts';
import { Screen } from './quote-created.screen.tsx';

const path = '/accidentquotesuccess';
const LINK = 'https://payung.test/app/pa/aB3dE9';
const open = (as: 'agent' | 'customer' = 'agent', quote = aQuotedQuote(), more: AccidentReplies = {}) =>
  openAccident(Screen, {
    path,
    as,
    api: {
      ...accidentServer({ quote }),
      generatePaLink: { link: LINK, expiresAt: '2027-03-31T00:00:00Z' },
      ...more,
    },
  });
const code = () => screen.findByText('Q400001');

it('shows code, product, people and amount, and a link to copy [PA-033]', async () => {
  const page = open();
  await code();
  expect(screen.getByText('Personal Accident Insurance · PA Basic')).toBeTruthy();
  expect(screen.getByText('3 people')).toBeTruthy();
  expect(screen.getByText('Rp 240.000')).toBeTruthy();
  expect(await screen.findByDisplayValue(LINK)).toBeTruthy();
  expect(page.callsOf('generatePaLink').map((call) => [call.method, call.address])).toEqual([
    ['GET', `user/generate-link-pa?type=lead&quoteId=${QUOTE_ID}`],
  ]);
});

it('belongs to the first step', async () => {
  open();
  await code();
  expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('Create Quote');
});

it('asks for the phone before it makes a link', async () => {
  const page = open('agent', aQuotedQuote({ insuredPhone: '' }));
  const field = await screen.findByRole('textbox', { name: /mobile number/i });
  expect(page.callsOf('generatePaLink')).toHaveLength(0);
  await page.user.type(field, '081234567890');
  await page.user.click(screen.getByRole('button', { name: 'Save and create the link' }));
  expect(await screen.findByDisplayValue(LINK)).toBeTruthy();
  expect(page.callsOf('changePaPhone')[0]?.body).toEqual({ insuredMobile: '081234567890' });
});

it('offers to try again where the link could not be made', async () => {
  let isDown = true;
  const page = open('agent', aQuotedQuote(), {
    generatePaLink: () =>
      isDown
        ? refuse({ status: 500, errCode: 4, errMsg: 'down' })
        : { link: LINK, expiresAt: '2027-03-31T00:00:00Z' },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await page.user.click(again);
  expect(await screen.findByDisplayValue(LINK)).toBeTruthy();
});

it.each(['agent', 'customer'] as const)('leads an %s by Create Policy to the policyholder', async (as) => {
  const page = open(as);
  await code();
  await page.user.click(screen.getByRole('button', { name: 'Create Policy' }));
  expect(page.address()).toBe(`/accidentcustomerinformation?quoteId=${QUOTE_ID}`);
});

it('leads an agent back to the dashboard', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Back to Dashboard' }));
  expect(page.address()).toBe('/oonahome');
});

it('shows a customer no link', async () => {
  const page = open('customer');
  await code();
  expect(page.callsOf('generatePaLink')).toHaveLength(0);
});

it('leads a quote without a price to its order', async () => {
  const page = open('agent', anAccidentQuote());
  await waitFor(() => expect(page.address()).toBe(`/accidentordersummary?quoteId=${QUOTE_ID}`));
});
