import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#core/database/database.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { answerCatalogue } from './answer.ts';
import { fillCatalogue, importVehicles } from './import-vehicles.ts';
import { matchVehicle } from './match.ts';

const HEADER =
  'kind,brand,brand_aliases,model,aliases,european,commercial,first_year,last_year,guide_price,example_price';
const AVANZA = 'car,Toyota,,Avanza,Avansa,no,no,2003,,250000000,yes';
const GOLF = 'car,Volkswagen,VW,Golf GTI,GTI|Golf 8 GTI,yes,no,2006,2024,1000000000,no';
const BEAT = 'motorcycle,Honda,,BeAT,,no,no,2008,,19000000,yes';
const NOW = new Date('2026-03-01T00:00:00Z');

let opened: OpenDatabase;
beforeEach(async () => {
  await opened?.close();
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const importText = (...lines: readonly string[]) =>
  importVehicles(
    opened.db,
    async function* file() {
      yield Buffer.from([HEADER, ...lines, ''].join('\n'));
    },
    NOW,
  );

const modelsOf = async (kind: 'car' | 'motorcycle', search: string) =>
  (await answerCatalogue(opened.db, { kind, search })).models.map(({ brand, model }) => `${brand} ${model}`);
const brandsOf = async () => (await answerCatalogue(opened.db, { kind: 'car' })).brands;
const stored = (key: string) =>
  opened.db
    .withTables<{
      vehicle_models: { key: string; guide_price: number; is_example: boolean; retired_at: Date | null };
    }>()
    .selectFrom('vehicle_models')
    .select(['guide_price', 'is_example', 'retired_at'])
    .where('key', '=', key)
    .executeTakeFirst();

describe('an import of vehicles', () => {
  it('replaces the catalogue, with its aliases', async () => {
    expect(await importText(AVANZA, GOLF, BEAT)).toBe(3);
    expect(await brandsOf()).toEqual([
      { brand: 'Toyota', isEuropean: false, models: 1 },
      { brand: 'Volkswagen', isEuropean: true, models: 1 },
    ]);
    expect(await modelsOf('car', 'vw gti')).toEqual(['Volkswagen Golf GTI']);
    expect(await modelsOf('car', 'golf 8 gti')).toEqual(['Volkswagen Golf GTI']);
    expect(await modelsOf('car', 'xenia')).toEqual([]);
    expect(await stored('car/volkswagen/golfgti')).toMatchObject({
      guide_price: 1_000_000_000,
      is_example: false,
    });
  });

  it('does not overwrite the catalogue of an operator at the next start', async () => {
    await importText(AVANZA);
    await fillCatalogue(opened.db, NOW);
    expect(await brandsOf()).toEqual([{ brand: 'Toyota', isEuropean: false, models: 1 }]);
  });

  it('retires models that it does not name, deletes none, and restores them when they are named again', async () => {
    await fillCatalogue(opened.db, new Date('2026-01-01'));
    await fillCatalogue(opened.db, new Date('2026-01-02'));
    expect(await stored('car/honda/crv')).toMatchObject({ guide_price: 750_000_000, retired_at: null });
    await importText(AVANZA);
    expect(await stored('car/honda/crv')).toMatchObject({ retired_at: NOW });
    const typed = {
      kind: 'car',
      brand: 'Honda',
      model: 'CR-V',
      year: 2020,
      startDate: '2026-02-10',
    } as const;
    expect((await matchVehicle(opened.db, typed)).isModelListed).toBe(false);
    await importText(AVANZA, 'car,Honda,,CRV,,no,no,1999,,760000000,yes');
    expect(await stored('car/honda/crv')).toMatchObject({ guide_price: 760_000_000, retired_at: null });
    expect(await modelsOf('car', 'cr-v')).toEqual(['Honda CRV']);
    await importText(AVANZA, GOLF);
    await importText(AVANZA, GOLF);
    expect((await brandsOf()).map(({ models }) => models)).toEqual([1, 1]);
  });

  it('reports every invalid line, and keeps the catalogue', async () => {
    await importText(AVANZA);
    await expect(
      importText(
        GOLF,
        'truck,Hino,,Dutro,,no,yes,2002,,380000000,yes',
        'car,,,Avanza,,no,no,2003,,250000000,yes',
        'car,Toyota,,-,,no,no,2003,,250000000,yes',
        'car,Toyota,,Agya,,maybe,no,2003,,250000000,yes',
        'car,Toyota,,Agya,,no,no,20,,250000000,yes',
        'car,Toyota,,Agya,,no,no,2013,2010,250000000,yes',
        'car,Toyota,,Agya,,no,no,2013,,Rp250,yes',
        'car,Toyota,,Agya,,no,no,2013',
        'car,Honda,,CR-V,,no,no,1999,,760000000,yes',
        'car,Honda,,CRV,,no,no,1999,,760000000,yes',
        'car,Honda,,City,,no,no,1996,,380000000,yes',
        'car,Honda,,City Z,,no,no,1999,2003,70000000,yes',
      ),
    ).rejects.toThrow(
      [
        'Nothing was imported, because of these:',
        'Line 3: kind "truck" is not one of car, motorcycle',
        'Line 4: has no brand',
        'Line 5: has no model',
        'Line 6: european "maybe" is neither yes nor no',
        'Line 7: first_year "20" is not a year',
        'Line 8: last_year "2010" is not a year from 2013 on',
        'Line 9: guide_price "Rp250" is not an amount in whole rupiah',
        'Line 10: has 8 columns, not 11',
        'Line 12: car/honda/crv stands in line 11 already',
      ].join('\n'),
    );
    expect((await brandsOf()).map(({ brand }) => brand)).toEqual(['Toyota']);
  });

  it('refuses an empty file', async () => {
    await expect(importText()).rejects.toThrow('the file has no models');
  });
});
