import type { AccidentPlan } from '#contract/schemas/accident.ts';

/** What the server offers, in English. */
export const someAccidentPlans: readonly AccidentPlan[] = [
  {
    code: 'PABSC',
    name: 'PA Basic',
    limit: 50_000_000,
    premiums: { 1: 12_000, 3: 27_000, 6: 45_000, 12: 75_000 },
    benefits: [
      { text: 'Accidental death', amount: 50_000_000 },
      { text: 'Medical costs', amount: 5_000_000 },
    ],
  },
  {
    code: 'PAPLS',
    name: 'PA Plus',
    limit: 100_000_000,
    premiums: { 1: 24_000, 3: 54_000, 6: 90_000, 12: 150_000 },
    benefits: [{ text: 'Accidental death', amount: 100_000_000 }],
  },
  {
    code: 'PAPRM',
    name: 'PA Prime',
    limit: 250_000_000,
    premiums: { 1: 57_600, 3: 129_600, 6: 216_000, 12: 360_000 },
    benefits: [{ text: 'Accidental death', amount: 250_000_000 }],
  },
];
