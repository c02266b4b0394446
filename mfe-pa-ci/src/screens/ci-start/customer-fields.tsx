import { Form, Input } from 'antd';
import { EMAIL_MAX, checkEmail } from '@payung/shared/domain/people/email.ts';
import { NAME_MAX, checkName } from '@payung/shared/domain/people/names.ts';
import { checkPhoneForOtp } from '@payung/shared/domain/people/phone.ts';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { PhoneEntry } from '@payung/shared/ui/fields/phone-entry.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';

/** Whom the link is for. */
export const CustomerFields = () => {
  const t = useText();
  return (
    <Block id="customer" title={t('ci.start.customer')}>
      <Form.Item name="insuredName" label={t('ci.start.name')} rules={[ruleOf(checkName)]} required>
        <Input size="large" autoComplete="off" maxLength={NAME_MAX} />
      </Form.Item>
      <div className="py-two">
        <Form.Item
          name="insuredPhone"
          label={t('contact.mobile')}
          extra={t('ci.start.phone.help')}
          rules={[ruleOf(checkPhoneForOtp)]}
          required
        >
          <PhoneEntry />
        </Form.Item>
        <Form.Item name="insuredEmail" label={t('contact.email')} rules={[ruleOf(checkEmail)]} required>
          <Input size="large" type="email" inputMode="email" autoComplete="off" maxLength={EMAIL_MAX} />
        </Form.Item>
      </div>
    </Block>
  );
};
