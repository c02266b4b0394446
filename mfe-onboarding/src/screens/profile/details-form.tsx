import type { AgentDetails, MyProfile } from '@payung/shared/schemas/profile.ts';
import { isIsoDate } from '@payung/shared/domain/dates.ts';
import { checkEmail, EMAIL_MAX } from '@payung/shared/domain/people/email.ts';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { Input } from '@payung/shared/ui/input.tsx';
import { CheckBox } from '@payung/shared/ui/choices/check-box.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';
import type { FormInstance } from '@payung/shared/ui/form/form-store.ts';

export const DETAILS_FORM = 'profile-details';

/** The fields of the licence are given all or none (ruling R55a). */
const LICENCE = ['number', 'issuer', 'expiresOn'] as const;

/** Untouched fields are empty. */
const detailsOf = (values: Partial<AgentDetails>, { details, kind }: MyProfile): AgentDetails => ({
  email: (values.email ?? '').trim(),
  address: (values.address ?? '').trim(),
  city: (values.city ?? '').trim(),
  ...(kind === 'corporate' ? { contactEmail: (values.contactEmail ?? '').trim() } : {}),
  licence: {
    number: (values.licence?.number ?? '').trim(),
    issuer: (values.licence?.issuer ?? '').trim(),
    expiresOn: values.licence?.expiresOn ?? '',
  },
  isExclusive: values.isExclusive ?? details.isExclusive,
});

const Licence = () => {
  const text = useText();
  const form = Form.useFormInstance<AgentDetails>();
  const others = LICENCE.map((part) => ['licence', part] as const);
  const rule = (part: (typeof LICENCE)[number]) =>
    ruleOf<string>((value) => {
      const licence = form.getFieldValue('licence') as Partial<AgentDetails['licence']> | undefined;
      const isGiven = LICENCE.some((one) => (licence?.[one] ?? '').trim() !== '');
      if (value.trim() === '') return isGiven ? 'profile.licence.whole' : undefined;
      return part === 'expiresOn' && !isIsoDate(value) ? 'date.invalid' : undefined;
    });
  return (
    <Block id="licence" title={text('profile.licence')}>
      <p className="py-quiet">{text('profile.licence.help')}</p>
      <Form.Item
        name={['licence', 'number']}
        label={text('profile.licence.number')}
        rules={[rule('number')]}
        dependencies={others.map((name) => [...name])}
      >
        <Input size="large" autoComplete="off" maxLength={60} />
      </Form.Item>
      <Form.Item
        name={['licence', 'issuer']}
        label={text('profile.licence.issuer')}
        rules={[rule('issuer')]}
        dependencies={others.map((name) => [...name])}
      >
        <Input size="large" autoComplete="off" maxLength={100} />
      </Form.Item>
      <Form.Item
        name={['licence', 'expiresOn']}
        label={text('profile.licence.expiresOn')}
        rules={[rule('expiresOn')]}
        dependencies={others.map((name) => [...name])}
      >
        <DateField label={text('profile.licence.expiresOn')} />
      </Form.Item>
      <Form.Item name="isExclusive" valuePropName="checked">
        <CheckBox>{text('profile.exclusive')}</CheckBox>
      </Form.Item>
    </Block>
  );
};

interface DetailsFormProps {
  form: FormInstance<AgentDetails>;
  profile: MyProfile;
  onSave: (details: AgentDetails) => void;
}

/** The details that an agent may change without a code. */
export const DetailsForm = ({ form, profile, onSave }: DetailsFormProps) => {
  const text = useText();
  const isCorporate = profile.kind === 'corporate';
  return (
    <Form<AgentDetails>
      form={form}
      name={DETAILS_FORM}
      focusesOnError
      initialValues={profile.details}
      onFinish={(values) => onSave(detailsOf(values, profile))}
    >
      <div className="py-stack">
        <Block id="contact" title={text('profile.contact')}>
          <Form.Item name="email" label={text('contact.email')} rules={[ruleOf(checkEmail)]} required>
            <Input size="large" inputMode="email" autoComplete="email" maxLength={EMAIL_MAX} />
          </Form.Item>
          {isCorporate ? (
            <Form.Item
              name="contactEmail"
              label={text('profile.contactEmail')}
              rules={[ruleOf((value) => (value.trim() === '' ? undefined : checkEmail(value)))]}
            >
              <Input size="large" inputMode="email" maxLength={EMAIL_MAX} />
            </Form.Item>
          ) : null}
          <Form.Item name="address" label={text('profile.address')}>
            <Input size="large" autoComplete="street-address" maxLength={300} />
          </Form.Item>
          <Form.Item name="city" label={text('profile.city')}>
            <Input size="large" autoComplete="address-level2" maxLength={80} />
          </Form.Item>
        </Block>
        <Licence />
      </div>
    </Form>
  );
};
