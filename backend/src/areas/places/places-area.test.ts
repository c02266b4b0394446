import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importPlaces } from './import-places.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { newAgent } from '#testing/people.ts';

const world = useAreaServer();
let agent: Credentials;
beforeEach(async () => {
  agent = (await newAgent(world.server)).headers;
});
afterEach(async () => {
  await world.server.services.db.deleteFrom('places').execute();
});

const SOUTH_JAKARTA = 'Kota Administrasi Jakarta Selatan';

const importLines = (...lines: readonly string[]): Promise<number> =>
  importPlaces(world.server.services.db, async function* file() {
    yield await Promise.resolve(Buffer.from(['code,postal_code,latitude,longitude', ...lines].join('\n')));
  });

const subDistrictsOf = async (district: string, city?: string): Promise<readonly string[]> => {
  const query = { ProvinceId: '32', ...(city === undefined ? {} : { RegionalLevel: city }) };
  const list = await succeed(world.server, agent, 'subDistricts', { params: { district }, query });
  return list.map(({ SubDistrict }: Wire) => SubDistrict);
};

describe('the address lists', () => {
  it('answers all 38 provinces by name [HOME-108]', async () => {
    const provinces = await succeed(world.server, agent, 'provinces');
    expect(provinces).toHaveLength(38);
    expect(provinces[0]).toEqual({ Id: '11', Description: 'Aceh' });
    expect(provinces).toContainEqual({ Id: '31', Description: 'Daerah Khusus Ibukota Jakarta' });
    const names = provinces.map(({ Description }: Wire) => Description);
    expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'id')));
  });

  it('answers the cities of a province with their labels [HOME-109]', async () => {
    const cities = await succeed(world.server, agent, 'cities', { params: { provinceId: '32' } });
    expect(cities).toHaveLength(27);
    expect(cities).toContainEqual({ Id: '32.73', RegionalLevel: 'Kota Bandung' });
    expect(cities).toContainEqual({ Id: '32.04', RegionalLevel: 'Kabupaten Bandung' });
  });

  it('answers the districts of a city given by label and province [HOME-110]', async () => {
    const districts = await succeed(world.server, agent, 'districts', {
      params: { city: SOUTH_JAKARTA },
      query: { ProvinceId: '31' },
    });
    expect(districts).toHaveLength(10);
    expect(districts[2]).toEqual({ District: 'Kebayoran Baru' });
    const elsewhere = { params: { city: SOUTH_JAKARTA }, query: { ProvinceId: '32' } };
    expect(await succeed(world.server, agent, 'districts', elsewhere)).toEqual([]);
  });

  it('answers the sub-districts of a district with their postal codes [HOME-111]', async () => {
    const list = await succeed(world.server, agent, 'subDistricts', {
      params: { district: 'Kebayoran Baru' },
      query: { ProvinceId: '31' },
    });
    expect(list).toHaveLength(10);
    expect(list).toContainEqual({ SubDistrict: 'Selong', PostalCode: '12110' });
    expect(list.map(({ SubDistrict }: Wire) => SubDistrict).slice(0, 2)).toEqual([
      'Cipete Utara',
      'Gandaria Utara',
    ]);
  });

  it('leaves a postal code empty where none is known', async () => {
    const [first] = await succeed(world.server, agent, 'subDistricts', {
      params: { district: 'Bakongan' },
      query: { ProvinceId: '11' },
    });
    expect(first).toEqual({ SubDistrict: 'Darul Ikhsan', PostalCode: '' });
  });

  it('distinguishes two districts of the same name by their city', async () => {
    const inAll = await subDistrictsOf('Cisarua');
    const inBogor = await subDistrictsOf('Cisarua', 'Kabupaten Bogor');
    const inWestBandung = await subDistrictsOf('Cisarua', 'Kabupaten Bandung Barat');
    expect(inBogor).toContain('Tugu Utara');
    expect(inWestBandung).toContain('Jambudipa');
    expect(inBogor).not.toContain('Jambudipa');
    expect(inAll).toEqual(expect.arrayContaining([...inBogor, ...inWestBandung]));
    expect(await subDistrictsOf('Cisarua', 'Kota Bandung')).toEqual([]);
  });

  it('prefers an imported postal code to the curated one', async () => {
    await importLines('31.74.07.1004,12999,,', '31.74.07.1006,,-6.228,106.808');
    const list = await succeed(world.server, agent, 'subDistricts', {
      params: { district: 'Kebayoran Baru' },
      query: { ProvinceId: '31', RegionalLevel: SOUTH_JAKARTA },
    });
    expect(list).toContainEqual({ SubDistrict: 'Selong', PostalCode: '12999' });
    // Imported without a code: then the curated one still holds.
    expect(list).toContainEqual({ SubDistrict: 'Senayan', PostalCode: '12190' });
  });

  it('answers an empty list for an unknown place, and requires a session', async () => {
    expect(await succeed(world.server, agent, 'cities', { params: { provinceId: '99' } })).toEqual([]);
    const unknown = { params: { district: 'Nowhere' }, query: { ProvinceId: '31' } };
    expect(await succeed(world.server, agent, 'subDistricts', unknown)).toEqual([]);
    expect((await call(world.server, nobody, 'provinces')).status).toBe(401);
  });
});
