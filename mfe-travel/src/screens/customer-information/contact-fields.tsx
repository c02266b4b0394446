import { Form, Input } from 'antd';
import { EMAIL_MAX, checkEmail } from '@payung/shared/domain/email.ts';
import { checkMobile } from '@payung/shared/domain/phone.ts';
import { ruleOf } from '@payung/shared/ui/form-rule.ts';
import { PhoneEntry } from '@payung/shared/ui/phone-entry.tsx';
import { useText } from '#messages/catalogue.ts';

/** How the main insured is reached. A customer's number was proved and stays as it is. */
export const ContactFields = ({ isProved }: { isProved: boolean }) => {
  const t = useText();
  return (
    <div className="py-two">
      <Form.Item
        name={['main', 'mobile']}
        label={t('travel.customer.mobile')}
        extra={isProved ? t('travel.customer.mobile.verified') : undefined}
        rules={[ruleOf(checkMobile)]}
        required
      >
        <PhoneEntry disabled={isProved} />
      </Form.Item>
      <Form.Item
        name={['main', 'email']}
        label={t('travel.customer.email')}
        extra={t('travel.customer.email.help')}
        rules={[ruleOf(checkEmail)]}
        required
      >
        <Input size="large" type="email" inputMode="email" autoComplete="email" maxLength={EMAIL_MAX} />
      </Form.Item>
    </div>
  );
};
