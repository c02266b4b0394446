import { expect, it } from 'vitest';
import { writtenPhone } from './export-list.ts';

it.each([
  ['6281234567890', '0812-3456-7890'],
  ['081234567890', '0812-3456-7890'],
  ['81234567890', '0812-3456-7890'],
  ['0812345678', '0812-3456-78'],
  ['', ''],
])('formats the phone %j as text that a spreadsheet does not calculate: %j', (phone, written) => {
  expect(writtenPhone(phone)).toBe(written);
});
