import { expect, it } from 'vitest';
import { hasName, partsOf } from './vehicle-names.ts';
import { factsByWords } from './typed-vehicle.ts';
import type { KnownModel } from './typed-vehicle.ts';

const known = (
  brandNames: readonly string[],
  names: readonly string[],
  { isEuropean = false, isCommercial = false } = {},
): KnownModel => ({ brandNames, names, isEuropean, isCommercial });

const MODELS: readonly KnownModel[] = [
  known(['toyota'], ['avanza']),
  known(['toyota'], ['hilux'], { isCommercial: true }),
  known(['landrover', 'rangerover'], ['rangerover'], { isEuropean: true }),
  known(['chevrolet'], ['captiva']),
  known(['landrover', 'rangerover'], ['rover'], { isEuropean: true, isCommercial: true }),
  known(['hino'], ['dutro'], { isCommercial: true }),
];
const facts = (brand: string, model: string) => factsByWords({ brand, model }, MODELS);

it.each([
  ['a private model with more words', 'Toyota', 'Avanza Limited', { isEuropean: false, isCommercial: false }],
  ['a commercial model with more words', 'Toyota', 'Hilux 2.4G', { isEuropean: false, isCommercial: true }],
  ['digits behind a name', 'Toyota', 'Hilux2.4', { isEuropean: false, isCommercial: true }],
  ['letters behind a name', 'Toyota', 'Hiluxury', { isEuropean: false, isCommercial: false }],
  ['a brand with more words', 'Toyota Astra', 'Hilux', { isEuropean: false, isCommercial: true }],
  [
    'a name inside that of a private car',
    'Land Rover',
    'Range Rover',
    { isEuropean: true, isCommercial: false },
  ],
  ['a commercial model beside it', 'Land Rover', 'Rover Van', { isEuropean: true, isCommercial: true }],
  [
    'another model of a brand that makes only trucks',
    'Hino',
    '500',
    { isEuropean: false, isCommercial: true },
  ],
  ['a commercial model of another brand', 'Chevrolet', 'Hilux', { isEuropean: false, isCommercial: true }],
  ['a model of a known brand', 'Chevrolet', 'Spark', { isEuropean: false, isCommercial: false }],
  ['a brand that is not known', 'Tayota', 'Avanza', { isEuropean: true, isCommercial: false }],
  ['a model of a brand that is not known', 'Tayota', 'Hilux', { isEuropean: true, isCommercial: true }],
])('recognises %s (%s %s) by its typed words [MOT-059, MOT-063]', (_what, brand, model, expected) => {
  expect(facts(brand, model)).toEqual(expected);
});

it.each([
  ['Colt L300', 'l300', true],
  ['CR V', 'crv', true],
  ['Ranger', 'range', false],
  ['LX 300', 'l300', false],
  ['', 'l300', false],
])('tests whether "%s" contains the name %s: %s', (text, name, expected) => {
  expect(hasName(partsOf(text), name)).toBe(expected);
});
