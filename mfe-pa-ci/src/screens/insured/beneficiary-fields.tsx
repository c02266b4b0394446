import { Button, Form, Input } from 'antd';
import { NAME_MAX } from '@payung/shared/domain/people/names.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { BENEFICIARY_FIELDS, copyFields } from './copy-before.ts';
import type { InsuredFieldsProps } from './insured-fields.tsx';
import { useInsuredRule } from './insured-rule.ts';
import type { InsuredValues } from './insured.form.ts';
import { Optional } from './optional.tsx';
import { RelationField } from './relation-field.tsx';

/** Who is paid when the insured dies. */
export const BeneficiaryFields = ({ context, before, onFilled }: InsuredFieldsProps) => {
  const t = useText();
  const form = Form.useFormInstance<InsuredValues>();
  const rule = useInsuredRule(context);
  const copied = before !== undefined && before.beneficiaryName !== '' ? before : undefined;
  return (
    <Block id="insured-beneficiary" title={t('pa.insured.beneficiary')}>
      {copied === undefined ? null : (
        <div>
          <Button
            onClick={() => {
              copyFields(form, copied, BENEFICIARY_FIELDS);
              onFilled();
            }}
          >
            {t('pa.insured.copy.beneficiary', { name: copied.name })}
          </Button>
        </div>
      )}
      <Form.Item
        name="beneficiaryName"
        label={t('pa.insured.beneficiary.name')}
        rules={[rule('beneficiaryName')]}
        required
      >
        <Input size="large" autoComplete="off" maxLength={NAME_MAX} />
      </Form.Item>
      <RelationField rule={rule} />
      <Form.Item
        name="beneficiaryBirthDate"
        label={<Optional>{t('pa.insured.beneficiary.birthDate')}</Optional>}
        rules={[rule('beneficiaryBirthDate')]}
      >
        <DateField label={t('pa.insured.beneficiary.birthDate')} max={today()} autoComplete="off" />
      </Form.Item>
    </Block>
  );
};
