import { expect, it } from 'vitest';
import { HOME_COVERS, chosenBenefits, coverOf, selectableBenefits, toggleCover } from './covers.ts';

const benefit = (code: string, type = 'C') => ({ code, type });
const earthquake = benefit('C0001028');
const flood = benefit('C0002003');
const riot = benefit('C0002004');

it.each([
  ['C0001028', 'earthquake', 'HOME-021'],
  ['C0002004', 'rsmdcc', 'HOME-022'],
  ['C0002003', 'flood', 'HOME-023'],
])('maps the benefit %s to the %s cover [%s]', (code, cover) => {
  expect(coverOf(code)).toEqual({ code, cover });
});

it('has three covers', () => {
  expect(HOME_COVERS.map(({ code }) => code)).toEqual(['C0001028', 'C0002003', 'C0002004']);
  expect(coverOf('X')).toBeUndefined();
});

it('turns a cover on and off independently of the others [HOME-024]', () => {
  const both = toggleCover(toggleCover([], 'C0001028'), 'C0002003');
  expect(both).toEqual(['C0001028', 'C0002003']);
  expect(toggleCover(both, 'C0001028')).toEqual(['C0002003']);
  expect(toggleCover(both, 'X')).toBe(both);
});

it('offers only benefits of type C [HOME-020]', () => {
  expect(selectableBenefits([benefit('A1', 'A'), earthquake, benefit('B1', 'B')])).toEqual([earthquake]);
});

it('chooses the offered benefits whose cover is turned on [HOME-025]', () => {
  const codes = ['C0001028', 'C0002004'];
  expect(chosenBenefits([earthquake, flood, riot], codes)).toEqual([earthquake, riot]);
  expect(chosenBenefits([flood], codes)).toEqual([]);
  expect(chosenBenefits([{ ...earthquake, type: 'B' }], codes)).toEqual([]);
});
