import { useQuery } from '@tanstack/react-query';
import { NAME_MAX } from '@payung/shared/domain/people/names.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { queryOf } from '@payung/shared/api/query.ts';
import { ComboBox } from '@payung/shared/ui/choices/combo-box.tsx';
import { useText } from '#messages/catalogue.ts';
import { paCiEndpoints } from '#contract/endpoints.ts';
import { OTHER_RELATION } from '#rules/insured.ts';
import { BENEFICIARY_FIELDS, copyFields, useInsuredRule } from './insured.form.ts';
import type { InsuredValues } from './insured.form.ts';
import { Optional } from './insured-fields.tsx';
import type { InsuredFieldsProps } from './insured-fields.tsx';
import { Button } from '@payung/shared/ui/button.tsx';
import { Input } from '@payung/shared/ui/input.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';

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

/** What the beneficiary is to the insured: optional, and in words where it is "other" (PA-008, PA-022, PA-023). */
const RelationField = ({ rule }: { rule: ReturnType<typeof useInsuredRule> }) => {
  const t = useText();
  const form = Form.useFormInstance<InsuredValues>();
  const relations = useQuery(queryOf(paCiEndpoints.paBeneficiary, { quiet: true }));
  const isOther = Form.useWatch('beneficiaryRelation', form) === OTHER_RELATION;
  return (
    <>
      <Form.Item
        name="beneficiaryRelation"
        label={<Optional>{t('pa.insured.beneficiary.relation')}</Optional>}
        rules={[rule('beneficiaryRelation')]}
        extra={
          relations.isError && relations.data === undefined ? (
            <>
              {t('address.list.failed')}{' '}
              <button type="button" className="py-text-button" onClick={() => void relations.refetch()}>
                {t('common.tryAgain')}
              </button>
            </>
          ) : undefined
        }
      >
        <ComboBox
          isClearable
          isLoading={relations.isPending}
          placeholder={t('address.list.search')}
          nothing={t(relations.isPending ? 'address.list.loading' : 'address.list.none')}
          options={(relations.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      {isOther ? (
        <Form.Item
          name="otherRelation"
          label={t('pa.insured.beneficiary.other')}
          rules={[rule('otherRelation')]}
          required
        >
          <Input size="large" autoComplete="off" maxLength={NAME_MAX} />
        </Form.Item>
      ) : null}
    </>
  );
};
