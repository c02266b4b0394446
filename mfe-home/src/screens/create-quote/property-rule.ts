import { Form } from 'antd';
import type { FormRule } from 'antd';
import type { PropertyProblems } from '#rules/check-property.ts';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { problemsOf, wholeValues } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';

/** The rule of a field: what all that stands in the form says of it. */
export const usePropertyRule = (): ((field: keyof PropertyProblems) => FormRule) => {
  const form = Form.useFormInstance<CreateQuoteValues>();
  return (field) => ruleOf(() => problemsOf(wholeValues(form.getFieldsValue(true)))[field]);
};
