import { describe, expect, it } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { motorServer, openMotor } from '#testing/motor-server.ts';
import { QUOTE_ID, aKnownCustomer, aQuotedMotorcycle, aQuotedQuote } from '#testing/quotes.ts';
import { Screen } from './customer-confirmation.screen.tsx';

const path = '/customerconfirmationmotor';
const open = (quote = aKnownCustomer(), state?: unknown) =>
  openMotor(Screen, { path, as: 'customer', state, api: motorServer({ quote }) });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const next = () => screen.getByRole('button', { name: 'Next' });

describe('the review before the photos [MOT-070]', () => {
  it('shows vehicle, insured and price read-only, each with a link to change it', async () => {
    open();
    const vehicle = await region('Your vehicle');
    for (const text of [
      'Toyota Avanza 2023',
      'B 1234 ABC · region 2',
      'MHKA1BA1JFK012345',
      '1NRF123456',
      'Private',
    ])
      expect(vehicle.getByText(text)).toBeTruthy();
    const insured = await region('Insured person');
    expect(insured.getByText('budi@contoh.id')).toBeTruthy();
    expect(insured.getByText('17/05/1990')).toBeTruthy();
    expect(insured.getByText(/^Jalan Cilandak 5, Cilandak Barat/)).toBeTruthy();
    expect(insured.queryByText('3174051705900001')).toBeNull();
    const price = await region('Price');
    for (const amount of ['Rp 4.199.000', 'Rp 250.000', 'Rp 15.000', 'Rp 4.464.000'])
      expect(price.getByText(amount)).toBeTruthy();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(
      ['Change the vehicle', 'Change the details', 'Change the price'].map((name) =>
        screen.getByRole('link', { name }).getAttribute('href'),
      ),
    ).toEqual([
      `/createmotorquote?quoteId=${QUOTE_ID}`,
      `/customerinformationmotor?quoteId=${QUOTE_ID}`,
      `/motorordersummary?quoteId=${QUOTE_ID}`,
    ]);
  });

  it.each([
    ['car', aKnownCustomer(), '/oonariskinspectionmotor'],
    [
      'motorcycle',
      aQuotedMotorcycle({ stage: 'Customer Information Updated', insuredBirthDate: '1990-05-17' }),
      '/oonariskinspectionbike',
    ],
  ] as const)('leads a %s to its inspection', async (_kind, quote, to) => {
    const page = open(quote);
    await region('Your vehicle');
    await page.user.click(next());
    await waitFor(() => expect(page.address()).toBe(`${to}?quoteId=${QUOTE_ID}`));
  });

  it('leads back to /customerinformationmotor', async () => {
    open();
    await region('Your vehicle');
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(
      `/customerinformationmotor?quoteId=${QUOTE_ID}`,
    );
  });

  it.each([
    [4_464_000, 0],
    [4_200_000, 1],
  ])('shows whether the amount due has changed from %i', async (dueBefore, notices) => {
    open(aKnownCustomer(), { dueBefore });
    await region('Your vehicle');
    const text = 'With the new start date the amount due changed from Rp 4.200.000 to Rp 4.464.000.';
    expect(screen.queryAllByText(text)).toHaveLength(notices);
  });

  it('leads a quote without customer information to its page', async () => {
    const page = open(aQuotedQuote());
    await waitFor(() => expect(page.address()).toBe(`/customerinformationmotor?quoteId=${QUOTE_ID}`));
  });

  it('shows why a quote was rejected [MOT-058]', async () => {
    open(aKnownCustomer({ rejection: { reason: 'Other plate', at: '2027-02-01T04:00:00.000Z' } }));
    expect(await screen.findByText('This quote was rejected: Other plate')).toBeTruthy();
  });
});
