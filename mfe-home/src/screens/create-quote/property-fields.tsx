import type { Region } from '@payung/shared/schemas/places.ts';
import { latestStart } from '@payung/shared/domain/cover-start.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { ComboBox } from '@payung/shared/ui/choices/combo-box.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useCities } from '@payung/shared/address/address-lists.ts';
import { earliestStart } from '#rules/property.ts';
import type { PropertyType } from '#contract/schemas/property.ts';
import { useText } from '#messages/catalogue.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { usePropertyRule } from './create-quote.form.ts';
import { Button } from '@payung/shared/ui/button.tsx';
import { Input } from '@payung/shared/ui/input.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';

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
          <ComboBox
            placeholder={t('home.create.province.placeholder')}
            nothing={t('address.list.none')}
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

/** The cities of the chosen province, read once it is chosen (HOME-109). */
const CityField = ({ provinceId }: { provinceId: string }) => {
  const t = useText();
  const rule = usePropertyRule();
  const cities = useCities(provinceId);
  const isWaiting = provinceId !== '' && cities.data === undefined && !cities.isError;
  return (
    <div className="py-stack-tight">
      <Form.Item name="city" label={t('address.city')} rules={[rule('city')]} required>
        <ComboBox
          isLoading={isWaiting}
          disabled={cities.data === undefined}
          placeholder={t(provinceId === '' ? 'address.city.first' : 'home.create.city.placeholder')}
          nothing={t('address.list.none')}
          options={(cities.data ?? []).map(({ name }) => ({ value: name, label: name }))}
        />
      </Form.Item>
      {cities.isError && cities.data === undefined ? (
        <InlineNotice
          kind="warning"
          text={
            <span className="py-row">
              {t('home.create.city.failed')}
              <Button size="small" loading={cities.isFetching} onClick={() => void cities.refetch()}>
                {t('common.tryAgain')}
              </Button>
            </span>
          }
        />
      ) : null}
    </div>
  );
};

interface StoriesFieldProps {
  id?: string;
  /** Forms give and take it; 0 is an empty field. */
  value?: number;
  onChange?: (stories: number) => void;
}

const MOST_DIGITS = 3;

/** Floors of the building; what is not a digit is not kept. */
const StoriesField = ({ value = 0, onChange, ...rest }: StoriesFieldProps) => (
  <Input
    {...rest}
    size="large"
    inputMode="numeric"
    autoComplete="off"
    value={value === 0 ? '' : String(value)}
    onChange={({ target }) => onChange?.(Number(target.value.replaceAll(/\D/g, '').slice(0, MOST_DIGITS)))}
  />
);
