import { Button, Form, Input } from 'antd';
import type { HomeCustomer } from '@payung/shared/domain/home/customer.ts';
import { PRINT_CHOICE } from '@payung/shared/domain/home/print.ts';
import type { PrintChoice } from '@payung/shared/domain/home/print.ts';
import { Block } from '@payung/shared/ui/block.tsx';
import { RadioChoice } from '@payung/shared/ui/radio-choice.tsx';
import { useText } from '#messages/catalogue.ts';
import { useCustomerRule } from './customer-rule.ts';
import { wholeValues } from './customer-information.form.ts';
import { addressLine } from '#home-quote/address-line.ts';

const ADDRESS_MAX = 500;

const Choice = (field: { value?: PrintChoice; onChange?: (choice: PrintChoice) => void }) => {
  const t = useText();
  return (
    <div className="home-customer-choice">
      <RadioChoice
        {...field}
        name="printOption"
        legend={t('home.print.choice')}
        options={[
          { value: PRINT_CHOICE.hard, label: t('home.print.hard'), help: t('home.print.hardFee') },
          { value: PRINT_CHOICE.soft, label: t('home.print.soft'), help: t('home.print.softFee') },
        ]}
      />
    </div>
  );
};

/** On paper or as a file; the fee is shown and in no total (HOME-075, HOME-076, ruling K19). */
export const PrintFields = ({ onFilled }: { onFilled: () => void }) => {
  const t = useText();
  const form = Form.useFormInstance<HomeCustomer>();
  const rule = useCustomerRule();
  const isHardCopy = Form.useWatch('printOption', form) === PRINT_CHOICE.hard;
  return (
    <Block id="customer-print" title={t('home.print.title')}>
      <Form.Item name="printOption" noStyle>
        <Choice />
      </Form.Item>
      <p className="py-quiet py-small">{t('home.print.note')}</p>
      {isHardCopy ? (
        <div className="py-stack-tight">
          <Form.Item
            name="addressForHardCopy"
            label={t('home.print.address')}
            rules={[rule('addressForHardCopy')]}
            required
          >
            <Input.TextArea rows={2} maxLength={ADDRESS_MAX} autoComplete="street-address" />
          </Form.Item>
          <div>
            <Button
              onClick={() => {
                const { address, subDistrict, district, city, addrProvince, postalCode } = wholeValues(
                  form.getFieldsValue(true),
                );
                form.setFieldValue(
                  'addressForHardCopy',
                  addressLine([address, subDistrict, district, city, addrProvince, postalCode]),
                );
                form.validateFields(['addressForHardCopy']).catch(() => undefined);
                onFilled();
              }}
            >
              {t('home.print.useInsured')}
            </Button>
          </div>
        </div>
      ) : null}
    </Block>
  );
};
