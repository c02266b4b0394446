import { checkDetails } from '@payung/shared/domain/onboarding/check-details.ts';
import type { RegistrationMessage } from '@payung/shared/domain/onboarding/check-details.ts';
import type { PartnerKind } from '@payung/shared/domain/onboarding/registration.ts';
import { EMAIL_MAX } from '@payung/shared/domain/people/email.ts';
import { NAME_MAX } from '@payung/shared/domain/people/names.ts';
import { nationalPhone } from '@payung/shared/domain/people/phone.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { detailsOf } from './form.form.ts';
import type { FormValues } from './form.form.ts';
import { Input } from '@payung/shared/ui/input.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';
import type { FormRule } from '@payung/shared/ui/form/form-store.ts';

/** Numbers are often written in groups. */
const NUMBER_MAX = 24;
const LIMITS = { company: 150, address: 300, city: 80 } as const;

/** The rule of a field: its problem in the check of the whole form. */
const useRule = () => {
  const form = Form.useFormInstance<FormValues>();
  return (field: Exclude<keyof FormValues, 'kind' | 'hasTaxNumber'>): FormRule =>
    ruleOf<RegistrationMessage>(
      () =>
        checkDetails(detailsOf(form.getFieldsValue(true)), today()).find((problem) => problem.field === field)
          ?.message,
    );
};

export const KindField = ({ isFixed, kind }: { isFixed: boolean; kind: PartnerKind }) => {
  const text = useText();
  const options = [
    { value: 'individual', label: text('regform.individual'), help: text('regform.individual.help') },
    { value: 'corporate', label: text('regform.corporate'), help: text('regform.corporate.help') },
  ] as const;
  return (
    <section className="py-card">
      <Form.Item name="kind">
        <RadioChoice
          name="kind"
          legend={text('regform.kind')}
          options={options.filter(({ value }) => !isFixed || value === kind)}
        />
      </Form.Item>
    </section>
  );
};

/** The number of the card and the day of birth, of a person or of a company's director. */
const CardFields = ({ isDirector = false }: { isDirector?: boolean }) => {
  const text = useText();
  const rule = useRule();
  return (
    <div className="py-two">
      <Form.Item
        name="idNumber"
        label={text(isDirector ? 'regform.directorIdNumber' : 'regform.idNumber')}
        extra={text('regform.idNumber.help')}
        rules={[rule('idNumber')]}
        required
      >
        <Input size="large" inputMode="numeric" autoComplete="off" maxLength={NUMBER_MAX} />
      </Form.Item>
      <Form.Item
        name="birthDate"
        label={text('regform.birthDate')}
        extra={text('regform.birthDate.help')}
        rules={[rule('birthDate')]}
        required
      >
        <DateField label={text('regform.birthDate')} max={today()} autoComplete="bday" />
      </Form.Item>
    </div>
  );
};

export const PersonFields = () => {
  const text = useText();
  const rule = useRule();
  return (
    <Block id="form-person" title={text('regform.person')}>
      <Form.Item
        name="fullName"
        label={text('regform.fullName')}
        extra={text('regform.fullName.help')}
        rules={[rule('fullName')]}
        required
      >
        <Input size="large" autoComplete="name" maxLength={NAME_MAX} />
      </Form.Item>
      <CardFields />
    </Block>
  );
};

export const CompanyFields = () => {
  const text = useText();
  const rule = useRule();
  return (
    <>
      <Block id="form-company" title={text('regform.company')}>
        <Form.Item
          name="companyName"
          label={text('regform.companyName')}
          rules={[rule('companyName')]}
          required
        >
          <Input size="large" autoComplete="organization" maxLength={LIMITS.company} />
        </Form.Item>
        <div className="py-two">
          <Form.Item
            name="businessNumber"
            label={text('regform.businessNumber')}
            extra={text('regform.businessNumber.help')}
            rules={[rule('businessNumber')]}
            required
          >
            <Input size="large" inputMode="numeric" autoComplete="off" maxLength={NUMBER_MAX} />
          </Form.Item>
          <Form.Item
            name="contactEmail"
            label={text('regform.contactEmail')}
            rules={[rule('contactEmail')]}
            required
          >
            <Input size="large" type="email" inputMode="email" autoComplete="off" maxLength={EMAIL_MAX} />
          </Form.Item>
        </div>
      </Block>
      <Block id="form-director" title={text('regform.director')}>
        <Form.Item
          name="directorName"
          label={text('regform.directorName')}
          extra={text('regform.fullName.help')}
          rules={[rule('directorName')]}
          required
        >
          <Input size="large" autoComplete="name" maxLength={NAME_MAX} />
        </Form.Item>
        <CardFields isDirector />
      </Block>
    </>
  );
};

/** The phone number is the verified one, so it is read-only. */
export const ContactFields = ({ phone }: { phone: string }) => {
  const text = useText();
  const rule = useRule();
  return (
    <Block id="form-contact" title={text('regform.contact')}>
      <div className="py-two">
        <div className="py-field">
          <label className="py-field-label" htmlFor="form-phone">
            {text('phone.label')}
          </label>
          <Input
            id="form-phone"
            size="large"
            readOnly
            value={nationalPhone(phone)}
            aria-describedby="form-phone-help"
          />
          <p id="form-phone-help" className="py-field-help">
            {text('regform.phone.help')}
          </p>
        </div>
        <Form.Item
          name="email"
          label={text('regform.email')}
          extra={text('regform.email.help')}
          rules={[rule('email')]}
          required
        >
          <Input size="large" type="email" inputMode="email" autoComplete="email" maxLength={EMAIL_MAX} />
        </Form.Item>
      </div>
      <Form.Item name="address" label={text('regform.address')} rules={[rule('address')]} required>
        <Input size="large" autoComplete="street-address" maxLength={LIMITS.address} />
      </Form.Item>
      <Form.Item name="city" label={text('regform.city')} rules={[rule('city')]} required>
        <Input size="large" autoComplete="address-level2" maxLength={LIMITS.city} />
      </Form.Item>
    </Block>
  );
};

const checkTaxAnswer = (answer: string): 'regform.tax.required' | undefined =>
  answer === '' ? 'regform.tax.required' : undefined;

/** The taxpayer flag: with a number the tax step is asked (ruling R51). */
export const TaxField = () => {
  const text = useText();
  return (
    <section className="py-card">
      <Form.Item name="hasTaxNumber" rules={[ruleOf<'regform.tax.required'>(checkTaxAnswer)]} required>
        <RadioChoice
          name="hasTaxNumber"
          legend={text('regform.tax')}
          isShort
          options={[
            { value: 'yes', label: text('regform.tax.yes') },
            { value: 'no', label: text('regform.tax.no') },
          ]}
        />
      </Form.Item>
    </section>
  );
};
