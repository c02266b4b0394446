import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { homeServer } from '#testing/home-server.ts';
import { QUOTE_ID, aPlannedQuote, aQuotedQuote } from '#testing/quotes.ts';
import { openHome } from '#testing/open-home.ts';
import { aShareProgress } from '@payung/shared/testing/samples/quotes.ts';
import { Screen } from './quote-created.screen.tsx';

const path = '/home-quick-quote-success-screen';
const LINK = 'https://payung.test/app/home/aB3dE9';
const open = (as: 'agent' | 'customer' = 'agent', quote = aQuotedQuote()) =>
  openHome(Screen, {
    path,
    as,
    api: {
      ...homeServer({ quote }),
      shareProgress: aShareProgress(),
      generateHomeLink: { link: LINK, expiresAt: '2027-03-31T00:00:00Z' },
    },
  });

it('shows the quote code and a link to copy [HOME-063]', async () => {
  const page = open();
  expect(await screen.findByText('Q200001')).toBeTruthy();
  expect(await screen.findByDisplayValue(LINK)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Copy/ })).toBeTruthy();
  expect(page.callsOf('generateHomeLink').map((call) => call.address)).toEqual([
    `home/generate-link-home?type=lead&quoteId=${QUOTE_ID}`,
  ]);
});

it('asks for the phone before it makes a link', async () => {
  const page = open('agent', aQuotedQuote({ insuredPhone: '' }));
  const field = await screen.findByRole('textbox', { name: /mobile number/i });
  expect(page.callsOf('generateHomeLink')).toHaveLength(0);
  await page.user.type(field, '081234567890');
  await page.user.click(screen.getByRole('button', { name: 'Save and create the link' }));
  expect(await screen.findByDisplayValue(LINK)).toBeTruthy();
  expect(page.callsOf('updateHomeQuote')[0]?.body).toEqual({ insuredMobile: '081234567890' });
});

it.each(['agent', 'customer'] as const)(
  'leads an %s by Create Policy to customer information [HOME-064, HOME-067]',
  async (as) => {
    const page = open(as);
    await screen.findByText('Q200001');
    await page.user.click(screen.getByRole('button', { name: 'Create Policy' }));
    expect(page.address()).toBe(`/customerinformationhome?quoteId=${QUOTE_ID}`);
    expect(page.navigationState()).toEqual({ quoteId: QUOTE_ID, data: 'home', quote_Id: 'Q200001' });
  },
);

it('leads an agent back to the dashboard [HOME-065]', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Back to Dashboard' }));
  expect(page.address()).toBe('/oonahome');
});

it('shows a customer neither link nor dashboard [HOME-065]', async () => {
  const page = open('customer');
  expect(await screen.findByText('Q200001')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Back to Dashboard' })).toBeNull();
  expect(page.callsOf('generateHomeLink')).toHaveLength(0);
});

it('leads a quote without a price to the additional benefits', async () => {
  const page = open('agent', aPlannedQuote());
  await waitFor(() => expect(page.address()).toBe(`/home-additional-benefit?quoteId=${QUOTE_ID}`));
});
