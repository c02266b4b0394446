import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accidentServer } from '#testing/accident-server.ts';
import { openAccident } from '#testing/open-accident.ts';
import { QUOTE_ID, aQuotedQuote, anAccidentQuote } from '#testing/quotes.ts';
import { aShareProgress } from '@payung/shared/testing/samples/quotes.ts';
import { Screen } from './quote-created.screen.tsx';

const path = '/accidentquotesuccess';
const LINK = 'https://payung.test/app/pa/aB3dE9';
const open = (as: 'agent' | 'customer' = 'agent', quote = aQuotedQuote()) =>
  openAccident(Screen, {
    path,
    as,
    api: {
      ...accidentServer({ quote }),
      shareProgress: aShareProgress(),
      generatePaLink: { link: LINK, expiresAt: '2027-03-31T00:00:00Z' },
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

it('asks for the phone before it makes a link', async () => {
  const page = open('agent', aQuotedQuote({ insuredPhone: '' }));
  const field = await screen.findByRole('textbox', { name: /mobile number/i });
  expect(page.callsOf('generatePaLink')).toHaveLength(0);
  await page.user.type(field, '081234567890');
  await page.user.click(screen.getByRole('button', { name: 'Save and create the link' }));
  expect(await screen.findByDisplayValue(LINK)).toBeTruthy();
  expect(page.callsOf('changePaPhone')[0]?.body).toEqual({ insuredMobile: '081234567890' });
});

it.each(['agent', 'customer'] as const)('leads an %s by Create Policy to the policyholder', async (as) => {
  const page = open(as);
  await code();
  await page.user.click(screen.getByRole('button', { name: 'Create Policy' }));
  expect(page.address()).toBe(`/accidentcustomerinformation?quoteId=${QUOTE_ID}`);
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
