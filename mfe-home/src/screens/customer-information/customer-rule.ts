import { Form } from 'antd';
import type { FormRule } from 'antd';
import type { AddressParts } from '@payung/shared/schemas/places.ts';
import { checkCustomerFields, firstRefusal } from '#rules/customer.ts';
import type { HomeCustomer } from '#contract/schemas/quote.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { wholeValues } from './customer-information.form.ts';
import type { CustomerValues } from './customer-information.form.ts';

type Messages = Readonly<Record<string, string | undefined>>;

const problemOf = (
  values: HomeCustomer,
  field: keyof HomeCustomer,
  part: keyof AddressParts | undefined,
): string | undefined => {
  const stop = firstRefusal(values, today());
  if (stop !== undefined && stop.field[0] === field && stop.field[1] === part) return stop.message;
  const problems: Readonly<Record<string, string | Messages | undefined>> = checkCustomerFields(values);
  const problem = problems[field];
  if (typeof problem === 'object') return part === undefined ? undefined : problem[part];
  return problem;
};

/** The rule of a field, or of a part of an address: what all that stands in the form says of it. */
export const useCustomerRule = () => {
  const form = Form.useFormInstance<CustomerValues>();
  return (field: keyof HomeCustomer, part?: keyof AddressParts): FormRule =>
    ruleOf<string>(() => problemOf(wholeValues(form.getFieldsValue(true)), field, part));
};
