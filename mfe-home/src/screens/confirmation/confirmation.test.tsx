import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { agree, confirmButton, coverLines } from '@payung/shared/testing/journey-fields.ts';
import { aReviewedQuote, ownAddress } from '#testing/customers.ts';
import { homeServer } from '#testing/home-server.ts';
import { QUOTE_ID } from '#testing/quotes.ts';
import { openHome } from '#testing/open-home.ts';
import { Screen } from './confirmation.screen.tsx';

const open = (change: Partial<HomeQuoteRecord> = {}, state?: unknown) =>
  openHome(Screen, {
    path: '/customerconfirmationhome',
    as: 'customer',
    api: homeServer({ quote: aReviewedQuote(change) }),
    state,
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const amountOf = (where: Awaited<ReturnType<typeof region>>, label: string) =>
  where.getByText(label).parentElement?.querySelector('dd')?.textContent;

const pathOf = (name: string) =>
  screen.getByRole('link', { name }).getAttribute('href')?.replace(`?quoteId=${QUOTE_ID}`, '');

describe('the review', () => {
  it('shows property, insured, addresses and print choice, each with a link to change it', async () => {
    open();
    const property = await region('Your property');
    expect(property.getByText('Kota Bandung, Jawa Barat')).toBeTruthy();
    const insured = await region('Insured person');
    expect(insured.getByText('budi@contoh.id')).toBeTruthy();
    expect(insured.getByText('01/03/2028')).toBeTruthy();
    expect(insured.queryByText('3273012005900001')).toBeNull();
    const addresses = await region('Addresses');
    expect(addresses.getByText('Jalan Dago 12, Dago, Coblong, Kota Bandung, Jawa Barat, 40135')).toBeTruthy();
    expect(addresses.getByText('Same as the insured address')).toBeTruthy();
    const print = await region('Print policy');
    expect(print.getByText('soft copy')).toBeTruthy();
    expect(
      [
        'Change the property',
        'Change the details',
        'Change the addresses',
        'Change the print choice',
        'Change the price',
      ].map(pathOf),
    ).toEqual([
      '/createhomequote',
      '/customerinformationhome',
      '/customerinformationhome',
      '/customerinformationhome',
      '/home-order-summary',
    ]);
  });

  it('shows a different correspondence address and the address of the hard copy', async () => {
    open({ ...ownAddress(), printOption: 'hard', hardCopyAddress: 'Kantor Sari' });
    expect((await region('Addresses')).getByText(/Jalan Cilandak 5, Cilandak Barat/)).toBeTruthy();
    const print = await region('Print policy');
    expect(print.getByText('Kantor Sari')).toBeTruthy();
    expect(print.getByText(/IDR 40,000/)).toBeTruthy();
  });

  it('shows gross premium plus admin cost minus discount as the amount due [HOME-105]', async () => {
    open();
    expect(amountOf(await region('Price'), 'Amount due')).toBe('Rp 1.414.500');
  });

  it('shows the frozen amount due once the quote is confirmed [HOME-106]', async () => {
    open({ stage: 'Full Quote Created', proposalNo: 'P-1', duePremium: 1_400_000 });
    expect(amountOf(await region('Price'), 'Amount due')).toBe('Rp 1.400.000');
  });

  it('lists benefits, exclusions and cost before the contract', async () => {
    open();
    expect(await coverLines()).toEqual([
      'Fire: Rp 1.250.000.000',
      'Burst pipes and leaking installations: Rp 1.250.000.000',
      'Earthquake: Rp 1.250.000.000',
      'Not chosen: Flood, storm and water damage',
      'Not chosen: Riot, strike, malicious damage and civil commotion',
      'Wear and tear, lack of maintenance, faulty construction and gradual damage',
      'The value of the land',
      'Damage that the insured causes on purpose',
      'The part of a loss that is not covered because the sum insured is below the actual value',
      'A property that stands empty for more than 30 days without notice',
      'Cash, precious metals and documents',
      'War, nuclear risks and acts of authorities',
      'Rp 1.414.500 is paid once for a year of cover',
      'It includes an admin cost of Rp 15.000',
      'Price valid until 15/02/2027',
    ]);
  });

  it('shows the old and the new price when the place changed it', async () => {
    open({}, { dueBefore: 1_300_000 });
    expect(await screen.findByText(/from Rp 1.300.000 to Rp 1.414.500/)).toBeTruthy();
  });

  it('shows no notice when the price did not change', async () => {
    open({}, { dueBefore: 1_414_500 });
    await region('Price');
    expect(screen.queryByText(/changed the amount due/)).toBeNull();
  });

  it('leads a quote without customer information to that page', async () => {
    const page = open({ stage: 'Quick Quote Created' });
    await waitFor(() => expect(page.address()).toBe(`/customerinformationhome?quoteId=${QUOTE_ID}`));
  });
});

describe('the Confirm button', () => {
  it('is disabled for a start date before yesterday, with a link to choose another [HOME-082]', async () => {
    const page = open({ startDate: '2027-01-30' });
    const way = await screen.findByRole('link', { name: 'Choose another start date' });
    expect(way.getAttribute('href')).toBe(`/customerinformationhome?quoteId=${QUOTE_ID}`);
    await agree(page);
    expect(confirmButton().disabled).toBe(true);
  });

  it('is enabled for a start date of yesterday, and sends the version that was shown [HOME-082]', async () => {
    const page = open({ startDate: '2027-01-31' });
    await agree(page);
    await page.user.click(confirmButton());
    await waitFor(() => expect(page.address()).toBe(`/homepaymentScreen?quoteId=${QUOTE_ID}`));
    expect(Object.values(page.callsOf('confirmQuote')[0]?.headers ?? {})).toContain('"1"');
  });
});
