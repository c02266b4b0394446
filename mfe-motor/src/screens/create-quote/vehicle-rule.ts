import { Form } from 'antd';
import type { FormRule } from 'antd';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import type { ModelFacts } from '#rules/acceptance.ts';
import type { VehicleProblems } from '#rules/check-vehicle.ts';
import { problemsOf, wholeValues } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';

/** The rule of a field: what all that stands in the form, and the catalogue, say of it. */
export const useVehicleRule = (model: ModelFacts = {}): ((field: keyof VehicleProblems) => FormRule) => {
  const form = Form.useFormInstance<CreateQuoteValues>();
  return (field) => ruleOf<string>(() => problemsOf(wholeValues(form.getFieldsValue(true)), model)[field]);
};
