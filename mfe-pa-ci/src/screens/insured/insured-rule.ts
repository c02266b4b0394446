import { Form } from 'antd';
import type { FormRule } from 'antd';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { checkInsured } from '#rules/insured.ts';
import type { InsuredContext, InsuredField } from '#rules/insured.ts';
import { wholeValues } from './insured.form.ts';
import type { InsuredValues } from './insured.form.ts';

/** The rule of a field: what all that stands in the form says of it. */
export const useInsuredRule = (context: InsuredContext) => {
  const form = Form.useFormInstance<InsuredValues>();
  return (field: InsuredField): FormRule =>
    ruleOf<string>(() => checkInsured(wholeValues(form.getFieldsValue(true)), context)[field]);
};
