import { Form } from 'antd';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { RupiahField } from '@payung/shared/ui/fields/rupiah-field.tsx';
import { useText } from '#messages/catalogue.ts';
import { BuildingSum } from './building-sum.tsx';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { usePropertyRule } from './property-rule.ts';
import { TotalSum } from './total-sum.tsx';
import { Underinsurance } from './underinsurance.tsx';

/** The sums of a house, or of an apartment's fixtures: only what can be insured is asked (HOME-113). */
export const SumFields = ({ values }: { values: CreateQuoteValues }) => {
  const t = useText();
  const rule = usePropertyRule();
  const isApartment = values.propertyType === 'apartment';
  return (
    <Block id="sums" title={t('home.create.sums')}>
      {isApartment ? (
        <>
          <InlineNotice kind="info" text={t('home.create.apartment.note')} />
          <Form.Item
            name="fixturesSumInsured"
            label={t('home.create.fixtures')}
            extra={t('home.create.fixtures.help')}
            rules={[rule('fixturesSumInsured')]}
            required
          >
            <RupiahField />
          </Form.Item>
        </>
      ) : (
        <div className="py-two">
          <Form.Item
            name="buildingSumInsured"
            label={t('home.create.building')}
            extra={t('home.create.building.help')}
            rules={[rule('buildingSumInsured')]}
            required
          >
            <BuildingSum />
          </Form.Item>
          <Form.Item
            name="contentsSumInsured"
            label={
              <span>
                {t('home.create.contents')} <span className="py-quiet">({t('common.optional')})</span>
              </span>
            }
            extra={t('home.create.contents.help')}
            rules={[rule('contentsSumInsured')]}
          >
            <RupiahField />
          </Form.Item>
        </div>
      )}
      <TotalSum values={values} />
      <Underinsurance />
    </Block>
  );
};
