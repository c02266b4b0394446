import { Form } from 'antd';
import { isIsoDate } from '@payung/shared/domain/dates.ts';
import { latestStart } from '@payung/shared/domain/cover-start.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { earliestStart, homeExpiry } from '#rules/check-property.ts';
import { useText } from '#messages/catalogue.ts';
import type { CustomerValues } from './customer-information.form.ts';
import { useCustomerRule } from './customer-rule.ts';

const END = 'customer-period-end';

/** From when to when: the last day follows from the first (HOME-082, HOME-083). */
export const PeriodFields = () => {
  const t = useText();
  const form = Form.useFormInstance<CustomerValues>();
  const rule = useCustomerRule();
  const start = Form.useWatch('startDate', form) ?? '';
  return (
    <Block id="customer-period" title={t('home.customer.period')}>
      <div className="py-two">
        <Form.Item
          name="startDate"
          label={t('home.customer.start')}
          extra={t('home.customer.start.help')}
          rules={[rule('startDate')]}
          required
        >
          <DateField
            label={t('home.customer.start')}
            min={earliestStart(today())}
            max={latestStart(today())}
          />
        </Form.Item>
        <Form.Item label={t('home.customer.end')} extra={t('home.customer.end.help')} htmlFor={END}>
          <DateField
            label={t('home.customer.end')}
            id={END}
            value={isIsoDate(start) ? homeExpiry(start) : ''}
            disabled
          />
        </Form.Item>
      </div>
    </Block>
  );
};
