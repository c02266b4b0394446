import { Form } from 'antd';
import { isIsoDate } from '@payung/shared/domain/dates.ts';
import { earliestStart, homeExpiry } from '@payung/shared/domain/home/check-property.ts';
import type { HomeCustomer } from '@payung/shared/domain/home/customer.ts';
import { today } from '@payung/shared/journey/today.ts';
import { Block } from '@payung/shared/ui/block.tsx';
import { DateField } from '@payung/shared/ui/date-field.tsx';
import { useText } from '#messages/catalogue.ts';
import { useCustomerRule } from './customer-rule.ts';

const END = 'customer-period-end';

/** From when to when: the last day follows from the first (HOME-082, HOME-083). */
export const PeriodFields = () => {
  const t = useText();
  const form = Form.useFormInstance<HomeCustomer>();
  const rule = useCustomerRule();
  const start = Form.useWatch('homeEffectiveDate', form) ?? '';
  return (
    <Block id="customer-period" title={t('home.customer.period')}>
      <div className="py-two">
        <Form.Item
          name="homeEffectiveDate"
          label={t('home.customer.start')}
          extra={t('home.customer.start.help')}
          rules={[rule('homeEffectiveDate')]}
          required
        >
          <DateField min={earliestStart(today())} />
        </Form.Item>
        <Form.Item label={t('home.customer.end')} extra={t('home.customer.end.help')} htmlFor={END}>
          <DateField id={END} value={isIsoDate(start) ? homeExpiry(start) : ''} disabled />
        </Form.Item>
      </div>
    </Block>
  );
};
