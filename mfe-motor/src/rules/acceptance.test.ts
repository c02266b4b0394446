import { describe, expect, it } from 'vitest';
import { acceptanceOf } from './acceptance.ts';
import type { AcceptanceFacts } from './acceptance.ts';
import { isCommercialName, isEuropeanBrand } from './vehicle-names.ts';

const avanza: AcceptanceFacts = {
  kind: 'car',
  brand: 'Toyota',
  model: 'Avanza',
  year: 2023,
  use: 'private',
  startDate: '2026-02-10',
};
const both = ['comprehensive', 'totalLoss'];
const messagesOf = (facts: AcceptanceFacts) => acceptanceOf(facts).problems.map(({ message }) => message);

/** Brand × year × kind × use: what is accepted when cover begins in 2026. Written out by hand. */
const TABLE: readonly (readonly [AcceptanceFacts['kind'], string, number, readonly string[]])[] = [
  ['car', 'Toyota', 2026, both],
  ['car', 'Toyota', 2021, both],
  ['car', 'Toyota', 2020, both],
  ['car', 'Toyota', 2016, both],
  ['car', 'Toyota', 2015, ['totalLoss']],
  ['car', 'Toyota', 2011, ['totalLoss']],
  ['car', 'Toyota', 2010, []],
  ['car', 'Hyundai', 2016, both],
  ['car', 'Hyundai', 2015, ['totalLoss']],
  ['car', 'BMW', 2026, both],
  ['car', 'BMW', 2021, both],
  ['car', 'BMW', 2020, ['totalLoss']],
  ['car', 'BMW', 2011, ['totalLoss']],
  ['car', 'BMW', 2010, []],
  ['car', 'Mercedes-Benz', 2021, both],
  ['car', 'mercedes benz', 2020, ['totalLoss']],
  ['car', 'Mini', 2020, ['totalLoss']],
  ['car', 'Mazda', 2026, ['totalLoss']],
  ['car', 'MAZDA', 2011, ['totalLoss']],
  ['car', 'Mazda', 2010, []],
  ['motorcycle', 'Honda', 2026, ['totalLoss']],
  ['motorcycle', 'Honda', 2016, ['totalLoss']],
  ['motorcycle', 'Honda', 2015, []],
  ['motorcycle', 'BMW', 2020, ['totalLoss']],
];

it.each(TABLE)('accepts a %s %s of %i for %j when cover begins in 2026', (kind, brand, year, coverages) => {
  expect(acceptanceOf({ ...avanza, kind, brand, year, model: 'X' }).coverages).toEqual(coverages);
});

it('accepts no vehicle in commercial use, whatever it is [MOT-063]', () => {
  for (const [kind, brand, year] of TABLE) {
    const { coverages, problems } = acceptanceOf({ ...avanza, kind, brand, year, use: 'commercial' });
    expect(coverages).toEqual([]);
    expect(problems[0]).toEqual({ message: 'motor.accept.commercialUse' });
  }
});

it('accepts no pick-up, truck or bus, listed or typed [MOT-063]', () => {
  const listed = acceptanceOf({ ...avanza, model: 'Hilux', isCommercial: true });
  expect([listed.coverages, listed.problems]).toEqual([[], [{ message: 'motor.accept.commercialModel' }]]);
  for (const model of [
    'Carry Pick Up',
    'Gran Max PICK-UP',
    'Colt Diesel Truk',
    'Dyna Truck',
    'Elf Microbus',
    'Hino bus',
    'Carry bak terbuka',
    'Gran Max Blind Van',
    'L300 Box',
    'Navara Double Cabin',
    'Strada D-Cab',
  ])
    expect([model, acceptanceOf({ ...avanza, model }).coverages]).toEqual([model, []]);
  for (const model of ['Avanza', 'Avanza Minibus', 'Avanza Mini Bus', 'Busy', 'Boxster', 'Trucker', 'NMR 71'])
    expect([model, isCommercialName(model)]).toEqual([model, false]);
  expect(isCommercialName('Isuzu NMR 71')).toBe(true);
});

