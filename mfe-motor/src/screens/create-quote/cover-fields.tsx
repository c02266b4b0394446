import { Form } from 'antd';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { latestStart } from '@payung/shared/domain/cover-start.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { RupiahField } from '@payung/shared/ui/fields/rupiah-field.tsx';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { useText } from '#messages/catalogue.ts';
import type { Acceptance, ModelFacts } from '#rules/acceptance.ts';
import { maxAccessories } from '#rules/check-vehicle.ts';
import type { VehicleUse } from '#rules/vehicle.ts';
import { CoverageField } from './coverage-field.tsx';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { useVehicleRule } from './vehicle-rule.ts';

const UseChoice = (field: { value?: VehicleUse; onChange?: (use: VehicleUse) => void }) => {
  const t = useText();
  return (
    <RadioChoice
      {...field}
      name="use"
      legend={t('motor.vehicle.use')}
      options={[
        { value: 'private', label: t('motor.use.private'), help: t('motor.create.private.help') },
        { value: 'commercial', label: t('motor.use.commercial'), help: t('motor.create.commercial.help') },
      ]}
    />
  );
};

interface CoverFieldsProps {
  values: CreateQuoteValues;
  acceptance: Acceptance;
  model: ModelFacts;
  /** Whole rupiah; nothing for a model without one. */
  guidePrice: number | undefined;
}

/** For what it is used, what is covered, for how much and from when. */
export const CoverFields = ({ values, acceptance, model, guidePrice }: CoverFieldsProps) => {
  const t = useText();
  const rule = useVehicleRule(model);
  return (
    <Block id="cover" title={t('motor.create.cover')}>
      <Form.Item
        name="startDate"
        label={t('motor.vehicle.start')}
        extra={t('motor.create.start.help')}
        rules={[rule('startDate')]}
        required
      >
        <DateField label={t('motor.vehicle.start')} min={today()} max={latestStart(today())} />
      </Form.Item>
      <Form.Item name="use" noStyle>
        <UseChoice />
      </Form.Item>
      <Form.Item name="coverage" rules={[rule('coverage')]}>
        <CoverageField acceptance={acceptance} />
      </Form.Item>
      <div className="py-two">
        <Form.Item
          name="sumInsured"
          label={t('motor.vehicle.sumInsured')}
          extra={
            guidePrice === undefined
              ? t('motor.create.sum.help')
              : t('motor.create.sum.guide', { amount: formatRupiah(guidePrice), year: String(values.year) })
          }
          rules={[rule('sumInsured')]}
          required
        >
          <RupiahField />
        </Form.Item>
        <Form.Item
          name="accessories"
          label={
            <span>
              {t('motor.vehicle.accessories')} <span className="py-quiet">({t('common.optional')})</span>
            </span>
          }
          extra={
            values.sumInsured === 0
              ? t('motor.create.accessories.help')
              : t('motor.create.accessories.most', {
                  amount: formatRupiah(maxAccessories(values.sumInsured)),
                })
          }
          rules={[rule('accessories')]}
        >
          <RupiahField />
        </Form.Item>
      </div>
    </Block>
  );
};
