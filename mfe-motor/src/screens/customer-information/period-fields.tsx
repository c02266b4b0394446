import { Form } from 'antd';
import { isIsoDate } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { useText } from '#messages/catalogue.ts';
import { lastStart } from '#rules/check-start.ts';
import { coverEnd } from '#rules/multi-year.ts';
import type { CustomerValues } from './customer-information.form.ts';
import { useCustomerRule } from './customer-rule.ts';

const END = 'customer-period-end';

interface PeriodFieldsProps {
  readonly years: number;
  /** Where photos of the vehicle are approved. */
  readonly approvedUntil: IsoDate | undefined;
}

/** From when to when: the last day follows from the first and the years of cover. */
export const PeriodFields = ({ years, approvedUntil }: PeriodFieldsProps) => {
  const t = useText();
  const form = Form.useFormInstance<CustomerValues>();
  const rule = useCustomerRule(approvedUntil);
  const start = Form.useWatch('startDate', form) ?? '';
  return (
    <Block id="customer-period" title={t('motor.customer.period')}>
      <div className="py-two">
        <Form.Item
          name="startDate"
          label={t('motor.vehicle.start')}
          extra={t('motor.customer.start.help')}
          rules={[rule.field('startDate')]}
          required
        >
          <DateField label={t('motor.vehicle.start')} min={today()} max={lastStart(today(), approvedUntil)} />
        </Form.Item>
        <Form.Item
          label={t('motor.customer.end')}
          extra={t('motor.customer.end.help', { years })}
          htmlFor={END}
        >
          <DateField
            label={t('motor.customer.end')}
            id={END}
            value={isIsoDate(start) ? coverEnd(start, years) : ''}
            disabled
          />
        </Form.Item>
      </div>
    </Block>
  );
};
