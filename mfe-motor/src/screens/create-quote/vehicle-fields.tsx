import { Form } from 'antd';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { useText } from '#messages/catalogue.ts';
import type { VehicleKind } from '#rules/vehicle.ts';
import type { Catalogue } from './catalogue-reads.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { DigitsField } from './digits-field.tsx';
import { ModelFields } from './model-fields.tsx';
import { NumberFields } from './number-fields.tsx';
import { PlateFields } from './plate-fields.tsx';
import { useVehicleRule } from './vehicle-rule.ts';

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
      <NumberFields />
    </Block>
  );
};
