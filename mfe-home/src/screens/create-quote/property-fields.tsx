import { Form, Select } from 'antd';
import type { Region } from '@payung/shared/schemas/places.ts';
import { earliestStart } from '#rules/check-property.ts';
import type { PropertyType } from '#contract/schemas/property.ts';
import { latestStart } from '@payung/shared/domain/cover-start.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { wordSearch } from '@payung/shared/ui/text/word-search.ts';
import { useText } from '#messages/catalogue.ts';
import { CityField } from './city-field.tsx';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { usePropertyRule } from './property-rule.ts';
import { StoriesField } from './stories-field.tsx';

const TypeChoice = (field: { value?: PropertyType; onChange?: (type: PropertyType) => void }) => {
  const t = useText();
  return (
    <RadioChoice
      {...field}
      name="propertyType"
      legend={t('home.property.type')}
      options={[
        { value: 'house', label: t('home.create.house'), help: t('home.create.house.help') },
        {
          value: 'apartment',
          label: t('home.type.apartment'),
          help: t('home.create.apartment.help'),
        },
      ]}
    />
  );
};

interface PropertyFieldsProps {
  values: CreateQuoteValues;
  provinces: readonly Region[];
}

/** What it is, where it stands and from when it is covered (HOME-112). */
export const PropertyFields = ({ values, provinces }: PropertyFieldsProps) => {
  const t = useText();
  const rule = usePropertyRule();
  return (
    <Block id="property" title={t('home.create.property')}>
      <Form.Item name="propertyType" noStyle>
        <TypeChoice />
      </Form.Item>
      <div className="py-two">
        <Form.Item name="provinceId" label={t('address.province')} rules={[rule('provinceId')]} required>
          <Select
            size="large"
            showSearch={wordSearch}
            placeholder={t('home.create.province.placeholder')}
            notFoundContent={t('address.list.none')}
            options={provinces.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form.Item>
        <CityField provinceId={values.provinceId} />
      </div>
      <div className="py-two">
        <Form.Item
          name="stories"
          label={t('home.property.stories')}
          extra={t('home.create.stories.help')}
          rules={[rule('stories')]}
          required
        >
          <StoriesField />
        </Form.Item>
        <Form.Item
          name="startDate"
          label={t('home.create.start')}
          extra={t('home.create.start.help')}
          rules={[rule('startDate')]}
          required
        >
          <DateField label={t('home.create.start')} min={earliestStart(today())} max={latestStart(today())} />
        </Form.Item>
      </div>
    </Block>
  );
};
