import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import type { VehicleKind } from '#rules/vehicle.ts';
import type { Catalogue } from './catalogue-reads.ts';
import { useVehicleRule } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { DigitsField } from './digits-field.tsx';
import { PlateFields } from './plate-fields.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';
import { SuggestField } from '@payung/shared/ui/choices/suggest-field.tsx';

const KindChoice = (field: { value?: VehicleKind; onChange?: (kind: VehicleKind) => void }) => {
  const t = useText();
  return (
    <RadioChoice
      {...field}
      name="kind"
      legend={t('motor.start.kind')}
      options={[
        { value: 'car', label: t('motor.kind.car') },
        { value: 'motorcycle', label: t('motor.kind.motorcycle') },
      ]}
    />
  );
};

interface VehicleFieldsProps {
  values: CreateQuoteValues;
  /** A car stays a car: the kind decides the product of a quote. */
  isKindFixed: boolean;
  catalogue: Catalogue;
  onFilled: () => void;
}

/** Which vehicle it is, by its papers. */
export const VehicleFields = ({ values, isKindFixed, catalogue, onFilled }: VehicleFieldsProps) => {
  const t = useText();
  const rule = useVehicleRule();
  return (
    <Block id="vehicle" title={t('motor.create.vehicle')}>
      {isKindFixed ? null : (
        <Form.Item name="kind" noStyle>
          <KindChoice />
        </Form.Item>
      )}
      <ModelFields catalogue={catalogue} onFilled={onFilled} />
      <div className="py-two">
        <Form.Item
          name="year"
          label={t('motor.create.year')}
          extra={t('motor.create.year.help')}
          rules={[rule('year')]}
          required
        >
          <DigitsField maxLength={4} />
        </Form.Item>
      </div>
      <PlateFields code={values.plateCode} />
    </Block>
  );
};

const MOST_BRAND = 60;
const MOST_MODEL = 80;

interface ModelFieldsProps {
  catalogue: Catalogue;
  /** The form was filled without typing. */
  onFilled: () => void;
}

/** Brand, then model, from the catalogue or typed. Words that name a model fill both. */
const ModelFields = ({ catalogue, onFilled }: ModelFieldsProps) => {
  const t = useText();
  const rule = useVehicleRule();
  const form = Form.useFormInstance<CreateQuoteValues>();
  const whole = catalogue.anyModels.map((each) => ({ ...each, name: `${each.brand} ${each.model}` }));
  const brands = catalogue.brands.map(({ brand }) => ({ value: brand, label: brand }));
  const chooseWhole = (name: string): void => {
    const match = whole.find((each) => each.name === name);
    if (match === undefined) return;
    form.setFieldsValue({ brand: match.brand, model: match.model });
    form.validateFields(['brand', 'model']);
    onFilled();
  };

  return (
    <>
      <div className="py-two">
        <Form.Item
          name="brand"
          label={t('motor.create.brand')}
          extra={t('motor.create.brand.help')}
          rules={[rule('brand')]}
          required
        >
          <SuggestField
            suggestions={[...brands, ...whole.map(({ name }) => ({ value: name, label: name }))]}
            onChoose={chooseWhole}
            maxLength={MOST_BRAND}
          />
        </Form.Item>
        <Form.Item
          name="model"
          label={t('motor.create.model')}
          extra={t('motor.create.model.help')}
          rules={[rule('model')]}
          required
        >
          <SuggestField
            suggestions={catalogue.models.map((each) => ({
              value: each.model,
              label: `${each.model} · ${t('motor.create.model.new', { amount: formatRupiah(each.guidePrice) })}`,
            }))}
            maxLength={MOST_MODEL}
          />
        </Form.Item>
      </div>
      {/* Accepted, and marked for the reviewer (ruling R17). */}
      {catalogue.isUnlisted ? <InlineNotice kind="info" text={t('motor.create.unlisted')} /> : null}
    </>
  );
};
