import { Form, Input } from 'antd';
import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import type { HomeCustomer } from '@payung/shared/domain/home/customer.ts';
import { IdentityCheck } from '@payung/shared/identity/identity-launcher.tsx';
import { ContactFields } from '@payung/shared/journey/contact-fields.tsx';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { Block } from '@payung/shared/ui/block.tsx';
import { useText } from '#messages/catalogue.ts';
import { useCustomerRule } from './customer-rule.ts';

/** As the call takes it; what stands in it has no rule (HOME-096). */
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
  const form = Form.useFormInstance<HomeCustomer>();
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
      <div className="home-customer-card">
        <IdentityCheck
          quoteId={quote._id}
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
        mobile={['insuredMobile']}
        email={['insuredEmail']}
        isProved={isLinkMode && quote.insuredMobile !== ''}
      />
    </Block>
  );
};
