import type { FormEvent } from 'react';
import { Form } from 'antd';
import type { ListedError } from '@payung/shared/api/api-error.ts';
import { QuoteForm } from '@payung/shared/journey/start/quote-form.tsx';
import { Refusal, useRefusedFields } from '@payung/shared/journey/steps/refused-fields.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { customerFieldOf } from '#contract/customer-fields.ts';
import type { HomeQuoteRecord, HomeCustomer } from '#contract/schemas/quote.ts';
import { firstRefusal } from '#rules/customer.ts';
import { useText } from '#messages/catalogue.ts';
import { Correspondence } from './correspondence.tsx';
import { shownValues, wholeValues } from './customer-information.form.ts';
import type { CustomerValues } from './customer-information.form.ts';
import { InsuredAddress } from './insured-address.tsx';
import { InsuredFields } from './insured-fields.tsx';
import { PeriodFields } from './period-fields.tsx';
import { PrintFields } from './print-fields.tsx';

interface CustomerFormProps {
  quote: HomeQuoteRecord;
  first: HomeCustomer;
  /** Why the server did not save it. */
  problems: readonly ListedError[];
  onType: (values: HomeCustomer) => void;
  onSave: (values: HomeCustomer) => void;
}

export const CustomerForm = ({ quote, first, problems, onType, onSave }: CustomerFormProps) => {
  const t = useText();
  const [form] = Form.useForm<CustomerValues>();
  const unplaced = useRefusedFields(form, problems, customerFieldOf);
  const now = (): HomeCustomer => wholeValues(form.getFieldsValue(true));
  const type = (): void => onType(now());

  /** The ordered checks come before the rules of the fields: the first that fails stops (HOME-080, ruling K82). */
  const checkInOrder = (event: FormEvent): void => {
    const stop = firstRefusal(now(), today());
    if (stop === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const name = [...stop.field];
    form.validateFields([name]).catch(() => undefined);
    form.scrollToField(name, { focus: true, block: 'center' });
    toast.error(t(stop.message));
  };

  return (
    <QuoteForm
      form={form}
      initialValues={shownValues(first)}
      problem={problems.length === 0 ? undefined : <Refusal messages={unplaced} />}
      onType={type}
      onSubmitCapture={checkInOrder}
      onSave={() => onSave(now())}
    >
      <InsuredFields quote={quote} onFilled={type} />
      <PeriodFields />
      <InsuredAddress quote={quote} onFilled={type} />
      <Correspondence onFilled={type} />
      <PrintFields onFilled={type} />
    </QuoteForm>
  );
};
