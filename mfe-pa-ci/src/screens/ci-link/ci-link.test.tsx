import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProductDescription } from '@payung/shared/product.ts';
import { kite } from '@payung/shared/testing/kite.ts';
import type { CiQuoteRecord } from '#contract/schemas/critical-illness.ts';
import { criticalIllness } from '#product.ts';
import { aCiQuote, openCi, QUOTE_ID } from '#testing/open-ci.ts';
import { aShareProgress } from '@payung/shared/testing/samples/quotes.ts';
import { Screen } from './ci-link.screen.tsx';

const LINK = 'https://payung.test/app/ci/aB3dE9';

const open = (
  change: Partial<CiQuoteRecord> = {},
  language: 'en' | 'id' = 'en',
  products: readonly ProductDescription[] = [criticalIllness],
) =>
  openCi(Screen, {
    path: '/criticalillnesslink',
    language,
    products,
    api: {
      getCiQuote: aCiQuote(change),
      shareProgress: aShareProgress(),
      generateLink: { link: LINK, expiresAt: '2027-03-03T00:00:00.000Z' },
    },
  });

const handovers = () => within(screen.getByRole('region', { name: 'Handed over to our partner' }));

describe('the link of a critical-illness quote', () => {
  it('is shown to be shared, with code, customer, discount and promo code', async () => {
    const page = open();
    expect(await screen.findByDisplayValue(LINK)).toBeTruthy();
    expect(page.callsOf('generateLink').map(({ query }) => query)).toEqual([
      { type: 'lead', quoteId: QUOTE_ID },
    ]);
    for (const text of ['Q100001', 'Maya Kusuma', '12.5%', 'SEHAT2026'])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('shows that the customer was not handed over yet', async () => {
    open();
    expect(await screen.findByText('The customer has not been handed over yet.')).toBeTruthy();
  });

  it('shows the time of every hand-over, and whether the customer arrived', async () => {
    open({
      handovers: [
        { at: '2027-02-01T04:10:00.000Z' },
        { at: '2027-02-01T04:00:00.000Z', arrivedAt: '2027-02-01T04:00:03.000Z' },
      ],
    });
    await screen.findByText('Q100001');
    expect(
      handovers()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Handed over on 01/02/2027, 11:10. Not arrived so far.',
      'Handed over on 01/02/2027, 11:00. Arrived on 01/02/2027, 11:00.',
    ]);
  });

  it('is shown in Indonesian', async () => {
    open({ handovers: [{ at: '2027-02-01T04:10:00.000Z' }] }, 'id');
    await screen.findByText('12,5%');
    expect(screen.getByText(/Diteruskan pada 01\/02\/2027, 11.10\./)).toBeTruthy();
    expect(screen.getByText('Belum tiba.')).toBeTruthy();
  });

  it('is not created for a quote of another product, which is led to its own page', async () => {
    const page = open({ productId: kite.productId, stage: 'Plan Selected' }, 'en', [kite]);
    await waitFor(() => expect(page.address()).toBe(`/kite-string?quoteId=${QUOTE_ID}`));
    expect(page.callsOf('generateLink')).toEqual([]);
  });

  it('leads to the form when the address names no quote', async () => {
    const page = openCi(Screen, { path: '/criticalillnesslink', search: '' });
    await waitFor(() => expect(page.address()).toBe('/criticalillness'));
  });
});
