import { describe, expect, it } from 'vitest';
import { alreadySaved } from './already-saved.ts';

const record = {
  planCode: 'KITE-GLD',
  hasTail: true,
  benefits: [
    { code: 'AC1', premium: 10_000 },
    { code: 'AC2', premium: 20_000 },
  ],
  address: { city: 'Jakarta', postalCode: '10110' },
};

const same: readonly object[] = [
  {},
  { planCode: 'KITE-GLD' },
  { hasTail: true },
  { benefits: [{ code: 'AC2' }, { code: 'AC1' }] },
  { address: { city: 'Jakarta' } },
];
const other: readonly object[] = [
  { planCode: 'KITE-PLT' },
  { hasTail: false },
  { benefits: [{ code: 'AC2' }] },
  { benefits: [{ code: 'AC2' }, { code: 'AC3' }] },
  { address: { city: 'Depok' } },
  { promoCode: { code: 'LIBURANHEMAT2026001' } },
];

describe('a record that was changed meanwhile', () => {
  it.each(same)('says already what was to be saved: %j', (change) => {
    expect(alreadySaved(record, change)).toBe(true);
  });
  it.each(other)('says something else than %j', (change) => {
    expect(alreadySaved(record, change)).toBe(false);
  });
});
