import { expect, it } from 'vitest';
import { isDiscountAllowed, parseDiscount } from '@payung/shared/domain/money/discount.ts';
import { checkCiPromo, ciDiscount, normaliseCiPromo } from './ci-reductions.ts';
import en from './messages/en.json' with { type: 'json' };
import id from './messages/id.json' with { type: 'json' };

it('lets agents give 0 to 25 percent on critical illness', () => {
  expect(ciDiscount.max).toBe(25);
  for (const percent of [0, 12.5, 25]) expect(isDiscountAllowed(percent, ciDiscount)).toBe(true);
  for (const percent of [-0.01, 25.01, Number.NaN])
    expect(isDiscountAllowed(percent, ciDiscount)).toBe(false);
  expect(parseDiscount('26', ciDiscount)).toMatchObject({ state: 'clamped', value: 25 });
});

it('accepts promo codes of 4 to 20 letters and digits, or none', () => {
  for (const code of ['', '  ', 'ABCD', 'sehat 2026', 'A'.repeat(20)])
    expect(checkCiPromo(code)).toBeUndefined();
  for (const code of ['ABC', 'A'.repeat(21), 'SEHAT-2026', '<b>SEHAT</b>', 'DISKON%'])
    expect([code, checkCiPromo(code)]).toEqual([code, 'ci.promo.invalid']);
  expect(normaliseCiPromo(' sehat 2026 ')).toBe('SEHAT2026');
});

it('has a text in both languages for every message', () => {
  const { messages } = ciDiscount;
  expect(ciDiscount).toMatchObject({
    isRequired: true,
    messages: { plus: ['ci.discount.plus'], minus: ['ci.discount.minus'] },
  });
  const used = [
    messages.nan,
    messages.empty,
    messages.range,
    ...messages.plus,
    ...messages.minus,
    messages.stepNan,
    messages.stepRange,
    'ci.promo.invalid',
  ];
  const [english, indonesian]: readonly Readonly<Record<string, string>>[] = [en, id];
  for (const message of used) {
    expect([message, english?.[message] !== undefined, indonesian?.[message] !== undefined]).toEqual([
      message,
      true,
      true,
    ]);
  }
  expect(en['ci.discount.range']).toBe('Enter only numbers between 0 and 25');
  expect(id['ci.promo.invalid']).toBe('Kode promo terdiri dari 4 sampai 20 huruf dan angka');
});
