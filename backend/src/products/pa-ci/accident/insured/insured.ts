import { checkInsured } from 'mfe-pa-ci/rules/insured.ts';
import type { Insured } from 'mfe-pa-ci/contract/schemas/insured.ts';
import type { InsuredContext } from 'mfe-pa-ci/rules/insured.ts';
import type { InsuredRow } from '#products/pa-ci/sql/accident-tables.ts';
import { insuredOfRow } from '#products/pa-ci/sql/insureds.ts';

/** Whether name and birth date both changed: another person, whose card has not been read. */
export const isSomebodyElse = (before: Insured, after: Insured): boolean =>
  before.name !== '' &&
  before.birthDate !== '' &&
  before.name !== after.name &&
  before.birthDate !== after.birthDate;

/** What rules ask beside the form of an insured; the first of the quote is the main one. */
export type InsuredRules = Omit<InsuredContext, 'isFirst'>;

/** What a policy still lacks, insured by insured, in their order. */
export const problemsOf = (rows: readonly InsuredRow[], rules: InsuredRules) =>
  rows.map((row, index) => checkInsured(insuredOfRow(row), { ...rules, isFirst: index === 0 }));

/** Whether a policy can be written for all of them. */
export const areComplete = (rows: readonly InsuredRow[], rules: InsuredRules): boolean =>
  problemsOf(rows, rules).every((problems) => Object.keys(problems).length === 0);
