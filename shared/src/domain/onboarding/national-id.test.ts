import { expect, it } from 'vitest';
import { birthDateDiffers, checkNationalId, genderIn } from './national-id.ts';

it('takes an ID number of 16 digits and nothing else [ONB-023]', () => {
  expect(checkNationalId('3174011705900001')).toBeUndefined();
  expect(checkNationalId('3174 0117 0590 0001')).toBeUndefined();
  for (const number of ['317401170590000', '31740117059000011', '31740117059000O1'])
    expect(checkNationalId(number)).toBe('idCard.invalid');
  expect(checkNationalId('')).toBe('idCard.required');
});

const withDay = (day: string) => checkNationalId(`317401${day}05900001`);
const withMonth = (month: string) => checkNationalId(`31740117${month}900001`);

it('refuses a day or month that no calendar has, 41 to 71 being the days of women [ONB-023]', () => {
  for (const day of ['01', '31', '41', '71']) expect(withDay(day)).toBeUndefined();
  for (const day of ['00', '32', '40', '72', '99']) expect(withDay(day)).toBe('idCard.impossible');
  for (const month of ['01', '12']) expect(withMonth(month)).toBeUndefined();
  for (const month of ['00', '13']) expect(withMonth(month)).toBe('idCard.impossible');
});

it('accepts unknown region codes [ONB-023]', () => {
  expect(checkNationalId('9999991705900001')).toBeUndefined();
});

it('only warns of a birth date other than the number says, whatever its century', () => {
  expect(birthDateDiffers('3174011705900001', '1990-05-17')).toBe(false);
  expect(birthDateDiffers('3174015705900001', '1990-05-17')).toBe(false);
  expect(birthDateDiffers('3174011705900001', '1890-05-17')).toBe(false);
  expect(birthDateDiffers('3174011705900001', '1990-05-18')).toBe(true);
  expect(birthDateDiffers('317', '1990-05-18')).toBe(false);
  expect(birthDateDiffers('3174011705900001', '')).toBe(false);
});

it.each([
  ['3171015705900001', 'female'],
  ['3171011705900001', 'male'],
  ['3171019905900001', undefined],
  ['', undefined],
] as const)('reads from the number %s the gender %s', (number, gender) => {
  expect(genderIn(number)).toBe(gender);
});
