import type { ReactNode } from 'react';
import { ADDRESS_MAX } from '@payung/shared/address/address.ts';
import { ageOn, isIsoDate } from '@payung/shared/domain/dates.ts';
import { EMAIL_MAX } from '@payung/shared/domain/people/email.ts';
import { NAME_MAX } from '@payung/shared/domain/people/names.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { IdentityCheck } from '@payung/shared/identity/identity-launcher.tsx';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { PhoneEntry } from '@payung/shared/ui/fields/phone-entry.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { ConsentBox } from '@payung/shared/ui/fields/consent-box.tsx';
import type { QuotedInsured } from '#contract/schemas/insured.ts';
import { useText } from '#messages/catalogue.ts';
import { ID_CARD_TYPED_MAX } from '@payung/shared/domain/people/identity-number.ts';
import { ID_CARD_AGE, needsGuardian } from '#rules/insured.ts';
import type { InsuredContext } from '#rules/insured.ts';
import { ADDRESS_FIELDS, copyFields, useInsuredRule } from './insured.form.ts';
import type { InsuredValues } from './insured.form.ts';
import { Button } from '@payung/shared/ui/button.tsx';
import { Input, TextArea } from '@payung/shared/ui/input.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';

export interface InsuredFieldsProps {
  quoteId: string;
  insured: QuotedInsured;
  /** The insured whose answers may be copied. */
  before: QuotedInsured | undefined;
  context: InsuredContext;
  /** The form was filled without typing. */
  onFilled: () => void;
}

/** Who it is. */
export const PersonFields = ({ context }: InsuredFieldsProps) => {
  const t = useText();
  const rule = useInsuredRule(context);
  return (
    <Block id="insured-person" title={t('pa.insured.person')}>
      <Form.Item name="name" label={t('pa.insured.name')} rules={[rule('name')]} required>
        <Input size="large" autoComplete={context.isFirst ? 'name' : 'off'} maxLength={NAME_MAX} />
      </Form.Item>
      <Form.Item
        name="birthDate"
        label={t('pa.insured.birthDate')}
        extra={t(context.isFirst ? 'pa.insured.age.first' : 'pa.insured.age.other')}
        rules={[rule('birthDate')]}
        required
      >
        <DateField
          label={t('pa.insured.birthDate')}
          max={today()}
          autoComplete={context.isFirst ? 'bday' : 'off'}
        />
      </Form.Item>
      <GuardianFields context={context} />
    </Block>
  );
};

/** The card of this insured and of nobody else; below 17 there is none (ruling R29). */
export const CardFields = ({ quoteId, insured, context, onFilled }: InsuredFieldsProps) => {
  const t = useText();
  const form = Form.useFormInstance<InsuredValues>();
  const rule = useInsuredRule(context);
  const birthDate = Form.useWatch('birthDate', form) ?? '';
  const hasNoCard = isIsoDate(birthDate) && ageOn(birthDate, today()) < ID_CARD_AGE;
  return (
    <>
      {hasNoCard && insured.ocrDetails === undefined ? null : (
        <IdentityCheck
          quoteId={quoteId}
          insuredNo={insured.no}
          details={insured.ocrDetails}
          onDetails={({ idNumber }) => {
            if (idNumber === '') return;
            form.setFieldValue('idCard', idNumber);
            onFilled();
          }}
        />
      )}
      <section className="py-card">
        <Form.Item
          name="idCard"
          label={<Optional>{t('pa.insured.idCard')}</Optional>}
          extra={t(hasNoCard ? 'pa.insured.idCard.child' : 'pa.insured.idCard.help')}
          rules={[rule('idCard')]}
        >
          <Input size="large" inputMode="numeric" autoComplete="off" maxLength={ID_CARD_TYPED_MAX} />
        </Form.Item>
      </section>
    </>
  );
};

/** How they are reached: needed of the first insured only (ruling R21). */
export const ContactFields = ({ before, context, onFilled }: InsuredFieldsProps) => {
  const t = useText();
  const form = Form.useFormInstance<InsuredValues>();
  const rule = useInsuredRule(context);
  const { isFirst } = context;
  const copied = before !== undefined && before.address !== '' ? before : undefined;
  const label = (text: string) => (isFirst ? text : <Optional>{text}</Optional>);
  return (
    <Block id="insured-contact" title={t('pa.insured.contact')}>
      {copied === undefined ? null : (
        <div>
          <Button
            onClick={() => {
              copyFields(form, copied, ADDRESS_FIELDS);
              onFilled();
            }}
          >
            {t('pa.insured.copy.address', { name: copied.name })}
          </Button>
        </div>
      )}
      <Form.Item
        name="address"
        label={label(t('pa.insured.address'))}
        rules={[rule('address')]}
        required={isFirst}
      >
        <TextArea rows={2} maxLength={ADDRESS_MAX} autoComplete={isFirst ? 'street-address' : 'off'} />
      </Form.Item>
      <div className="py-two">
        <Form.Item name="phone" label={label(t('contact.mobile'))} rules={[rule('phone')]} required={isFirst}>
          <PhoneEntry />
        </Form.Item>
        <Form.Item name="email" label={label(t('contact.email'))} rules={[rule('email')]} required={isFirst}>
          <Input
            size="large"
            type="email"
            inputMode="email"
            autoComplete={isFirst ? 'email' : 'off'}
            maxLength={EMAIL_MAX}
          />
        </Form.Item>
      </div>
    </Block>
  );
};

interface ConsentProps {
  value?: boolean;
  onChange?: (consents: boolean) => void;
  'aria-invalid'?: boolean | 'true' | 'false';
}

const Consent = ({ value = false, onChange, ...rest }: ConsentProps) => {
  const t = useText();
  const isMissing = rest['aria-invalid'] === true || rest['aria-invalid'] === 'true';
  return (
    <ConsentBox
      checked={value}
      isMissing={isMissing && !value}
      onChange={(consents) => onChange?.(consents)}
      purpose={t('pa.insured.guardian.purpose')}
    >
      {t('pa.insured.guardian.consent')}
    </ConsentBox>
  );
};

/** For somebody below 18 on the first day: which parent agrees (ruling R29). */
const GuardianFields = ({ context }: { context: InsuredContext }) => {
  const t = useText();
  const form = Form.useFormInstance<InsuredValues>();
  const rule = useInsuredRule(context);
  const birthDate = Form.useWatch('birthDate', form) ?? '';
  if (!needsGuardian(birthDate, context.startDate)) return null;
  return (
    <>
      <Form.Item
        name="guardianName"
        label={t('pa.insured.guardian.name')}
        extra={t('pa.insured.guardian.help')}
        rules={[rule('guardianName')]}
        required
      >
        <Input size="large" autoComplete="off" maxLength={NAME_MAX} />
      </Form.Item>
      <Form.Item name="guardianConsents" rules={[rule('guardianConsents')]}>
        <Consent />
      </Form.Item>
    </>
  );
};

/** The label of a field that may stay empty. */
export const Optional = ({ children }: { children: ReactNode }) => {
  const t = useText();
  return (
    <span>
      {children} <span className="py-quiet">({t('common.optional')})</span>
    </span>
  );
};
