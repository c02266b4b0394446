import { expect, it } from 'vitest';
import { areaById, COVERAGE_AREAS } from './coverage-areas.ts';

it('sells these areas, Indonesia alone as a domestic one', () => {
  expect(COVERAGE_AREAS.map(({ id, name, isDomestic }) => [id, name.en, name.id, isDomestic])).toEqual([
    ['1', 'ASEAN', 'ASEAN', false],
    ['2', 'Asia Pacific', 'Asia Pasifik', false],
    ['3', 'Schengen countries', 'Negara Schengen', false],
    ['4', 'Worldwide', 'Seluruh dunia', false],
    ['5', 'Indonesia', 'Indonesia', true],
  ]);
});

it('finds an area by its id, and none by another text', () => {
  expect(areaById('4')?.name.en).toBe('Worldwide');
  expect(areaById('6')).toBeUndefined();
});
