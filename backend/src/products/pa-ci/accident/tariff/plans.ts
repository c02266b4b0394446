import type { AccidentPlan } from 'mfe-pa-ci/contract/schemas/accident.ts';
import type { Months } from 'mfe-pa-ci/rules/cover.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { Language } from '#core/http/language.ts';

/** ILLUSTRATIVE: no insurer's tariff; replace plans and premiums by those of the insurer. */
export const TARIFF_SOURCE = {
  source: { en: 'Example premiums of Payung', id: 'Premi contoh dari Payung' },
  sourceDate: '2026-11-22',
} as const;

interface PlanBenefit {
  readonly text: BilingualText;
  /** Of the limit. */
  readonly percent: number;
}

/** The same for all plans. */
const BENEFITS: readonly PlanBenefit[] = [
  { text: { en: 'Accidental death', id: 'Meninggal karena kecelakaan' }, percent: 100 },
  {
    text: { en: 'Permanent disability, up to', id: 'Cacat tetap karena kecelakaan, sampai dengan' },
    percent: 100,
  },
  {
    text: { en: 'Medical costs after an accident, up to', id: 'Biaya pengobatan kecelakaan, sampai dengan' },
    percent: 10,
  },
  { text: { en: 'Funeral or cremation', id: 'Pemakaman atau kremasi' }, percent: 2 },
];

interface Plan {
  readonly code: string;
  readonly name: string;
  /** What it pays at most for each insured, in whole rupiah. */
  readonly limit: number;
  /** For each insured and the whole period, in whole rupiah. */
  readonly premiums: Readonly<Record<Months, number>>;
}

const PLANS: readonly Plan[] = [
  {
    code: 'PABSC',
    name: 'PA Basic',
    limit: 50_000_000,
    premiums: { 1: 12_000, 3: 27_000, 6: 45_000, 12: 75_000 },
  },
  {
    code: 'PAPLS',
    name: 'PA Plus',
    limit: 100_000_000,
    premiums: { 1: 24_000, 3: 54_000, 6: 90_000, 12: 150_000 },
  },
  {
    code: 'PAPRM',
    name: 'PA Prime',
    limit: 250_000_000,
    premiums: { 1: 57_600, 3: 129_600, 6: 216_000, 12: 360_000 },
  },
];

/** The plan of a quote whose groups have plans of their own. */
export const MIXED_PLAN = 'PAMIX';

export const planOf = (code: string): Plan | undefined => PLANS.find((plan) => plan.code === code);

/** What a plan pays, with the amounts. */
export const benefitsOf = ({ limit }: Plan, language: Language): AccidentPlan['benefits'] =>
  BENEFITS.map(({ text, percent }) => ({ text: text[language], amount: (limit * percent) / 100 }));

/** All plans, in the requested language. */
export const planOffers = (language: Language): readonly AccidentPlan[] =>
  PLANS.map((plan) => ({ ...plan, benefits: benefitsOf(plan, language) }));
