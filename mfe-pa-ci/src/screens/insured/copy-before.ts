import type { FormInstance } from 'antd';
import type { QuotedInsured } from '#contract/accident-record.ts';
import type { InsuredField } from '#rules/insured.ts';
import { shownValues, wholeValues } from './insured.form.ts';
import type { InsuredValues } from './insured.form.ts';

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
  form.validateFields([...fields]).catch(() => undefined);
};
