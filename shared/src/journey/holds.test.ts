import { describe, expect, it } from 'vitest';
import { holds } from './holds.ts';

const record = {
  planCode: 'TRVGLD',
  covid: true,
  additionalBenefits: [
    { BenefitCode: 'AC1', Premium: 10_000 },
    { BenefitCode: 'AC2', Premium: 20_000 },
  ],
  address: { city: 'Jakarta', postalCode: '10110' },
};

const same: readonly object[] = [
  {},
  { planCode: 'TRVGLD' },
  { covid: true },
  { additionalBenefits: [{ BenefitCode: 'AC2' }, { BenefitCode: 'AC1' }] },
  { address: { city: 'Jakarta' } },
];
const other: readonly object[] = [
  { planCode: 'TRVPLT' },
  { covid: false },
  { additionalBenefits: [{ BenefitCode: 'AC2' }] },
  { additionalBenefits: [{ BenefitCode: 'AC2' }, { BenefitCode: 'AC3' }] },
  { address: { city: 'Depok' } },
  { promoCodeList: [{ promoCode: 'LIBURANHEMAT2026001' }] },
];

describe('a record that was changed meanwhile', () => {
  it.each(same)('says already what was to be saved: %j', (change) => {
    expect(holds(record, change)).toBe(true);
  });
  it.each(other)('says something else than %j', (change) => {
    expect(holds(record, change)).toBe(false);
  });
});
