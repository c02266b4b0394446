import { Form, Select } from 'antd';
import type { Province } from '@payung/shared/api/endpoints/places.ts';
import { earliestStart } from '@payung/shared/domain/home/check-property.ts';
import { OCCUPATION } from '@payung/shared/domain/home/property.ts';
import type { OccupationType } from '@payung/shared/domain/home/property.ts';
import { today } from '@payung/shared/journey/today.ts';
import { Block } from '@payung/shared/ui/block.tsx';
import { DateField } from '@payung/shared/ui/date-field.tsx';
import { RadioChoice } from '@payung/shared/ui/radio-choice.tsx';
import { useText } from '#messages/catalogue.ts';
import { CityField } from './city-field.tsx';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { usePropertyRule } from './property-rule.ts';
import { StoriesField } from './stories-field.tsx';

const Occupation = (field: { value?: OccupationType; onChange?: (occupation: OccupationType) => void }) => {
  const t = useText();
  return (
    <RadioChoice
      {...field}
      name="occupationType"
      legend={t('home.property.occupation')}
      options={[
        { value: OCCUPATION.house, label: t('home.create.house'), help: t('home.create.house.help') },
        {
          value: OCCUPATION.apartment,
          label: t('home.occupation.apartment'),
          help: t('home.create.apartment.help'),
        },
      ]}
    />
  );
};

interface PropertyFieldsProps {
  values: CreateQuoteValues;
  provinces: readonly Province[];
}

/** What it is, where it stands and from when it is covered (HOME-112). */
export const PropertyFields = ({ values, provinces }: PropertyFieldsProps) => {
  const t = useText();
  const rule = usePropertyRule();
  return (
    <Block id="property" title={t('home.create.property')}>
      <Form.Item name="occupationType" noStyle>
        <Occupation />
      </Form.Item>
      <div className="py-two">
        <Form.Item name="provinceId" label={t('home.create.province')} rules={[rule('provinceId')]} required>
          <Select
            size="large"
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={t('home.create.province.placeholder')}
            notFoundContent={t('home.create.place.none')}
            options={provinces.map(({ Id, Description }) => ({ value: Id, label: Description }))}
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
          name="homeEffectiveDate"
          label={t('home.create.start')}
          extra={t('home.create.start.help')}
          rules={[rule('homeEffectiveDate')]}
          required
        >
          <DateField min={earliestStart(today())} />
        </Form.Item>
      </div>
    </Block>
  );
};
