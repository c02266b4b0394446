import { Form, Input } from 'antd';
import { NAME_MAX } from '@payung/shared/domain/people/names.ts';
import { ConsentBox } from '@payung/shared/ui/fields/consent-box.tsx';
import { useText } from '#messages/catalogue.ts';
import { needsGuardian } from '#rules/insured.ts';
import type { InsuredContext } from '#rules/insured.ts';
import { useInsuredRule } from './insured-rule.ts';
import type { InsuredValues } from './insured.form.ts';

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
export const GuardianFields = ({ context }: { context: InsuredContext }) => {
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
