import type { AddressParts } from '@payung/shared/schemas/places.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importPlaces } from './import-places.ts';
import { listCities, listProvinces, listSubDistricts } from './reference.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newAgent } from '#testing/people.ts';

const world = useAreaServer();
let agent: Credentials;
beforeEach(async () => {
  agent = (await newAgent(world.server)).headers;
});
afterEach(async () => {
  await world.server.services.db.deleteFrom('places').execute();
});

const PROVINCE = 'Daerah Khusus Ibukota Jakarta';
const CITY = 'Kota Administrasi Jakarta Selatan';
const SELONG = { latitude: -6.2365, longitude: 106.8035 };

/** What the select below the found district offers. */
const subDistrictNames = (provinceId: string, { city, district }: AddressParts): readonly string[] =>
  listSubDistricts(provinceId, district, city).map(({ name }) => name);

const lookUp = (body: object, query: Readonly<Record<string, string>> = {}) =>
  succeed(world.server, agent, 'getAddress', { body, query });
const refusalOf = async (body: object, query: Readonly<Record<string, string>> = {}) => {
  const { status, errCode, message } = await call(world.server, agent, 'getAddress', { body, query });
  return { status, errCode, message };
};
const importLines = (...lines: readonly string[]): Promise<number> =>
  importPlaces(world.server.services.db, async function* file() {
    yield await Promise.resolve(Buffer.from(['code,postal_code,latitude,longitude', ...lines].join('\n')));
  });

describe('the address at a point of the map', () => {
  it('has parts that match the options of the form’s selects [MAP-008]', async () => {
    const parts = await lookUp(SELONG, { province: PROVINCE, city: CITY, langId: 'EN' });
    expect(parts).toEqual({
      address: `Selong, Kebayoran Baru District, ${CITY}, ${PROVINCE} 12110, Indonesia`,
      province: PROVINCE,
      city: CITY,
      district: 'Kebayoran Baru',
      subDistrict: 'Selong',
      postalCode: '12110',
    });
    expect(subDistrictNames('31', parts)).toContain(parts.subDistrict);
  });

  it('is written in the requested language', async () => {
    const { address } = await lookUp(SELONG, { langId: 'BH' });
    expect(address).toBe(`Kelurahan Selong, Kecamatan Kebayoran Baru, ${CITY}, ${PROVINCE} 12110`);
  });

  it('answers the correspondence address the same way [MAP-009]', async () => {
    const parts = await lookUp(SELONG, { isCorrespondAddress: 'true' });
    expect(parts).toMatchObject({ city: CITY, district: 'Kebayoran Baru', subDistrict: 'Selong' });
  });

  it('leaves the smaller parts empty far from the nearest known place', async () => {
    const parts = await lookUp({ latitude: 2.05, longitude: 98.99 });
    expect(parts).toMatchObject({
      city: 'Kabupaten Tapanuli Utara',
      district: 'Tarutung',
      subDistrict: '',
      postalCode: '',
    });
    const outside = await lookUp({ latitude: 1.9, longitude: 98.99 });
    expect(outside.district).toBe('');
    const province = listProvinces().find(({ name }) => name === outside.province);
    expect(listCities(province!.id).map(({ name }) => name)).toContain(outside.city);
  });

  it('prefers imported places, down to the village', async () => {
    await importLines('12.02.01.2012,22411,2.05,98.99', '12.02.01.2013,22499,2.07,98.99');
    const parts = await lookUp({ latitude: 2.052, longitude: 98.99 });
    expect(parts).toMatchObject({ district: 'Tarutung', postalCode: '22411' });
    expect(subDistrictNames('12', parts)).toContain(parts.subDistrict);
    expect((await lookUp({ latitude: 2.068, longitude: 98.99 })).postalCode).toBe('22499');
  });

  it('lies in the given province and city', async () => {
    // South Tangerang's side of the border is nearer, but was not meant.
    const border = { latitude: -6.29, longitude: 106.747 };
    const banten = await lookUp(border, { province: 'Banten' });
    expect(banten.province).toBe('Banten');
    const jakarta = await lookUp(border, { province: '31', city: CITY });
    expect(jakarta).toMatchObject({ province: PROVINCE, city: CITY });
    expect((await lookUp(border, { city: 'Kota Tangerang Selatan' })).province).toBe('Banten');
  });

  const notFound = { status: 404, errCode: 4, message: 'Invalid Address / Address not found' };

  it.each([
    ['Singapore', { latitude: 1.3, longitude: 103.85 }],
    ['Tawau, beyond the border on Borneo', { latitude: 4.25, longitude: 117.89 }],
    ['Dili', { latitude: -8.556, longitude: 125.56 }],
    ['the open Java Sea', { latitude: -4.9, longitude: 110 }],
    ['London', { latitude: 51.5, longitude: -0.1 }],
  ])('is not found in %s', async (_where, point) => {
    expect(await refusalOf(point)).toEqual(notFound);
  });

  it('is not found far from the city that is given, or in one that does not exist', async () => {
    expect(await refusalOf(SELONG, { province: 'Jawa Barat', city: 'Kota Bandung' })).toEqual(notFound);
    expect(await refusalOf(SELONG, { province: 'Atlantis' })).toEqual(notFound);
    expect(await refusalOf(SELONG, { province: PROVINCE, city: 'Kota Bandung' })).toEqual(notFound);
  });

  it('is refused in Indonesian too, and for an invalid point', async () => {
    const { message } = await refusalOf({ latitude: 51, longitude: 0 }, { langId: 'BH' });
    expect(message).toBe('Alamat tidak valid / Alamat tidak ditemukan');
    expect((await refusalOf({ latitude: 91, longitude: 0 })).status).toBe(400);
  });
});
