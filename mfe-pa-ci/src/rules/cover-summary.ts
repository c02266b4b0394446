import type { AccidentPlan, AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import type { Language } from '@payung/shared/domain/language.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { exclusionsOf } from '@payung/shared/domain/text/wording.ts';
import type { CoverSummary } from '@payung/shared/domain/text/wording.ts';
import { ACCIDENT_WORDING } from './wording.ts';

interface QuotedPlans {
  readonly insureds: readonly Pick<AccidentQuoteRecord['insureds'][number], 'planCode'>[];
}

/** Of every plan of the quote; its name stands before each line where there are several. */
export const coverSummary = (
  { insureds }: QuotedPlans,
  plans: readonly Pick<AccidentPlan, 'code' | 'name' | 'benefits'>[],
  language: Language,
): CoverSummary => {
  const chosen = plans.filter(({ code }) => insureds.some(({ planCode }) => planCode === code));
  return {
    covered: chosen.flatMap(({ name, benefits }) =>
      benefits.map(({ text, amount }) => ({
        label: chosen.length > 1 ? `${name} · ${text}` : text,
        value: formatRupiah(amount),
      })),
    ),
    notCovered: exclusionsOf(ACCIDENT_WORDING, undefined, language),
  };
};
