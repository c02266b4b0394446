import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AddressParts } from '@payung/shared/schemas/places.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { NO_ADDRESS } from '@payung/shared/address/address.ts';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { choose } from '#testing/open-home.ts';
import type { HomeReplies } from '#testing/home-server.ts';
import { aKnownCustomer, openCustomer } from '#testing/customers.ts';

const SOUTH = 'Kota Administrasi Jakarta Selatan';
const POINT: AddressParts = {
  address: 'Jalan Cilandak 5',
  province: 'DKI Jakarta',
  city: SOUTH,
  district: 'Cilandak',
  subDistrict: 'Cilandak Barat',
  postalCode: '12430',
};

const KNOWN = aKnownCustomer().address;
const open = (change: Partial<HomeQuoteRecord> = {}, more: HomeReplies = {}) =>
  openCustomer(change, more, { as: 'agent' });

const insured = async () => within(await screen.findByRole('region', { name: 'Insured property' }));
type Where = Awaited<ReturnType<typeof insured>>;
const shown = (where: Where, label: string) => combobox(where, label).value;
const postal = (where: Where) => where.getByRole<HTMLInputElement>('textbox', { name: 'Postal code' }).value;
const combobox = (where: Where, label: string) =>
  where.getByRole<HTMLInputElement>('combobox', { name: label });

describe('the lists of an address', () => {
  it('are each read for the part chosen before [HOME-108] [HOME-109] [HOME-110] [HOME-111]', async () => {
    const page = open({ address: NO_ADDRESS });
    const place = await insured();
    for (const label of ['City/Kabupaten', 'District', 'Sub-district']) {
      expect(combobox(place, label).disabled).toBe(true);
    }
    await choose('Province', 'Jawa Barat', place);
    await choose('City/Kabupaten', 'Kota Bandung', place);
    await choose('District', 'Coblong', place);
    await choose('Sub-district', 'Dago', place);
    const reads = page.calls
      .filter(({ address }) => address.startsWith('user/'))
      .map(({ address }) => decodeURIComponent(address.replaceAll('+', ' ')));
    expect(reads).toEqual([
      'user/provinces',
      'user/32/cities',
      'user/Kota Bandung/districts?ProvinceId=32',
      'user/Coblong/sub-districts?ProvinceId=32&RegionalLevel=Kota Bandung',
    ]);
    expect(postal(place)).toBe('40135');
  });

  it('leave the postal code empty when the list has none', async () => {
    open();
    const place = await insured();
    await choose('Sub-district', 'Lebakgede', place);
    expect(postal(place)).toBe('');
  });

  it('clear the parts below a part that is changed', async () => {
    open();
    const place = await insured();
    await choose('City/Kabupaten', 'Kabupaten Bandung', place);
    expect(shown(place, 'District')).not.toContain('Coblong');
    expect(shown(place, 'Sub-district')).not.toContain('Dago');
    expect(postal(place)).toBe('');
    expect(shown(place, 'Province')).toContain('Jawa Barat');
    expect(await place.findByText(/A different city can change the premium/)).toBeTruthy();
  });

  it('show that a list could not be loaded, and load it again', async () => {
    let isDown = true;
    const page = open(
      { address: { ...KNOWN, district: '', subDistrict: '', postalCode: '' } },
      { districts: () => (isDown ? refuse({ status: 500, errCode: 2 }) : [{ name: 'Coblong' }]) },
    );
    const place = await insured();
    expect(await place.findByText('This list could not be loaded.')).toBeTruthy();
    isDown = false;
    await page.user.click(place.getByRole('button', { name: 'Try again' }));
    await choose('District', 'Coblong', place);
    expect(shown(place, 'District')).toContain('Coblong');
  });
});

/** Chooses the point in the middle of the map. */
const pick = async ({ user }: ReturnType<typeof open>, where: Where, name: string): Promise<void> => {
  await user.click(where.getByRole('button', { name }));
  // A map hears clicks only a moment after it is drawn.
  await user.click(await screen.findByRole('button', { name: 'Mark the middle of the map' }));
  await user.click(await screen.findByRole('button', { name: 'Use this address' }));
};

describe('an address from the map', () => {
  it('fills in address, province, city, district, sub-district and postal code, waiting for each list', async () => {
    const page = open({}, { getAddress: POINT });
    const place = await insured();
    await pick(page, place, 'Find the property on a map');
    expect(await place.findByText('The address was filled in. Please check it.')).toBeTruthy();
    expect(page.callsOf('getAddress')[0]?.query).not.toHaveProperty('isCorrespondAddress');
    await page.user.click(screen.getByRole('button', { name: /Next/ }));
    await waitFor(() => expect(page.address()).toContain('/customerconfirmationhome'));
    expect(page.callsOf('updateHomeQuote')[0]?.body).toMatchObject({
      address: 'Jalan Cilandak 5',
      addrProvince: 'DKI Jakarta',
      city: SOUTH,
      district: 'Cilandak',
      subDistrict: 'Cilandak Barat',
      postalCode: '12430',
    });
  });

  it('leaves the parts that no list has to be chosen, with a notice', async () => {
    const page = open({}, { getAddress: { ...POINT, district: 'Nowhere' } });
    const place = await insured();
    await pick(page, place, 'Find the property on a map');
    expect(await place.findByText(/Not every part was found/)).toBeTruthy();
    expect(shown(place, 'City/Kabupaten')).toContain(SOUTH);
    expect(shown(place, 'District')).not.toContain('Coblong');
    expect(shown(place, 'Sub-district')).not.toContain('Dago');
  });

  it('fills in the correspondence address and leaves the insured one as it is [HOME-072]', async () => {
    const page = open({}, { getAddress: POINT });
    const place = await insured();
    await page.user.click(screen.getByRole('radio', { name: 'no' }));
    const own = within(screen.getByRole('region', { name: 'Correspondence' }));
    await pick(page, own, 'Find the correspondence address on a map');
    expect(await own.findByText('The address was filled in. Please check it.')).toBeTruthy();
    expect(page.callsOf('getAddress')[0]?.query).toMatchObject({ isCorrespondAddress: 'true' });
    expect(shown(own, 'Sub-district')).toContain('Cilandak Barat');
    expect(shown(place, 'Sub-district')).toContain('Dago');
  });
});
