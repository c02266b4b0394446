import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LEAD_ID } from '@payung/shared/testing/samples/lead-samples.ts';
import { aPlannedQuote, aQuotedQuote, aTravelQuote, QUOTE_ID } from '#testing/quotes.ts';
import { openTravel } from '#testing/open-travel.ts';
import { travelServer } from '#testing/travel-server.ts';
import { destinationById } from '#rules/destinations/destinations.ts';
import english from '#messages/en.json' with { type: 'json' };
import indonesian from '#messages/id.json' with { type: 'json' };
import { Screen } from './start.screen.tsx';

const path = '/oonatravel';
const open = (quote = aTravelQuote(), as: 'agent' | 'customer' = 'agent') =>
  openTravel(Screen, { path, as, api: travelServer({ quote }) });
const proceed = () => screen.findByRole('button', { name: 'Continue' });

describe('without a quote', () => {
  it('shows what is covered and starts a quote to the chosen destination', async () => {
    const page = openTravel(Screen, { path, search: '', api: travelServer() });
    expect(screen.getByRole('heading', { name: 'What is covered' })).toBeTruthy();
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('Create Quote');
    await page.user.click(screen.getByRole('button', { name: 'Japan' }));
    expect(page.address()).toBe('/createquote?destination=JP');
  });

  it.each(['en', 'id'] as const)('names each frequent destination as the data do (%s)', (language) => {
    const messages = language === 'en' ? english : indonesian;
    const frequent = Object.entries(messages).filter(([key]) => key.startsWith('travel.start.to.'));
    expect(frequent).toHaveLength(6);
    for (const [key, name] of frequent)
      expect(destinationById(key.slice('travel.start.to.'.length))?.name[language]).toBe(name);
  });
});

it('starts a quote for the lead in the address', async () => {
  const page = openTravel(Screen, { path, search: `leadId=${LEAD_ID}`, api: travelServer() });
  await page.user.click(screen.getByRole('button', { name: 'Start a quote' }));
  expect(page.address()).toBe(`/createquote?leadId=${LEAD_ID}`);
});

describe('with a quote', () => {
  it('shows the trip and offers to change it', async () => {
    const page = open();
    expect(await screen.findByText('ASEAN')).toBeTruthy();
    expect(screen.getByText('Budi Santoso')).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: 'Change the trip' }));
    expect(page.address()).toBe(`/createquote?quoteId=${QUOTE_ID}`);
  });

  it('leads with Continue to the first open stop', async () => {
    const page = open(aQuotedQuote());
    await page.user.click(await proceed());
    await waitFor(() => expect(page.address()).toBe(`/oonacustomerinformation?quoteId=${QUOTE_ID}`));
  });

  it('opens the COVID question on Continue while it is not answered [TRV-023]', async () => {
    const page = open(aPlannedQuote());
    expect(await screen.findByText('The question about COVID-19 protection is still open.')).toBeTruthy();
    await page.user.click(await proceed());
    expect(await screen.findByRole('dialog', { name: 'COVID-19 protection' })).toBeTruthy();
  });

  it('asks nothing about COVID-19 on a domestic trip', async () => {
    open(aPlannedQuote({ tripType: 1 }));
    await proceed();
    expect(screen.queryByRole('heading', { name: 'COVID-19 protection' })).toBeNull();
  });

  it('lets a customer continue the quote of the visit without its id in the address', async () => {
    const page = openTravel(Screen, { path, as: 'customer', search: '', api: travelServer() });
    expect(await screen.findByText('ASEAN')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start another quote' })).toBeNull();
    await page.user.click(await proceed());
    await waitFor(() => expect(page.address()).toBe(`/chooseproducttravel?quoteId=${QUOTE_ID}`));
  });

  it('leads a sold quote to its policy', async () => {
    const page = open(aQuotedQuote({ stage: 'Policy Generated' }));
    await waitFor(() => expect(page.address()).toBe(`/oonasuccess1?quoteId=${QUOTE_ID}`));
  });
});
