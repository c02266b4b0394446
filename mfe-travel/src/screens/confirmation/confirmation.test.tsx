import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { agree, confirmButton, coverLines } from '@payung/shared/testing/journey-fields.ts';
import { openTravel } from '#testing/open-travel.ts';
import { aDiscountedQuote, QUOTE_ID } from '#testing/quotes.ts';
import { travelServer } from '#testing/travel-server.ts';
import { Screen } from './confirmation.screen.tsx';

const filled = aDiscountedQuote({
  stage: 'Customer Information Updated',
  insuredEmail: 'budi@contoh.id',
  insuredPassport: 'B1234567',
  childCount: 1,
  children: [{ fullName: 'Dewi Santoso', birthDate: '2015-06-05', passport: '7654322' }],
});

const open = (quote = filled) =>
  openTravel(Screen, { path: '/oonaconfirmation', as: 'customer', api: travelServer({ quote }) });

describe('the review', () => {
  it('shows trip, travellers and the price of the server with admin cost', async () => {
    open();
    const trip = within(await screen.findByRole('region', { name: 'Your trip' }));
    expect(trip.getByText('ASEAN')).toBeTruthy();
    const travellers = within(screen.getByRole('region', { name: 'Travellers' }));
    expect(travellers.getByText('Dewi Santoso')).toBeTruthy();
    expect(travellers.getByText('05/06/2015')).toBeTruthy();
    const price = within(screen.getByRole('region', { name: 'Price' }));
    for (const amount of ['Rp 250.000', 'Rp 75.500', '-Rp 32.550', 'Rp 15.000', 'Rp 307.950']) {
      expect(price.getByText(amount)).toBeTruthy();
    }
  });

  it('lists benefits, exclusions and cost before the contract', async () => {
    open();
    expect(await coverLines()).toEqual([
      'Medical treatment: Rp 1.000.000.000',
      'Electronics and gadgets',
      'Illnesses that were known before the policy began',
      'Accidents under the influence of alcohol or drugs',
      'Journeys against the advice of a doctor or of the government',
      'Dangerous sports, unless they are covered as an additional benefit',
      'Baggage left unattended',
      'War, nuclear risks and taking part in a crime',
      'Rp 307.950 is paid once for the whole trip',
      'It includes an admin cost of Rp 15.000',
      'Price valid until 15/02/2027',
    ]);
  });
});

it('shows before the contract that domestic trips of less than 100 km are not covered [TRV-078]', async () => {
  open({ ...filled, tripType: 1 });
  expect(await screen.findByText('Domestic trips of less than 100 km from home')).toBeTruthy();
});

describe('the Confirm button', () => {
  it('is disabled for a journey that began before today [TRV-080]', async () => {
    const page = open({ ...filled, departureDate: '2027-01-31' });
    expect(
      await screen.findByText('The departure date has passed. This policy can no longer be paid.'),
    ).toBeTruthy();
    await agree(page);
    expect(confirmButton().disabled).toBe(true);
    expect(page.callsOf('confirmQuote')).toHaveLength(0);
  });

  it('is enabled for a journey that begins today [TRV-080]', async () => {
    const page = open({ ...filled, departureDate: '2027-02-01' });
    await agree(page);
    expect(screen.queryByText(/departure date has passed/)).toBeNull();
    await page.user.click(confirmButton());
    await waitFor(() => expect(page.address()).toBe(`/oonapayment?quoteId=${QUOTE_ID}`));
  });

  it('is not shown for a quote without customer information, which is led to that page', async () => {
    const page = open({ ...filled, stage: 'Quick Quote Created' });
    await waitFor(() => expect(page.address()).toBe(`/oonacustomerinformation?quoteId=${QUOTE_ID}`));
  });
});
