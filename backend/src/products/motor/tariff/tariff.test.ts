import { expect, it } from 'vitest';
import { ADD_ONS } from './add-ons.ts';
import { MOTOR_PLANS } from './plans.ts';
import { AGE_LOADING, CAR_BANDS, MOTORCYCLE_ROW, TARIFF_SOURCE } from './tariff.ts';

/**
 * SE OJK 6/SEOJK.05/2017 as it is printed, without the commercial vehicles, which are not covered: percent a year,
 * lowest–highest, regions 1, 2, 3. Copied by hand.
 */
const COMPREHENSIVE = `
≤ 125          | 3.82–4.20 | 3.26–3.59 | 2.53–2.78
> 125–200      | 2.67–2.94 | 2.47–2.72 | 2.69–2.96
> 200–400      | 2.18–2.40 | 2.08–2.29 | 1.79–1.97
> 400–800      | 1.20–1.32 | 1.20–1.32 | 1.14–1.25
> 800          | 1.05–1.16 | 1.05–1.16 | 1.05–1.16
motorcycle     | 3.18–3.50 | 3.18–3.50 | 3.18–3.50`;
const TOTAL_LOSS = `
≤ 125          | 0.47–0.56 | 0.65–0.78 | 0.51–0.56
> 125–200      | 0.63–0.69 | 0.44–0.53 | 0.44–0.48
> 200–400      | 0.41–0.46 | 0.38–0.42 | 0.29–0.35
> 400–800      | 0.25–0.30 | 0.25–0.30 | 0.23–0.27
> 800          | 0.20–0.24 | 0.20–0.24 | 0.20–0.24
motorcycle     | 1.76–2.11 | 1.80–2.16 | 0.67–0.80`;

const ROWS = [...CAR_BANDS, MOTORCYCLE_ROW];

const printed = (coverage: 'comprehensive' | 'totalLoss') =>
  ROWS.map(({ band, [coverage]: cells }) => {
    const regions = ([1, 2, 3] as const).map((region) =>
      cells[region].map((rate) => rate.toFixed(2)).join('–'),
    );
    return [band, ...regions].join(' | ');
  });

const lines = (table: string): readonly string[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+\|/g, ' |'));

it('has every cell of the comprehensive table', () => {
  expect(printed('comprehensive')).toEqual(lines(COMPREHENSIVE));
});

it('has every cell of the total-loss table', () => {
  expect(printed('totalLoss')).toEqual(lines(TOTAL_LOSS));
});

it('ends the classes of cars at 125, 200, 400 and 800 million', () => {
  expect(CAR_BANDS.map(({ upTo }) => upTo)).toEqual([
    125_000_000,
    200_000_000,
    400_000_000,
    800_000_000,
    Number.POSITIVE_INFINITY,
  ]);
});

it('has a source and a date, and an age loading of 5 percent after five years', () => {
  expect(TARIFF_SOURCE).toEqual({ source: 'SE OJK 6/SEOJK.05/2017', sourceDate: '2017' });
  expect(AGE_LOADING).toEqual({ percentPerYear: 5, freeYears: 5 });
});

/** Percent by region, comprehensive and total loss; or whole rupiah a year [MOT-065]. */
const EXTENSIONS = [
  ['FLOOD', [0.075, 0.1, 0.075], [0.05, 0.075, 0.05]],
  ['EQ', [0.12, 0.1, 0.075], [0.085, 0.075, 0.05]],
  ['SRCC', [0.05, 0.05, 0.05], [0.035, 0.035, 0.035]],
  ['TERROR', [0.05, 0.05, 0.05], [0.035, 0.035, 0.035]],
  ['TPL010', 100_000],
  ['TPL025', 250_000],
  ['TPL050', 375_000],
  ['AU01', [0.25, 0.25, 0.25], undefined],
  ['PADRV', 50_000],
  ['PAPAX', 40_000],
];

const ratesOf = (rates: Readonly<Record<1 | 2 | 3, number>> | undefined) =>
  rates && [rates[1], rates[2], rates[3]];

it('has every cell of the extensions', () => {
  expect(
    ADD_ONS.map((addOn) =>
      'perYear' in addOn
        ? [addOn.code, addOn.perYear]
        : [addOn.code, ratesOf(addOn.rates.comprehensive), ratesOf(addOn.rates.totalLoss)],
    ),
  ).toEqual(EXTENSIONS);
});

it('offers third-party liability of Rp 10, 25 and 50 million, and has TP in no other code [MOT-065] [MOT-024]', () => {
  const options = ADD_ONS.filter(({ code }) => code.includes('TP'));
  expect(options.map(({ code, name }) => [code, name.en, name.id])).toEqual([
    ['TPL010', 'Third-party liability Rp 10 million', 'Tanggung jawab pihak ketiga Rp 10 juta'],
    ['TPL025', 'Third-party liability Rp 25 million', 'Tanggung jawab pihak ketiga Rp 25 juta'],
    ['TPL050', 'Third-party liability Rp 50 million', 'Tanggung jawab pihak ketiga Rp 50 juta'],
  ]);
});

it('marks only the rate of the workshop as an example', () => {
  expect(ADD_ONS.filter(({ isExample }) => isExample).map(({ code }) => code)).toEqual(['AU01']);
});

it('sells two plans: Motor Standard at the lowest rates, Motor Prime at the highest', () => {
  expect(MOTOR_PLANS.map(({ code, name, bound }) => [code, name, bound])).toEqual([
    ['MTSTD', 'Motor Standard', 0],
    ['MTPRM', 'Motor Prime', 1],
  ]);
  for (const { benefits } of MOTOR_PLANS) {
    for (const rows of Object.values(benefits)) expect(rows.length).toBeGreaterThan(3);
  }
});
