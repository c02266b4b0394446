import { expect, it } from 'vitest';
import { isEuropeanBrand, compact, wordsOf } from 'mfe-motor/rules/vehicle-names.ts';
import { guidePriceAt } from 'mfe-motor/rules/vehicle.ts';
import { succeed, call } from '#testing/caller.ts';
import { newAgent, newVisit } from '#testing/people.ts';
import { motorRecord, newMotorQuote, useMotorServer } from '../testing/motor.ts';
import { answerCatalogue } from './answer.ts';
import { keyOf, searchText, editDistance } from './rank.ts';
import { matchVehicle } from './match.ts';

const world = useMotorServer();

const namesFor = async (search: string, kind: 'car' | 'motorcycle' = 'car') => {
  const { models } = await answerCatalogue(world.server.services.db, { kind, search });
  return models.map(({ brand, model }) => `${brand} ${model}`);
};

it('has at least 40 brands and 400 models as data (ruling R17)', async () => {
  const { db } = world.server.services;
  const [cars, motorcycles] = [
    await answerCatalogue(db, { kind: 'car' }),
    await answerCatalogue(db, { kind: 'motorcycle' }),
  ];
  const brands = [...cars.brands, ...motorcycles.brands];
  expect(new Set(brands.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(40);
  expect(brands.reduce((sum, { models }) => sum + models, 0)).toBeGreaterThanOrEqual(400);
  expect([cars.models, motorcycles.models]).toEqual([[], []]);
});

it('marks every guide price as an example, and the European brands of the rules as European', async () => {
  const { db } = world.server.services;
  const rows = await db
    .withTables<{
      vehicle_models: { brand: string; kind: string; is_european: boolean; is_example: boolean };
    }>()
    .selectFrom('vehicle_models')
    .select(['brand', 'kind', 'is_european', 'is_example'])
    .execute();
  expect(rows.every(({ is_example }) => is_example)).toBe(true);
  for (const { brand, kind, is_european } of rows) {
    expect([brand, is_european]).toEqual([brand, kind === 'car' && isEuropeanBrand(brand)]);
  }
});

it.each([
  ['avanza', 'Toyota Avanza'],
  ['Toyota Avanza', 'Toyota Avanza'],
  ['avnaza', 'Toyota Avanza'],
  ['toyota avansa', 'Toyota Avanza'],
  ['crv', 'Honda CR-V'],
  ['cr v', 'Honda CR-V'],
  ['HR-V', 'Honda HR-V'],
  ['honda hrv', 'Honda HR-V'],
  ['expander', 'Mitsubishi Xpander'],
  ['x-pander', 'Mitsubishi Xpander'],
  ['granmax', 'Daihatsu Gran Max MB'],
  ['inova zenix', 'Toyota Kijang Innova Zenix'],
  ['vw golf', 'Volkswagen Golf'],
  ['mercy', 'Mercedes-Benz'],
  ['citroën', 'Citroen'],
  ['fortunner', 'Toyota Fortuner'],
  ['city', 'Honda City'],
  ['city z', 'Honda City Z'],
  ['land rover', 'Land Rover'],
  ['C-Class', 'Mercedes-Benz C-Class'],
])('finds "%s" first as %s', async (search, expected) => {
  expect((await namesFor(search))[0]).toMatch(new RegExp(`^${expected}`));
});

it.each([
  ['beat', 'Honda BeAT'],
  ['vario 125', 'Honda Vario 125'],
  ['vario', 'Honda Vario'],
  ['n-max', 'Yamaha NMAX'],
  ['nmax turbo', 'Yamaha NMAX Turbo'],
  ['scopy', 'Honda Scoopy'],
  ['v-ixion', 'Yamaha Vixion'],
  ['kawasaki ninja', 'Kawasaki Ninja'],
])('finds the motorcycle "%s" first as %s', async (search, expected) => {
  expect((await namesFor(search, 'motorcycle'))[0]).toBe(expected);
});

it('treats a model name with an extra letter as a different model', async () => {
  const { db } = world.server.services;
  const match = (model: string) =>
    matchVehicle(db, { kind: 'car', brand: 'honda', model, year: 2020, startDate: '2026-02-10' });
  expect((await match('city')).model).toBe('City');
  expect((await match('CITY Z')).model).toBe('City Z');
  expect(await match('City Q')).toMatchObject({ model: 'City Q', isModelListed: false });
  expect((await match('crv')).model).toBe('CR-V');
});

it('finds a car only among cars and a motorcycle only among motorcycles', async () => {
  expect(await namesFor('genio')).toEqual(['Honda Genio']);
  expect((await namesFor('nmax')).filter((name) => name.startsWith('Yamaha'))).toEqual([]);
  expect(await namesFor('BMW', 'motorcycle')).not.toContain('BMW 3 Series');
});

it('returns no model for an unknown name, and never more than twenty', async () => {
  for (const search of ['zzzzzz', '%', "'; drop table quotes; --", '   ', '_']) {
    expect(await namesFor(search)).toEqual([]);
  }
  expect((await namesFor('toyota')).length).toBe(20);
});

it('returns all models of a brand, filtered by what is typed', async () => {
  const { db } = world.server.services;
  const all = await answerCatalogue(db, { kind: 'car', brand: 'mercedes' });
  expect(all.models.length).toBeGreaterThan(15);
  expect(new Set(all.models.map(({ brand }) => brand))).toEqual(new Set(['Mercedes-Benz']));
  const some = await answerCatalogue(db, { kind: 'car', brand: 'Toyota', search: 'yaris' });
  expect(some.models.map(({ model }) => model)).toEqual(['Yaris', 'GR Yaris', 'Yaris Cross']);
});

it('returns the facts of a model that acceptance and guide price need', async () => {
  const { db } = world.server.services;
  const [hilux] = (await answerCatalogue(db, { kind: 'car', search: 'hilux' })).models;
  expect(hilux).toEqual({
    key: 'car/toyota/hilux',
    kind: 'car',
    brand: 'Toyota',
    model: 'Hilux',
    isEuropean: false,
    isCommercial: true,
    firstYear: 2005,
    guidePrice: 480_000_000,
  });
});

it('serves agents and customers, and refuses people who are not signed in', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  const quote = await newMotorQuote(server, headers);
  const customer = await newVisit(server, quote.quoteId, quote.phone);
  const query = { vehicleType: 'fourWheeler', search: 'avanza' };
  for (const who of [headers, customer]) {
    expect((await succeed(server, who, 'motorCatalogue', { query })).models[0]).toMatchObject({
      brand: 'Toyota',
      model: 'Avanza',
      guidePrice: 240_000_000,
    });
  }
  expect((await call(server, {}, 'motorCatalogue', { query })).status).toBe(401);
});

it('writes brand and model as the catalogue does, and marks a model that it does not list (ruling R17)', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  const listed = await newMotorQuote(server, headers, {
    actualVehicleBrand: ' toyota ',
    vehicleModel: 'AVANZA',
  });
  expect(await motorRecord(server, headers, listed.quoteId)).toMatchObject({
    actualVehicleBrand: 'Toyota',
    vehicleModel: 'Avanza',
    isModelListed: true,
  });
  const typed = await newMotorQuote(server, headers, { vehicleModel: 'Avanza  Limited Edition' });
  expect(await motorRecord(server, headers, typed.quoteId)).toMatchObject({
    vehicleModel: 'Avanza Limited Edition',
    isModelListed: false,
  });
  const { details } = await server.services.db
    .selectFrom('quotes')
    .select('details')
    .where('id', '=', listed.quoteId)
    .executeTakeFirstOrThrow();
  expect(details).toMatchObject({ guidePrice: guidePriceAt(240_000_000, 3) });
});

