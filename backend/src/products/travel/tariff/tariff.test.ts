import { expect, it } from 'vitest';
import { ADD_ONS } from './add-ons.ts';
import { PLANS } from './plans.ts';
import { BAND_DAYS, CHILD_SHARE, PREMIUMS } from './tariff.ts';

/** Every cell of the tariff, in thousands of rupiah: plan, area, one premium a band, every further week. */
const CELLS: readonly (readonly [string, string, readonly number[], number])[] = [
  ['TRVPLT', '1', [215, 250, 292, 331, 402, 478, 551, 634], 118],
  ['TRVPLT', '2', [298, 346, 401, 452, 547, 649, 748, 861], 159],
  ['TRVPLT', '3', [352, 409, 474, 536, 648, 768, 884, 1018], 187],
  ['TRVPLT', '4', [388, 451, 523, 591, 716, 849, 978, 1126], 207],
  ['TRVPLT', '5', [92, 107, 124, 141, 171, 203, 234, 270], 49],
  ['TRVGLD', '1', [158, 184, 214, 243, 295, 351, 404, 465], 86],
  ['TRVGLD', '2', [219, 254, 294, 332, 402, 477, 549, 632], 116],
  ['TRVGLD', '3', [258, 300, 348, 393, 476, 564, 649, 748], 137],
  ['TRVGLD', '4', [285, 331, 384, 434, 526, 623, 718, 827], 152],
  ['TRVGLD', '5', [68, 79, 92, 104, 126, 149, 172, 198], 36],
  ['TRVBRZ', '1', [112, 130, 152, 172, 209, 249, 286, 330], 61],
  ['TRVBRZ', '2', [155, 180, 208, 235, 285, 338, 389, 448], 83],
  ['TRVBRZ', '4', [202, 235, 272, 307, 372, 441, 509, 586], 108],
  ['TRVBRZ', '5', [48, 56, 65, 74, 89, 106, 122, 141], 26],
  ['TRVGRD', '5', [38, 44, 52, 59, 71, 84, 97, 112], 20],
  ['TRVPRS', '1', [89, 103, 120, 136, 165, 197, 226, 261], 48],
  ['TRVPRS', '5', [29, 34, 39, 45, 54, 64, 74, 85], 15],
  ['TRVSCH', '3', [196, 228, 264, 298, 361, 428, 493, 567], 104],
];

it('has exactly the premiums of the table', () => {
  const cells = Object.entries(PREMIUMS).flatMap(([plan, areas]) =>
    Object.entries(areas).map(([area, { bands, extraWeek }]) => [
      plan,
      area,
      bands.map((premium) => premium / 1000),
      extraWeek / 1000,
    ]),
  );
  expect(cells).toEqual(CELLS);
  expect(BAND_DAYS).toEqual([4, 6, 8, 10, 15, 20, 25, 31]);
  expect(CHILD_SHARE).toBe(0.5);
});

it('has exactly the add-ons of the table', () => {
  expect(
    ADD_ONS.map(({ code, type, parent, premium, where }) => [code, type, parent, premium, where]),
  ).toEqual([
    ['AC000CV01', 'C', undefined, 75_500, 'abroad'],
    ['AC000CV02', 'B', 'AC000CV01', 0, 'abroad'],
    ['AC000CV03', 'B', 'AC000CV01', 0, 'abroad'],
    ['AC000CV04', 'B', 'AC000CV01', 0, 'abroad'],
    ['AC000AS01', 'C', undefined, 45_000, 'everywhere'],
    ['AC000GD01', 'C', undefined, 38_000, 'everywhere'],
    ['AC000HM01', 'C', undefined, 24_000, 'everywhere'],
    ['AC000VS01', 'C', undefined, 52_000, 'abroad'],
    ['AC000FY01', 'C', undefined, 18_000, 'domestic'],
  ]);
});

/** Sums insured of every plan in millions of rupiah, abroad and within Indonesia, in the order of the rows. */
const SUMS: readonly (readonly [string, string, readonly number[], readonly number[]])[] = [
  ['TRVPLT', 'Platinum', [2000, 1500, 2000, 60, 9, 30, 1500, 0], [100, 300, 150, 10, 1.5, 5, 100, 0]],
  ['TRVGLD', 'Gold', [1000, 750, 1000, 40, 6, 20, 1000, 0], [60, 200, 100, 7.5, 1, 3.5, 75, 0]],
  ['TRVBRZ', 'Bronze', [500, 400, 500, 20, 3, 10, 500, 0], [30, 100, 60, 5, 0.75, 2, 50, 0]],
  ['TRVGRD', 'Garuda', [0, 0, 0, 0, 0, 0, 0, 0], [25, 75, 40, 3, 0.5, 1.5, 25, 0]],
  ['TRVPRS', 'Perisai', [300, 250, 300, 10, 2, 6, 250, 0], [15, 50, 25, 2, 0.4, 1, 15, 0]],
  ['TRVSCH', 'Schengen Essential', [600, 300, 600, 15, 3, 8, 600, 0], [0, 0, 0, 0, 0, 0, 0, 0]],
];

it('has exactly the sums insured of the table for every plan', () => {
  const million = 1_000_000;
  const sums = PLANS.map(({ code, name, cover }) => [
    code,
    name,
    cover.map((row) => row.international / million),
    cover.map((row) => row.domestic / million),
  ]);
  expect(sums).toEqual(SUMS);
  for (const { cover } of PLANS) {
    expect(cover.map((row) => row.name.en)).toEqual([
      'Medical treatment',
      'Accidental death and permanent disability',
      'Medical evacuation and repatriation',
      'Journey cancellation',
      'Flight delay',
      'Loss of or damage to baggage',
      'Personal liability',
      'Assistance by phone, 24 hours',
    ]);
    expect(cover.map((row) => row.type).join('')).toBe('AAAAAAAC');
  }
});
