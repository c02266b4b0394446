import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { Form } from '@payung/shared/ui/form/form.tsx';
import type { FormInstance, FormRule } from '@payung/shared/ui/form/form-store.ts';
import type { QuotedInsured, Insured } from '#contract/schemas/insured.ts';
import { NO_INSURED, checkInsured } from '#rules/insured.ts';
import type { InsuredField, InsuredContext } from '#rules/insured.ts';
import { INSURED_FIELDS } from '#rules/insured-values.ts';

/** Values as the form has them: missing ones are undefined. */
export type InsuredValues = { readonly [Field in keyof Insured]?: Insured[Field] | undefined };

/** A draft on this device, and the saved insured it was typed over. */
export interface InsuredDraft {
  /** The version that the form began with: another one since then is a conflict. */
  readonly version: number;
  readonly base: Insured;
  readonly values: Insured;
}

const picked = (from: Insured): Insured =>
  Object.fromEntries(INSURED_FIELDS.map((field) => [field, from[field]])) as unknown as Insured;

/** A number that was read from the card and not saved yet; a masked one is no number. */
const cardNumberOf = ({ idCard, ocrDetails }: QuotedInsured): string => {
  const read = ocrDetails?.idNumber ?? '';
  return idCard === '' && /^\d+$/.test(read) ? read : idCard;
};

/** The initial values of a form: a draft with the insured it was typed over, otherwise the saved insured. */
export const initialForm = (insured: QuotedInsured, draft: InsuredDraft | null): InsuredDraft => {
  const base = picked(insured);
  return draft ?? { version: insured.version, base, values: { ...base, idCard: cardNumberOf(insured) } };
};

/** The values of the form, with empty text for missing ones. */
export const wholeValues = (values: InsuredValues): Insured => ({
  ...NO_INSURED,
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
});

/** A list shows its placeholder only where it holds nothing. */
export const shownValues = (values: Insured): InsuredValues =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === '' ? undefined : (value as unknown)]),
  );

/** A version whose fields come from either side. */
type Choice = 'mine' | 'theirs';
type Choices = Readonly<Partial<Record<InsuredField, Choice>>>;

/** A field that only the other side changed defaults to their value. */
export const firstChoices = (
  fields: readonly InsuredField[],
  { base, mine }: { readonly base: Insured; readonly mine: Insured },
): Choices =>
  Object.fromEntries(fields.map((field) => [field, mine[field] === base[field] ? 'theirs' : 'mine']));

export const merged = (mine: Insured, theirs: Insured, choices: Choices): Insured => {
  const taken = Object.entries(choices).filter(([, choice]) => choice === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map(([field]) => [field, theirs[field as InsuredField]])) };
};

/** The rule of a field, checked on all values of the form. */
export const useInsuredRule = (context: InsuredContext) => {
  const form = Form.useFormInstance<InsuredValues>();
  return (field: InsuredField): FormRule =>
    ruleOf<string>(() => checkInsured(wholeValues(form.getFieldsValue(true)), context)[field]);
};

export const ADDRESS_FIELDS = ['address'] as const satisfies readonly InsuredField[];
export const BENEFICIARY_FIELDS = [
  'beneficiaryName',
  'beneficiaryRelation',
  'otherRelation',
  'beneficiaryBirthDate',
] as const satisfies readonly InsuredField[];

/** Takes fields over from the insured before this one. */
export const copyFields = (
  form: FormInstance<InsuredValues>,
  from: QuotedInsured,
  fields: readonly InsuredField[],
): void => {
  const shown = shownValues(wholeValues(from));
  form.setFieldsValue(Object.fromEntries(fields.map((field) => [field, shown[field]])));
  form.validateFields([...fields]);
};
