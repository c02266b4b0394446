import { Form, Input } from 'antd';
import type { MotorQuoteRecord } from '#contract/record.ts';
import { NAME_MAX } from '@payung/shared/domain/people/names.ts';
import { IdentityCheck } from '@payung/shared/identity/identity-launcher.tsx';
import { ContactFields } from '@payung/shared/journey/customer/contact-fields.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { useText } from '#messages/catalogue.ts';
import { isWholeNumber } from './customer-information.form.ts';
import type { CustomerValues } from './customer-information.form.ts';
import { useCustomerRule } from './customer-rule.ts';
import styles from './insured-fields.module.css';

const KTP_DIGITS = 16;

interface InsuredFieldsProps {
  quote: MotorQuoteRecord;
  /** The form was filled without typing. */
  onFilled: () => void;
}

/** Who is insured, and how they are reached. */
export const InsuredFields = ({ quote, onFilled }: InsuredFieldsProps) => {
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
          <Input size="large" autoComplete="off" inputMode="numeric" maxLength={KTP_DIGITS} />
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
