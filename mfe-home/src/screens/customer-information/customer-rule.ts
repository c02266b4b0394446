import { Form } from 'antd';
import type { FormRule } from 'antd';
import { checkCustomerFields, firstRefusal } from '@payung/shared/domain/home/customer.ts';
import type { CustomerProblems, CustomerRefusal, HomeCustomer } from '@payung/shared/domain/home/customer.ts';
import { today } from '@payung/shared/journey/today.ts';
import { ruleOf } from '@payung/shared/ui/form-rule.ts';
import { wholeValues } from './customer-information.form.ts';

type RuledField = keyof CustomerProblems | CustomerRefusal['field'];

const isOfField = (field: RuledField): field is keyof CustomerProblems =>
  !ORDERED_ONLY.some((ordered) => ordered === field);

const ORDERED_ONLY = [
  'homeEffectiveDate',
  'addressForHardCopy',
  'correspondenceProvince',
  'correspondenceCity',
  'correspondenceDistrict',
  'correspondenceSubDistrict',
] as const;

const problemOf = (values: HomeCustomer, field: RuledField) => {
  const refusal = firstRefusal(values, today());
  if (refusal?.field === field) return refusal.message;
  return isOfField(field) ? checkCustomerFields(values)[field] : undefined;
};

/** The rule of a field: what all that stands in the form says of it. */
export const useCustomerRule = (): ((field: RuledField) => FormRule) => {
  const form = Form.useFormInstance<HomeCustomer>();
  return (field) => ruleOf(() => problemOf(wholeValues(form.getFieldsValue(true)), field));
};