it('insures European cars comprehensively up to 5 years of age, 5 included [MOT-059]', () => {
  expect(acceptanceOf({ ...avanza, brand: 'Audi', year: 2021 }).problems).toEqual([]);
  expect(acceptanceOf({ ...avanza, brand: 'Audi', year: 2020 }).problems).toEqual([
    { coverage: 'comprehensive', message: 'motor.accept.europeanAge' },
  ]);
});

it('insures other cars comprehensively up to 10 years of age, 10 included [MOT-060]', () => {
  expect(acceptanceOf({ ...avanza, year: 2016 }).problems).toEqual([]);
  expect(messagesOf({ ...avanza, year: 2015 })).toEqual(['motor.accept.age']);
});

it('counts the age from the year of manufacture to the year in which cover starts (ruling R13)', () => {
  const december = { ...avanza, brand: 'BMW', year: 2021, startDate: '2026-12-31' };
  expect(acceptanceOf(december).coverages).toEqual(both);
  expect(acceptanceOf({ ...december, startDate: '2027-01-01' }).coverages).toEqual(['totalLoss']);
});

it('insures Mazda for total loss only, however it is typed [MOT-061]', () => {
  for (const brand of ['Mazda', ' mazda ', 'MAZDA Motor']) {
    expect(acceptanceOf({ ...avanza, brand }).problems).toEqual([
      { coverage: 'comprehensive', message: 'motor.accept.mazda' },
    ]);
  }
});

it('insures motorcycles for total loss only [MOT-062]', () => {
  expect(acceptanceOf({ ...avanza, kind: 'motorcycle', brand: 'Honda', model: 'BeAT' }).problems).toEqual([
    { coverage: 'comprehensive', message: 'motor.accept.motorcycle' },
  ]);
});

it('reports why a vehicle is too old for any cover', () => {
  expect(messagesOf({ ...avanza, year: 2010 })).toEqual(['motor.accept.age', 'motor.accept.carTooOld']);
  expect(messagesOf({ ...avanza, kind: 'motorcycle', year: 2015 })).toEqual([
    'motor.accept.motorcycle',
    'motor.accept.motorcycleTooOld',
  ]);
});

it('checks no age before year and start date are known', () => {
  expect(acceptanceOf({ ...avanza, year: 0 }).problems).toEqual([]);
  expect(acceptanceOf({ ...avanza, year: 1990, startDate: '' }).problems).toEqual([]);
});

describe('European brands', () => {
  it.each([
    'Alfa Romeo',
    'Aston Martin',
    'Audi',
    'Bentley',
    'Benz',
    'BMW',
    'Citroën',
    'Ferrari',
    'Fiat',
    'Jaguar',
    'Lamborghini',
    'Land Rover',
    'Range Rover',
    'Lotus',
    'Maserati',
    'McLaren',
    'Mercedes',
    'Mercedes-Benz',
    'Mercy',
    'Mini',
    'Mini Cooper',
    'Opel',
    'Peugeot',
    'Porsche',
    'Renault',
    'Rolls-Royce',
    'Saab',
    'Škoda',
    'Smart',
    'Volkswagen',
    'volvo',
    'VW',
    'BMW M',
    'Mercedes-AMG',
    'MINI Countryman',
    'Land Rover Defender',
    'Range Rover Sport',
  ])('include %s', (brand) => {
    expect(isEuropeanBrand(brand)).toBe(true);
  });

  it.each(['Toyota', 'Mazda', 'Ford', 'Hyundai', 'Wuling', 'MG', 'Minibus', 'Smartphone'])(
    'do not include %s',
    (brand) => {
      expect(isEuropeanBrand(brand)).toBe(false);
    },
  );

  it('include the brands that the catalogue marks as European', () => {
    expect(acceptanceOf({ ...avanza, brand: 'Seat', year: 2020, isEuropean: true }).coverages).toEqual([
      'totalLoss',
    ]);
  });
});
