import { AddressFields } from '@payung/shared/address/address-fields.tsx';
import type { ListedError } from '@payung/shared/api/api-error.ts';
import { QuoteForm } from '@payung/shared/journey/start/quote-form.tsx';
import { Refusal, useRefusedFields } from '@payung/shared/journey/steps/refused-fields.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { NAME_MAX } from '@payung/shared/domain/people/names.ts';
import { IdentityCheck } from '@payung/shared/identity/identity-launcher.tsx';
import { ContactFields } from '@payung/shared/journey/customer/contact-fields.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { isIsoDate } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { ID_CARD_TYPED_MAX } from '@payung/shared/domain/people/identity-number.ts';
import { customerFieldOf } from '#contract/fields.ts';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import { useText } from '#messages/catalogue.ts';
import { approvalOf, lastStart } from '#rules/check-start.ts';
import type { WholeCustomer } from '#rules/customer.ts';
import { coverEnd } from '#rules/multi-year.ts';
import { vehicleName } from '#motor-quote/vehicle-facts.tsx';
import { plateText } from '#rules/plate.ts';
import { shownValues, wholeValues, useCustomerRule, isWholeNumber } from './customer-information.form.ts';
import type { CustomerValues } from './customer-information.form.ts';
import styles from './customer-form.module.css';
import { Input } from '@payung/shared/ui/input.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';

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
  first: WholeCustomer;
  /** Why the server did not save it. */
  problems: readonly ListedError[];
  onType: (values: WholeCustomer) => void;
  onSave: (values: WholeCustomer) => void;
}

/** Who the policy is made out to (N25). */
export const CustomerForm = ({ quote, first, problems, onType, onSave }: CustomerFormProps) => {
  const [form] = Form.useForm<CustomerValues>();
  const unplaced = useRefusedFields(form, problems, customerFieldOf);
  const now = (): WholeCustomer => wholeValues(form.getFieldsValue(true));
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
      <NumberFields quote={quote} />
      <PeriodFields years={quote.duration} approvedUntil={approvalOf(quote)} />
      <Address onFilled={type} />
    </QuoteForm>
  );
};

interface InsuredFieldsProps {
  quote: MotorQuoteRecord;
  /** The form was filled without typing. */
  onFilled: () => void;
}

/** Who is insured, and how they are reached. */
const InsuredFields = ({ quote, onFilled }: InsuredFieldsProps) => {
  const t = useText();
  const isLinkMode = useIsLinkMode();
  const rule = useCustomerRule();
  const form = Form.useFormInstance<CustomerValues>();
  return (
    <Block id="customer-insured" title={t('motor.customer.insured')}>
      <div className={styles.card}>
        <IdentityCheck
          quoteId={quote.id}
          details={quote.ocrDetails}
          onDetails={({ idNumber }) => {
            if (!isWholeNumber(idNumber)) return;
            form.setFieldValue('insuredIdCard', idNumber);
            onFilled();
          }}
        />
      </div>
      <Form.Item
        name="insuredName"
        label={t('motor.customer.name')}
        extra={t('motor.customer.name.help')}
        rules={[rule.field('insuredName')]}
        required
      >
        <Input size="large" autoComplete="name" maxLength={NAME_MAX} />
      </Form.Item>
      <div className="py-two">
        <Form.Item
          name="insuredIdCard"
          label={t('motor.customer.idCard')}
          extra={t('motor.customer.idCard.help')}
          rules={[rule.field('insuredIdCard')]}
          required
        >
          <Input size="large" autoComplete="off" inputMode="numeric" maxLength={ID_CARD_TYPED_MAX} />
        </Form.Item>
        <Form.Item
          name="insuredBirthDate"
          label={t('motor.customer.birthDate')}
          rules={[rule.field('insuredBirthDate')]}
          required
        >
          <DateField label={t('motor.customer.birthDate')} max={today()} autoComplete="bday" />
        </Form.Item>
      </div>
      <ContactFields
        mobile={['insuredPhone']}
        email={['insuredEmail']}
        isVerified={isLinkMode && quote.insuredPhone !== ''}
      />
    </Block>
  );
};

const NUMBER_MAX = 30;

/** Chassis and engine number, as they stand in the registration: a price was made without them. */
const NumberFields = ({ quote }: { quote: MotorQuoteRecord }) => {
  const t = useText();
  const rule = useCustomerRule();
  return (
    <Block id="customer-vehicle" title={t('motor.customer.vehicle')}>
      <p className="py-quiet">{`${vehicleName(quote)} · ${plateText(quote)}`}</p>
      <div className="py-two">
        {(['chassis', 'engine'] as const).map((part) => (
          <Form.Item
            key={part}
            name={`${part}No`}
            label={t(`motor.vehicle.${part}`)}
            extra={t(`motor.customer.${part}.help`)}
            rules={[rule.field(`${part}No`)]}
            required
          >
            <Input size="large" autoComplete="off" autoCapitalize="characters" maxLength={NUMBER_MAX} />
          </Form.Item>
        ))}
      </div>
    </Block>
  );
};

const END = 'customer-period-end';

interface PeriodFieldsProps {
  readonly years: number;
  /** Where photos of the vehicle are approved. */
  readonly approvedUntil: IsoDate | undefined;
}

/** From when to when: the last day follows from the first and the years of cover. */
const PeriodFields = ({ years, approvedUntil }: PeriodFieldsProps) => {
  const t = useText();
  const form = Form.useFormInstance<CustomerValues>();
  const rule = useCustomerRule(approvedUntil);
  const start = Form.useWatch('startDate', form) ?? '';
  return (
    <Block id="customer-period" title={t('motor.customer.period')}>
      <div className="py-two">
        <Form.Item
          name="startDate"
          label={t('motor.vehicle.start')}
          extra={t('motor.customer.start.help')}
          rules={[rule.field('startDate')]}
          required
        >
          <DateField label={t('motor.vehicle.start')} min={today()} max={lastStart(today(), approvedUntil)} />
        </Form.Item>
        <Form.Item
          label={t('motor.customer.end')}
          extra={t('motor.customer.end.help', { years })}
          htmlFor={END}
        >
          <DateField
            label={t('motor.customer.end')}
            id={END}
            value={isIsoDate(start) ? coverEnd(start, years) : ''}
            disabled
          />
        </Form.Item>
      </div>
    </Block>
  );
};
