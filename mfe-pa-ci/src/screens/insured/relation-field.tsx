import { Form, Input, Select } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@payung/shared/api/query.ts';
import { NAME_MAX } from '@payung/shared/domain/people/names.ts';
import { wordSearch } from '@payung/shared/ui/text/word-search.ts';
import { paCiEndpoints } from '#contract/endpoints.ts';
import { useText } from '#messages/catalogue.ts';
import { OTHER_RELATION } from '#rules/relations.ts';
import type { useInsuredRule } from './insured-rule.ts';
import { Optional } from './optional.tsx';
import type { InsuredValues } from './insured.form.ts';

/** What the beneficiary is to the insured: optional, and in words where it is "other" (PA-008, PA-022, PA-023). */
export const RelationField = ({ rule }: { rule: ReturnType<typeof useInsuredRule> }) => {
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
        <Select
          size="large"
          allowClear
          virtual={false}
          showSearch={wordSearch}
          loading={relations.isPending}
          placeholder={t('address.list.search')}
          notFoundContent={t(relations.isPending ? 'address.list.loading' : 'address.list.none')}
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
