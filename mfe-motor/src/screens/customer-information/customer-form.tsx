import { Form } from 'antd';
import { AddressFields } from '@payung/shared/address/address-fields.tsx';
import type { MotorQuoteRecord } from '#contract/record.ts';
import { QuoteForm } from '@payung/shared/journey/start/quote-form.tsx';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { useText } from '#messages/catalogue.ts';
import type { MotorCustomer } from '#rules/customer.ts';
import { shownValues, wholeValues } from './customer-information.form.ts';
import type { CustomerValues } from './customer-information.form.ts';
import { useCustomerRule } from './customer-rule.ts';
import { InsuredFields } from './insured-fields.tsx';
import { PeriodFields } from './period-fields.tsx';

const Address = ({ onFilled }: { onFilled: () => void }) => {
  const t = useText();
  const rule = useCustomerRule();
  return (
    <Block id="customer-address" title={t('motor.customer.address')}>
      <AddressFields
        name="address"
        words={{ address: t('motor.customer.street'), map: t('motor.customer.map') }}
        rule={rule.address}
        onFilled={onFilled}
      />
    </Block>
  );
};

interface CustomerFormProps {
  quote: MotorQuoteRecord;
  first: MotorCustomer;
  /** Why it could not be saved. */
  problem: string | undefined;
  onType: (values: MotorCustomer) => void;
  onSave: (values: MotorCustomer) => void;
}

/** Who the policy is made out to (N25). */
export const CustomerForm = ({ quote, first, problem, onType, onSave }: CustomerFormProps) => {
  const [form] = Form.useForm<CustomerValues>();
  const now = (): MotorCustomer => wholeValues(form.getFieldsValue(true));
  const type = (): void => onType(now());
  return (
    <QuoteForm
      form={form}
      initialValues={shownValues(first)}
      problem={problem}
      onType={type}
      onSave={() => onSave(now())}
    >
      <InsuredFields quote={quote} onFilled={type} />
      <PeriodFields years={quote.duration} />
      <Address onFilled={type} />
    </QuoteForm>
  );
};
