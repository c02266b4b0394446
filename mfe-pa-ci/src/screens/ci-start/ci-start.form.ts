import type { NewCiQuote } from '#contract/schemas/critical-illness.ts';
import { normaliseCiPromo } from '#rules/ci-reductions.ts';
import { normaliseName } from '@payung/shared/domain/people/names.ts';

/** What the form holds. */
export type CiStartValues = Omit<NewCiQuote, 'requestId'>;

export const EMPTY: CiStartValues = {
  insuredName: '',
  insuredPhone: '',
  insuredEmail: '',
  discountPercent: 0,
  promoCode: '',
};

/** As it is sent: the same answers are the same quote, however they were spaced. */
export const cleanValues = (values: CiStartValues): CiStartValues => ({
  ...values,
  insuredName: normaliseName(values.insuredName),
  insuredEmail: values.insuredEmail.trim(),
  promoCode: normaliseCiPromo(values.promoCode),
});
