import { EMAIL_MAX, checkEmail } from '#domain/people/email.ts';
import { checkMobile } from '#domain/people/phone.ts';
import { useText } from '#messages/text.ts';
import { ruleOf } from '#ui/fields/form-rule.ts';
import { PhoneEntry } from '#ui/fields/phone-entry.tsx';
import { Input } from '#ui/input.tsx';
import { Form } from '#ui/form/form.tsx';
import type { FormRule } from '#ui/form/form-store.ts';

type FieldPath = readonly (string | number)[];

interface ContactFieldsProps {
  /** Where the two stand in the form's values. */
  mobile: FieldPath;
  email: FieldPath;
  /** A customer's number was verified and stays as it is. */
  isVerified: boolean;
  /** Where the product asks more of an address than that it is one. */
  emailRule?: FormRule;
}

/** How a customer is reached. */
export const ContactFields = ({
  mobile,
  email,
  isVerified,
  emailRule = ruleOf(checkEmail),
}: ContactFieldsProps) => {
  const text = useText();
  return (
    <div className="py-two">
      <Form.Item
        name={[...mobile]}
        label={text('contact.mobile')}
        extra={isVerified ? text('contact.mobile.verified') : undefined}
        rules={[ruleOf(checkMobile)]}
        required
      >
        <PhoneEntry disabled={isVerified} />
      </Form.Item>
      <Form.Item
        name={[...email]}
        label={text('contact.email')}
        extra={text('contact.email.help')}
        rules={[emailRule]}
        required
      >
        <Input size="large" type="email" inputMode="email" autoComplete="email" maxLength={EMAIL_MAX} />
      </Form.Item>
    </div>
  );
};
