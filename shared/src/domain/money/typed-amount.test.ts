import { expect, it } from 'vitest';
import { copiedAmount, typedAmount } from './typed-amount.ts';

it.each([
  ['Rp 1.250.000', 1_250_000],
  ['Rp. 1.250.000,-', 1_250_000],
  ['Rp1.250.000,00', 1_250_000],
  ['1.250.000.-', 1_250_000],
  ['1.250.000 IDR', 1_250_000],
  ['IDR 900 000', 900_000],
  ['1,250,000', 1_250_000],
  ['1’250’000.50', 1_250_000],
  ['\u202A1.250.000\u202C', 1_250_000],
  ['1,500,000,000.00', 1_500_000_000],
  ['1500000000.00', 1_500_000_000],
  ['50,000,000.00', 50_000_000],
  ['1.250.000,75', 1_250_000],
  ['1.234.567,890', 1_234_567],
  ['1500000.5', 1_500_000],
  ['1500000,50', 1_500_000],
  ['1.50', 1],
  ['1.500', 1500],
  ['007', 7],
  ['999999999999', 999_999_999_999],
  ['', 0],
])('reads the copied %j as %i', (text, amount) => {
  expect(copiedAmount(text)).toBe(amount);
});

it.each([
  ['1.500.000 rupiah', 1_500_000],
  ['Rp 1.500.000 Rupiah', 1_500_000],
  ['500k', 500_000],
  ['Rp 500 K', 500_000],
  ['1,5 juta rupiah', 1_500_000],
  ['500 ribu', 500_000],
  ['500rb', 500_000],
  ['1,5 juta', 1_500_000],
  ['Rp 1.5 jt', 1_500_000],
  ['0,25 juta', 250_000],
  ['1,5 miliar', 1_500_000_000],
  ['1,5 Milyar', 1_500_000_000],
  ['2 M', 2_000_000_000],
  ['1.25 billion', 1_250_000_000],
  ['999,99 miliar', 999_990_000_000],
])('reads the words for thousand and million in %s', (text, amount) => {
  expect(copiedAmount(text)).toBe(amount);
});

it.each(['1.234.567.890.123', '1234567890123', '1000 miliar', '999999999999 miliar'])(
  'refuses %s as too long, and cuts nothing',
  (text) => {
    expect(copiedAmount(text)).toBe('amount.tooLong');
  },
);

it.each([
  'minus',
  '-5',
  '5 unit',
  '1 triliun',
  '1e9',
  '.5',
  '5,',
  '0.500',
  '1.50.000',
  '1500.0000',
  '1,234.567.890',
  '1500 1600',
  '1,250 juta',
  '1.250k',
  'Rp 1.500.000/orang',
  '100 - 200',
])('refuses %s, which is ambiguous or no amount', (text) => {
  expect(copiedAmount(text)).toBe('amount.unreadable');
});

it.each([
  'Rp 1.500.000/bulan',
  'Rp 1.500.000,- / bln',
  '1.500.000 per bulan',
  '500rb/hari',
  '1,5 juta per tahun',
  'IDR 1,500,000/month',
  'Rp 9.000.000 p.a.',
])('refuses %s, of which only the reader knows for how many months it counts', (text) => {
  expect(copiedAmount(text)).toBe('amount.period');
});

it.each([
  ['1.50', 150],
  ['1.5000', 15_000],
  ['1,5', 15],
  ['12 000', 12_000],
  ['', 0],
  ['1.234.567.890.123', 'amount.tooLong'],
  ['1.500x', 'amount.unreadable'],
  ['-1', 'amount.unreadable'],
])('reads the typed %j as %j', (text, read) => {
  expect(typedAmount(text)).toBe(read);
});
