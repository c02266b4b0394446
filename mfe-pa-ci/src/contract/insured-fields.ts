import type { InsuredField } from '#rules/insured.ts';
import { INSURED_FIELDS } from '#rules/insured-values.ts';
import { insuredNames } from './accident-codec.ts';

const NAMES: Readonly<Partial<Record<InsuredField, string>>> = insuredNames;

const FIELD_OF: ReadonlyMap<string, InsuredField> = new Map(
  INSURED_FIELDS.map((field) => [NAMES[field] ?? field, field]),
);

/** The field of an insured that a refusal names; nothing for one that the form does not have. */
export const insuredFieldOf = (wireField: string | undefined): InsuredField | undefined =>
  wireField === undefined ? undefined : FIELD_OF.get(wireField);
