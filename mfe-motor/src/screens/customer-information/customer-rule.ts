import { Form } from 'antd';
import type { FormRule } from 'antd';
import type { AddressParts } from '@payung/shared/api/endpoints/places.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { checkCustomer } from '#rules/customer.ts';
import type { CustomerProblems } from '#rules/customer.ts';
import { wholeValues } from './customer-information.form.ts';
import type { CustomerValues } from './customer-information.form.ts';

/** The rule of a field, or of a part of the address: what all that stands in the form says of it. */
export const useCustomerRule = (approvedUntil?: IsoDate) => {
  const form = Form.useFormInstance<CustomerValues>();
  const problems = (): CustomerProblems =>
    checkCustomer(wholeValues(form.getFieldsValue(true)), today(), approvedUntil);
  return {
    field: (name: Exclude<keyof CustomerProblems, 'address'>): FormRule =>
      ruleOf<string>(() => problems()[name]),
    address: (part: keyof AddressParts): FormRule => ruleOf<string>(() => problems().address[part]),
  };
};
