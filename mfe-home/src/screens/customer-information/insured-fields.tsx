import { Form, Input } from 'antd';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { IdentityCheck } from '@payung/shared/identity/identity-launcher.tsx';
import { ContactFields } from '@payung/shared/journey/customer/contact-fields.tsx';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import type { CustomerValues } from './customer-information.form.ts';
import { useCustomerRule } from './customer-rule.ts';
import styles from './insured-fields.module.css';

/** As the call takes it; the number itself has no rule (HOME-096). */
const ID_CARD_MAX = 32;

interface InsuredFieldsProps {
  quote: HomeQuoteRecord;
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
    <Block id="customer-insured" title={t('home.customer.insured')}>
      <Form.Item
        name="insuredName"
        label={t('home.customer.name')}
        extra={t('home.customer.name.help')}
        rules={[rule('insuredName')]}
      >
        <Input size="large" readOnly />
      </Form.Item>
      <div className={styles.card}>
        <IdentityCheck
          quoteId={quote.id}
          details={quote.ocrDetails}
          onDetails={({ idNumber }) => {
            if (idNumber === '') return;
            form.setFieldValue('insuredIdCard', idNumber);
            onFilled();
          }}
        />
      </div>
      <Form.Item
        name="insuredIdCard"
        label={t('home.customer.idCard')}
        extra={t('home.customer.idCard.help')}
      >
        <Input size="large" autoComplete="off" maxLength={ID_CARD_MAX} />
      </Form.Item>
      <ContactFields
        mobile={['insuredPhone']}
        email={['insuredEmail']}
        isVerified={isLinkMode && quote.insuredPhone !== ''}
      />
    </Block>
  );
};
