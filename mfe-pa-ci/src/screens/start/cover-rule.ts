import { Form } from 'antd';
import type { FormRule } from 'antd';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { EMPTY_COVER, coverProblems } from './cover.form.ts';
import type { CoverField, CoverValues } from './cover.form.ts';

/** The rule of a field: what all that stands in the form says of it. */
export const useCoverRule = (): ((field: CoverField) => FormRule) => {
  const form = Form.useFormInstance<CoverValues>();
  return (field) =>
    ruleOf<string>(() => coverProblems({ ...EMPTY_COVER, ...form.getFieldsValue(true) })[field]);
};
