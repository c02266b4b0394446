import { Form } from 'antd';
import { AddressFields } from '@payung/shared/address/address-fields.tsx';
import type { ListedError } from '@payung/shared/api/api-error.ts';
import { customerFieldOf } from '#contract/fields.ts';
import type { MotorQuoteRecord } from '#contract/record.ts';
import { QuoteForm } from '@payung/shared/journey/start/quote-form.tsx';
import { Refusal, useRefusedFields } from '@payung/shared/journey/steps/refused-fields.tsx';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { useText } from '#messages/catalogue.ts';
import { approvalOf } from '#rules/check-start.ts';
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
  /** Why the server did not save it. */
  problems: readonly ListedError[];
  onType: (values: MotorCustomer) => void;
  onSave: (values: MotorCustomer) => void;
}

/** Who the policy is made out to (N25). */
export const CustomerForm = ({ quote, first, problems, onType, onSave }: CustomerFormProps) => {
  const [form] = Form.useForm<CustomerValues>();
  const unplaced = useRefusedFields(form, problems, customerFieldOf);
  const now = (): MotorCustomer => wholeValues(form.getFieldsValue(true));
  const type = (): void => onType(now());
  return (
    <QuoteForm
      form={form}
      initialValues={shownValues(first)}
      problem={problems.length === 0 ? undefined : <Refusal messages={unplaced} />}
      onType={type}
      onSave={() => onSave(now())}
    >
      <InsuredFields quote={quote} onFilled={type} />
      <PeriodFields years={quote.duration} approvedUntil={approvalOf(quote)} />
      <Address onFilled={type} />
    </QuoteForm>
  );
};
