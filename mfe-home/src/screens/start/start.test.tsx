import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyQuoteContext, quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { store } from '@payung/shared/session/store.ts';
import { LEAD_ID } from '@payung/shared/testing/samples/lead-samples.ts';
import { homeServer } from '#testing/home-server.ts';
import { QUOTE_ID, aHomeQuote, aQuotedQuote } from '#testing/quotes.ts';
import { openHome } from '#testing/open-home.ts';
import { Screen } from './start.screen.tsx';

const path = '/oonahomescreen';
const begin = (state: unknown = null) => openHome(Screen, { path, search: '', state, api: homeServer() });
const open = (quote = aHomeQuote()) => openHome(Screen, { path, api: homeServer({ quote }) });
const dialog = () => screen.queryByRole('dialog', { name: 'Before you begin' });
const press = (page: ReturnType<typeof begin>, name: string) =>
  page.user.click(screen.getByRole('button', { name }));

describe('without a quote', () => {
  it('opens the requirements first, in the first step [HOME-002]', () => {
    begin();
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('Create Quote');
    expect(dialog()).not.toBeNull();
  });

  it('closes the requirements with Back, and opens them again before a quote is started [HOME-008]', async () => {
    const page = begin();
    await press(page, 'Back');
    expect(dialog()).toBeNull();
    expect(page.address()).toBe(path);
    await press(page, 'Start a quote');
    expect(dialog()).not.toBeNull();
    expect(page.address()).toBe(path);
  });

  it('resets the quote on Confirm and goes to /oonahomescreen with state phonenumber [HOME-009]', async () => {
    store.set(quoteContextAtom, {
      ...emptyQuoteContext,
      quoteId: QUOTE_ID,
      resumeType: 'quoteSearch',
    });
    const page = begin({ phonenumber: '6281234567890' });
    await page.user.click(screen.getByRole('checkbox'));
    await press(page, 'Confirm');
    expect(dialog()).toBeNull();
    expect(page.address()).toBe(path);
    expect(page.navigationState()).toMatchObject({ phonenumber: '6281234567890' });
    expect(store.get(quoteContextAtom)).toEqual(emptyQuoteContext);
  });

  it('leads to the property once the requirements were agreed to, with the agreement in the navigation state', async () => {
    const page = begin({ requirementsAgreed: true, phonenumber: '' });
    expect(dialog()).toBeNull();
    expect(screen.getByRole('heading', { name: 'What is covered' })).toBeTruthy();
    await press(page, 'Start a quote');
    expect(page.address()).toBe('/createhomequote');
    expect(page.navigationState()).toMatchObject({ requirementsAgreed: true });
  });
});

it('starts a quote for the lead in the address', async () => {
  const page = openHome(Screen, { path, search: `leadId=${LEAD_ID}`, api: homeServer() });
  await page.user.click(screen.getByRole('checkbox'));
  await press(page, 'Confirm');
  expect(page.address()).toBe(`${path}?leadId=${LEAD_ID}`);
  await press(page, 'Start a quote');
  expect(page.address()).toBe(`/createhomequote?leadId=${LEAD_ID}`);
});

describe('with a quote', () => {
  it('shows the property and offers to change it', async () => {
    const page = open();
    expect(await screen.findByText('Kota Bandung, Jawa Barat')).toBeTruthy();
    expect(screen.getByText('Rp 1.250.000.000')).toBeTruthy();
    expect(dialog()).toBeNull();
    await press(page, 'Change the property');
    expect(page.address()).toBe(`/createhomequote?quoteId=${QUOTE_ID}`);
  });

  it('opens the requirements again before another quote', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Start another quote' }));
    await waitFor(() => expect(dialog()).not.toBeNull());
    expect(page.address()).toBe(path);
  });

  it('leads with Continue to the first open stop', async () => {
    const page = open(aQuotedQuote());
    await screen.findByText('Kota Bandung, Jawa Barat');
    await press(page, 'Continue');
    await waitFor(() => expect(page.address()).toBe(`/customerinformationhome?quoteId=${QUOTE_ID}`));
  });

  it('offers a customer no other quote', async () => {
    openHome(Screen, { path, as: 'customer', search: '', api: homeServer() });
    expect(await screen.findByText('Kota Bandung, Jawa Barat')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start another quote' })).toBeNull();
  });

  it('leads a sold quote to its policy', async () => {
    const page = open(aQuotedQuote({ stage: 'Policy Generated' }));
    await waitFor(() => expect(page.address()).toBe(`/home-success-print-policy?quoteId=${QUOTE_ID}`));
  });
});
