import { expect, it } from 'vitest';
import { writtenPhone } from './export-list.ts';

it.each([
  ['6281234567890', '0812-3456-7890'],
  ['081234567890', '0812-3456-7890'],
  ['81234567890', '0812-3456-7890'],
  ['0812345678', '0812-3456-78'],
  ['', ''],
])('writes the phone %j as people do, so that no spreadsheet calculates with it: %j', (phone, written) => {
  expect(writtenPhone(phone)).toBe(written);
});
