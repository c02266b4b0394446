import { spellingsOf } from '@payung/shared/wire/names.ts';
import type { InsuredField } from '#rules/insured.ts';
import { INSURED_FIELDS } from '#rules/insured-values.ts';
import { accidentCalls } from './schemas/accident.ts';

/** The fields of an insured as its change spells them; they stand below `insured`. */
const NAMES: ReadonlyMap<string | undefined, string> = new Map(
  spellingsOf(accidentCalls.updatePaInsured.names.body).map(({ path, wire }) => [path[1], wire]),
);

/** How a refusal names a field of an insured. */
export const insuredWireField = (field: InsuredField): string => NAMES.get(field) ?? field;

const FIELD_OF: ReadonlyMap<string, InsuredField> = new Map(
  INSURED_FIELDS.map((field) => [insuredWireField(field), field]),
);

/** The field of an insured that a refusal names; nothing for one that the form does not have. */
export const insuredFieldOf = (wireField: string | undefined): InsuredField | undefined =>
  wireField === undefined ? undefined : FIELD_OF.get(wireField);
