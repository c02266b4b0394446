import { describe, expect, it } from 'vitest';
import type { UpdateTravelQuoteInput } from '@payung/shared/api/schemas/travel-bodies.ts';
import { aTravelQuote } from '@payung/shared/testing/quotes.ts';
import { holds } from './holds.ts';

const quote = aTravelQuote({
  planCode: 'TRVGLD',
  covid: true,
  additionalBenefits: [
    { BenefitCode: 'AC1', BenefitDesc: 'Golf', Premium: 10_000 },
    { BenefitCode: 'AC2', BenefitDesc: 'Gadgets', Premium: 20_000 },
  ],
});

const same: readonly UpdateTravelQuoteInput[] = [
  { planCode: 'TRVGLD' },
  { covid: true },
  { additionalBenefits: [{ BenefitCode: 'AC2' }, { BenefitCode: 'AC1' }] },
];
const other: readonly UpdateTravelQuoteInput[] = [
  { planCode: 'TRVPLT' },
  { covid: false },
  { additionalBenefits: [{ BenefitCode: 'AC2' }] },
  { additionalBenefits: [{ BenefitCode: 'AC2' }, { BenefitCode: 'AC3' }] },
  { promoCodeList: [{ promoCode: 'LIBURANHEMAT2026001' }] },
];

describe('a quote that was changed meanwhile', () => {
  it.each(same)('says already what was to be saved: %j', (change) => {
    expect(holds(quote, change)).toBe(true);
  });
  it.each(other)('says something else than %j', (change) => {
    expect(holds(quote, change)).toBe(false);
  });
});
