import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { latestStart } from '@payung/shared/domain/cover-start.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { Button } from '@payung/shared/ui/button.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { RupiahField } from '@payung/shared/ui/fields/rupiah-field.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';
import { useText } from '#messages/catalogue.ts';
import type { Acceptance, ModelFacts } from '#rules/acceptance.ts';
import { maxAccessories } from '#rules/check-vehicle.ts';
import type { VehicleUse } from '#contract/schemas/vehicle.ts';
import type { Coverage } from '#rules/vehicle.ts';
import { useVehicleRule } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';
import styles from './create-quote.module.css';

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
  /** The form was filled without typing. */
  onFilled: () => void;
}

/** For what it is used, what is covered, for how much and from when. */
export const CoverFields = ({ values, acceptance, model, guidePrice, onFilled }: CoverFieldsProps) => {
  const t = useText();
  const form = Form.useFormInstance<CreateQuoteValues>();
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
      {guidePrice === undefined || guidePrice === values.sumInsured ? null : (
        <div>
          <Button
            onClick={() => {
              form.setFieldValue('sumInsured', guidePrice);
              form.validateFields(['sumInsured']);
              onFilled();
            }}
          >
            {t('motor.create.sum.useGuide', { amount: formatRupiah(guidePrice) })}
          </Button>
        </div>
      )}
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

interface CoverageFieldProps {
  id?: string;
  value?: Coverage | '';
  onChange?: (coverage: Coverage) => void;
  acceptance: Acceptance;
}

const textOf = { comprehensive: 'motor.comprehensive', totalLoss: 'motor.tlo' } as const;

/** The coverages that the vehicle is accepted for, and why it is not for the others (MOT-059 to MOT-063). */
const CoverageField = ({ id, value, onChange, acceptance: { coverages, problems } }: CoverageFieldProps) => {
  const t = useText();
  return (
    // The form moves the focus here when nothing was chosen.
    <div id={id} className={styles.choice} tabIndex={-1}>
      {coverages.length === 0 ? null : (
        <RadioChoice
          name="coverage"
          legend={t('motor.vehicle.coverage')}
          options={coverages.map((each) => ({
            value: each,
            label: t(textOf[each]),
            help: t(`motor.create.${each}.help`),
          }))}
          value={value === '' ? undefined : value}
          onChange={onChange}
        />
      )}
      <div className="py-stack-tight" aria-live="polite">
        {problems.map(({ coverage, message }) => (
          <InlineNotice
            key={message}
            kind={coverage === undefined ? 'error' : 'info'}
            text={
              coverage === undefined
                ? t(message)
                : t('motor.create.notOffered', { coverage: t(textOf[coverage]), reason: t(message) })
            }
          />
        ))}
      </div>
    </div>
  );
};
