import { Button, Form, Input } from 'antd';
import { addressLine } from '@payung/shared/address/address.ts';
import { ADDRESS_MAX } from '@payung/shared/address/check-address.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import type { PrintOption } from '#contract/schemas/quote.ts';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { useText } from '#messages/catalogue.ts';
import { useCustomerRule } from './customer-rule.ts';
import { wholeValues } from './customer-information.form.ts';
import type { CustomerValues } from './customer-information.form.ts';
import choice from './choice.module.css';

const Choice = (field: { value?: PrintOption; onChange?: (option: PrintOption) => void }) => {
  const t = useText();
  return (
    <div className={choice.choice}>
      <RadioChoice
        {...field}
        name="printOption"
        legend={t('home.print.choice')}
        options={[
          { value: 'hard', label: t('home.print.hard'), help: t('home.print.hardFee') },
          { value: 'soft', label: t('home.print.soft'), help: t('home.print.softFee') },
        ]}
      />
    </div>
  );
};

/** On paper or as a file; the fee is shown and in no total (HOME-075, HOME-076, ruling K19). */
export const PrintFields = ({ onFilled }: { onFilled: () => void }) => {
  const t = useText();
  const form = Form.useFormInstance<CustomerValues>();
  const rule = useCustomerRule();
  const isHardCopy = Form.useWatch('printOption', form) === 'hard';
  const copyInsuredAddress = (): void => {
    const { address } = wholeValues(form.getFieldsValue(true));
    form.setFieldValue('hardCopyAddress', addressLine(address));
    form.validateFields(['hardCopyAddress']).catch(() => undefined);
    onFilled();
  };
  return (
    <Block id="customer-print" title={t('home.print.title')}>
      <Form.Item name="printOption" noStyle>
        <Choice />
      </Form.Item>
      <p className="py-quiet py-small">{t('home.print.note')}</p>
      {isHardCopy ? (
        <div className="py-stack">
          <Form.Item
            name="hardCopyAddress"
            label={t('home.print.address')}
            rules={[rule('hardCopyAddress')]}
            required
          >
            <Input.TextArea rows={2} maxLength={ADDRESS_MAX} autoComplete="street-address" />
          </Form.Item>
          <div>
            <Button onClick={copyInsuredAddress}>{t('home.print.useInsured')}</Button>
          </div>
        </div>
      ) : null}
    </Block>
  );
};