it('compares names without case, marks and signs', () => {
  expect(wordsOf('Citroën C3 Aircross')).toEqual(['citroen', 'c3', 'aircross']);
  expect([compact('CR-V'), compact('cr v'), compact('Go+')]).toEqual(['crv', 'crv', 'goplus']);
  expect(keyOf('car', 'Mercedes-Benz', 'C-Class')).toBe('car/mercedesbenz/cclass');
  expect(searchText(['Honda'], ['CR-V', 'Crv'])).toBe('honda cr v crv');
});

it('counts edits: added, dropped, replaced and swapped letters', () => {
  expect(editDistance('avanza', 'avanza')).toBe(0);
  expect(editDistance('avnaza', 'avanza')).toBe(1);
  expect(editDistance('avanz', 'avanza')).toBe(1);
  expect(editDistance('avaanza', 'avanza')).toBe(1);
  expect(editDistance('abansa', 'avanza')).toBe(2);
});

it('stops counting edits above the limit', () => {
  const words = ['avanza', 'avnaza', 'naavza', 'xenia', 'av', 'avanzaveloz', 'zanava', 'vaanaz'];
  for (const one of words) {
    for (const other of words) {
      const edits = editDistance(one, other);
      for (const most of [0, 1, 2, 3]) {
        const counted = editDistance(one, other, most);
        expect([one, other, most, edits <= most ? counted : counted > most]).toEqual([
          one,
          other,
          most,
          edits <= most ? edits : true,
        ]);
      }
    }
  }
  expect([editDistance('vaanaz', 'avanza'), editDistance('vaanaz', 'avanza', 2)]).toEqual([2, 2]);
});
