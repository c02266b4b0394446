import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import { firstRefusal } from '@payung/shared/domain/home/customer.ts';
import type { CustomerRefusal, HomeCustomer } from '@payung/shared/domain/home/customer.ts';
import { QuoteForm } from '@payung/shared/journey/quote-form.tsx';
import { today } from '@payung/shared/journey/today.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/catalogue.ts';
import { Correspondence } from './correspondence.tsx';
import { shownValues, wholeValues } from './customer-information.form.ts';
import { InsuredAddress } from './insured-address.tsx';
import { InsuredFields } from './insured-fields.tsx';
import { PeriodFields } from './period-fields.tsx';
import { knownPostalCode } from './place-lists.ts';
import { PLACES, fieldsAfter } from './place-names.ts';
import { PrintFields } from './print-fields.tsx';

interface CustomerFormProps {
  quote: HomeQuoteRecord;
  first: HomeCustomer;
  problem: string | undefined;
  onType: (values: HomeCustomer) => void;
  onSave: (values: HomeCustomer) => void;
}

export const CustomerForm = ({ quote, first, problem, onType, onSave }: CustomerFormProps) => {
  const t = useText();
  const client = useQueryClient();
  const [form] = Form.useForm<HomeCustomer>();
  const now = (): HomeCustomer => wholeValues(form.getFieldsValue(true));
  const filled = (): void => onType(now());

  const type = (changed: Partial<HomeCustomer>): void => {
    for (const names of Object.values(PLACES)) {
      for (const field of fieldsAfter(names, changed)) form.setFieldValue(field, undefined);
      const isChosen = changed[names.subDistrict] !== undefined;
      if (isChosen) form.setFieldValue(names.postalCode, knownPostalCode(client, now(), names));
    }
    onType(now());
  };

  const stopAt = ({ field, message }: CustomerRefusal): void => {
    form.validateFields([field]).catch(() => undefined);
    form.scrollToField(field, { focus: true, block: 'center' });
    toast.error(t(message));
  };

  /** The ordered checks come before the rules of the fields: the first that fails stops (HOME-080, ruling K82). */
  const checkInOrder = (event: FormEvent): void => {
    const refusal = firstRefusal(now(), today());
    if (refusal === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    stopAt(refusal);
  };

  return (
    <QuoteForm
      form={form}
      initialValues={shownValues(first)}
      problem={problem}
      onType={type}
      onSubmitCapture={checkInOrder}
      onSave={() => onSave(now())}
    >
      <InsuredFields quote={quote} onFilled={filled} />
      <PeriodFields />
      <InsuredAddress quote={quote} onFilled={filled} />
      <Correspondence onFilled={filled} />
      <PrintFields onFilled={filled} />
    </QuoteForm>
  );
};
