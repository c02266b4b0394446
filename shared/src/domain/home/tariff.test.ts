import { expect, it } from 'vitest';
import { ALL_RISK, EARTHQUAKE, EARTHQUAKE_ZONES, FIRE, FLOOD, RSMDCC } from './tariff.ts';

const cells = [
  ...Object.values(FIRE).map((row) => row.rate),
  ...Object.values(EARTHQUAKE).flatMap((row) => EARTHQUAKE_ZONES.map((zone) => row.rates[zone])),
  ...Object.values(FLOOD),
  ALL_RISK.rate,
  RSMDCC.rate,
];

it('gives every rate a source, a day and how sure it is', () => {
  for (const cell of cells) {
    expect(cell.source).not.toBe('');
    expect(cell.sourceDate).toMatch(/^\d{4}(-\d{2}-\d{2})?$/);
    expect(cell.illustrative).toBe(cell.confidence === 'illustrative');
  }
});

it('holds rates of at most four decimals, as the arithmetic assumes', () => {
  for (const { ratePerMille } of cells) {
    expect(ratePerMille).toBeGreaterThan(0);
    expect(Math.abs(ratePerMille * 10_000 - Math.round(ratePerMille * 10_000))).toBeLessThan(1e-6);
  }
});

it('names the stand-ins: tall apartments, all risks, riot, flood by depth', () => {
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
