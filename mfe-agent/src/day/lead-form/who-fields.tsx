import { createElement, memo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LeadForm } from '@payung/shared/schemas/leads.ts';
import { checkLeadPhone } from '@payung/shared/domain/leads/lead-phone.ts';
import { ZONES } from '@payung/shared/domain/zones.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { PhoneEntry } from '@payung/shared/ui/fields/phone-entry.tsx';
import { AgreedByChoice } from '@payung/shared/ui/choices/agreed-by.tsx';
import { CheckBox } from '@payung/shared/ui/choices/check-box.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';
import type { FormInstance, FormRule } from '@payung/shared/ui/form/form-store.ts';
import { checkFirstName, checkOptionalEmail, checkOptionalName, hasContactData } from './lead-form.form.ts';
import { useText } from '#messages/catalogue.ts';
import { ChoiceField, TextField } from './fields.tsx';

const NAME_MAX = 60;

/** Required as soon as there is any contact data. */
const consentRule = (needsConsent: () => boolean): FormRule => ({
  check: (isGiven) =>
    isGiven === true || !needsConsent()
      ? undefined
      : createElement(FormattedMessage, { id: 'leads.form.consent.required' }),
});

/** Required where the agent says it now: an earlier consent has been recorded. */
const wayRule = (isNew: () => boolean): FormRule => ({
  check: (way) =>
    way !== undefined || !isNew()
      ? undefined
      : createElement(FormattedMessage, { id: 'consent.agreedBy.missing' }),
});

interface WhoFieldsProps {
  form: FormInstance<LeadForm>;
  /** A lead that was created from a quote without a phone number can be saved without one. */
  mayLackPhone: boolean;
  /** They agreed before. */
  hadConsent: boolean;
}

/** Name and contact of the lead, the source of the data, and consent (law 27/2022). */
export const WhoFields = memo(({ form, mayLackPhone, hadConsent }: WhoFieldsProps) => {
  const text = useText();
  const needsConsent = (): boolean => hasContactData(form.getFieldsValue(true));
  return (
    <Block id="who" title={text('leads.form.who')}>
      <div className="py-two">
        <TextField
          name="firstName"
          label={text('leads.form.firstName')}
          max={NAME_MAX}
          rules={[ruleOf<ReturnType<typeof checkFirstName> & string>(checkFirstName)]}
          required
        />
        <TextField
          name="lastName"
          label={text('leads.form.lastName')}
          max={NAME_MAX}
          rules={[ruleOf(checkOptionalName)]}
        />
      </div>
      <div className="py-two">
        <Form.Item
          name="phone"
          label={text('leads.form.phone')}
          rules={[
            ruleOf((typed) => (mayLackPhone && typed.trim() === '' ? undefined : checkLeadPhone(typed))),
          ]}
          required={!mayLackPhone}
        >
          <PhoneEntry />
        </Form.Item>
        <TextField
          name="email"
          label={text('leads.form.email')}
          max={100}
          inputMode="email"
          rules={[ruleOf(checkOptionalEmail)]}
        />
      </div>
      <ChoiceField
        name="zone"
        label={text('leads.form.zone')}
        options={ZONES.map((zone) => ({ value: zone, label: zone }))}
        isChosen
      />
      <TextField
        name="source"
        label={text('leads.form.source')}
        help={text('leads.form.source.help')}
        max={100}
        rules={[
          ruleOf<'leads.form.source.required'>((typed) =>
            typed.trim() === '' && needsConsent() ? 'leads.form.source.required' : undefined,
          ),
        ]}
      />
      <Form.Item
        name="hasConsent"
        valuePropName="checked"
        extra={text('leads.form.consent.help')}
        rules={[consentRule(needsConsent)]}
      >
        <CheckBox>{text('leads.form.consent')}</CheckBox>
      </Form.Item>
      {hadConsent ? null : (
        <Form.Item
          name="agreedBy"
          dependencies={['hasConsent']}
          rules={[wayRule(() => form.getFieldsValue(true).hasConsent)]}
        >
          <AgreedByChoice name="lead-agreed" />
        </Form.Item>
      )}
    </Block>
  );
});
WhoFields.displayName = 'WhoFields';
