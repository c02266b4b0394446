import { expect, it } from 'vitest';
import { ALL_RISK, EARTHQUAKE, EARTHQUAKE_ZONES, FIRE, FLOOD, RSMDCC } from './tariff.ts';

const cells = [
  ...Object.values(FIRE).map((row) => row.rate),
  ...Object.values(EARTHQUAKE).flatMap((row) => EARTHQUAKE_ZONES.map((zone) => row.rates[zone])),
  ...Object.values(FLOOD),
  ALL_RISK.rate,
  RSMDCC.rate,
];

it('has a source, a date and a confidence for every rate', () => {
  for (const cell of cells) {
    expect(cell.source).not.toBe('');
    expect(cell.sourceDate).toMatch(/^\d{4}(-\d{2}-\d{2})?$/);
    expect(cell.illustrative).toBe(cell.confidence === 'illustrative');
  }
});

it('has rates of at most four decimals, as the arithmetic assumes', () => {
  for (const { ratePerMille } of cells) {
    expect(ratePerMille).toBeGreaterThan(0);
    expect(Math.abs(ratePerMille * 10_000 - Math.round(ratePerMille * 10_000))).toBeLessThan(1e-6);
  }
});

it('marks as examples the rates of tall apartments, all risks, riot and flood by depth', () => {
  expect([FIRE.dwelling, FIRE.apartmentUpTo6Floors].map((row) => row.rate.illustrative)).toEqual([
    false,
    false,
  ]);
  expect([FIRE.apartmentAbove6Floors, ALL_RISK, RSMDCC].map((row) => row.rate.illustrative)).toEqual([
    true,
    true,
    true,
  ]);
  expect(Object.entries(FLOOD).flatMap(([zone, cell]) => (cell.illustrative ? [] : [zone]))).toEqual([
    '1',
    '2',
  ]);
});

const rateOf = ({ ratePerMille, confidence }: (typeof cells)[number]) => [ratePerMille, confidence];

/** Copied by hand from the sources, in thousandths of the sum insured a year. */
it('has exactly these rates of fire, all risks, riot and flood', () => {
  expect(Object.entries(FIRE).map(([row, { table, rate }]) => [row, table, ...rateOf(rate)])).toEqual([
    ['dwelling', 'I.A 2976', 0.294, 'oneSource'],
    ['apartmentUpTo6Floors', 'I.A 2971', 0.368, 'oneSource'],
    ['apartmentAbove6Floors', 'I.A 2971 (> 6)', 0.46, 'illustrative'],
  ]);
  expect([ALL_RISK.table, ...rateOf(ALL_RISK.rate)]).toEqual(['PAR', 0.15, 'illustrative']);
  expect([RSMDCC.table, ...rateOf(RSMDCC.rate)]).toEqual(['RSMDCC', 0.05, 'illustrative']);
  expect(Object.entries(FLOOD).map(([zone, cell]) => [zone, ...rateOf(cell)])).toEqual([
    ['1', 0.45, 'oneSource'],
    ['2', 0.5, 'oneSource'],
    ['up to 30 cm', 0.45, 'illustrative'],
    ['30 to 60 cm', 1.7, 'illustrative'],
    ['60 to 100 cm', 3.45, 'illustrative'],
    ['above 100 cm', 5.2, 'illustrative'],
  ]);
});

it('has exactly these earthquake rates of the five zones', () => {
  expect(EARTHQUAKE_ZONES).toEqual(['Z1', 'Z2', 'Z3', 'Z4', 'Z5']);
  const rows = Object.entries(EARTHQUAKE).map(([row, { table, rates }]) => [
    row,
    table,
    Object.entries(rates).map(([zone, { ratePerMille, confidence }]) => [zone, ratePerMille, confidence]),
  ]);
  expect(rows).toEqual([
    [
      'dwelling',
      'III.A 2976',
      [
        ['Z1', 0.76, 'decoded'],
        ['Z2', 0.79, 'decoded'],
        ['Z3', 1.04, 'decoded'],
        ['Z4', 1.35, 'decoded'],
        ['Z5', 1.6, 'decoded'],
      ],
    ],
    [
      'otherUpTo9Floors',
      'III.A.1 (≤ 9)',
      [
        ['Z1', 0.75, 'decoded'],
        ['Z2', 0.76, 'decoded'],
        ['Z3', 1, 'decoded'],
        ['Z4', 1.43, 'decoded'],
        ['Z5', 1.9, 'decoded'],
      ],
    ],
    [
      'otherAbove9Floors',
      'III.A.1 (> 9)',
      [
        ['Z1', 1.12, 'decoded'],
        ['Z2', 1.15, 'decoded'],
        ['Z3', 1.22, 'decoded'],
        ['Z4', 1.53, 'decoded'],
        ['Z5', 2, 'decoded'],
      ],
    ],
  ]);
});

const sourcesOf = (of: readonly (typeof cells)[number][]) =>
  of.map(({ source, sourceDate }) => [source, sourceDate]);

it('names the source and date of each table of rates', () => {
  const circular = ['SE OJK 6/SEOJK.05/2017', '2017'];
  const own = [expect.any(String), '2026-11-21'];
  const association = ['AAUI', '2013'];
  expect(sourcesOf(Object.values(FIRE).map((row) => row.rate))).toEqual([circular, circular, own]);
  expect(sourcesOf([ALL_RISK.rate, RSMDCC.rate])).toEqual([own, own]);
  expect(sourcesOf(Object.values(FLOOD))).toEqual([
    circular,
    circular,
    association,
    association,
    own,
    association,
  ]);
  for (const { rates } of Object.values(EARTHQUAKE)) {
    expect(sourcesOf(EARTHQUAKE_ZONES.map((zone) => rates[zone]))).toEqual(
      EARTHQUAKE_ZONES.map(() => circular),
    );
  }
});
