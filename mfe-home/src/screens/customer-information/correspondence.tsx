import { AddressFields } from '@payung/shared/address/address-fields.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { addressLine, ADDRESS_MAX } from '@payung/shared/address/address.ts';
import { useText } from '#messages/catalogue.ts';
import type { PrintOption } from '#contract/schemas/quote.ts';
import type { CustomerValues } from './customer-information.form.ts';
import { useCustomerRule, wholeValues } from './customer-information.form.ts';
import inset from '#home-quote/inset.module.css';
import choice from './choice.module.css';
import { Button } from '@payung/shared/ui/button.tsx';
import { TextArea } from '@payung/shared/ui/input.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';

const SameChoice = ({ value, onChange }: { value?: boolean; onChange?: (isSame: boolean) => void }) => {
  const t = useText();
  return (
    <div className={choice.choice}>
      <RadioChoice
        name="isCorrespondenceSame"
        legend={t('home.corr.choice')}
        isShort
        options={[
          { value: 'yes', label: t('home.corr.yes') },
          { value: 'no', label: t('home.corr.no') },
        ]}
        value={value === false ? 'no' : 'yes'}
        onChange={(answer) => onChange?.(answer === 'yes')}
      />
    </div>
  );
};

const COPIED = [
  ['address', 'home.customer.address.correspondence'],
  ['province', 'address.province'],
  ['city', 'address.city'],
  ['district', 'address.district'],
  ['subDistrict', 'address.subDistrict'],
  ['postalCode', 'address.postalCode'],
] as const;

/** The insured address as it stands above: it is copied when the form is saved. */
const Copy = () => {
  const t = useText();
  const form = Form.useFormInstance<CustomerValues>();
  const address = Form.useWatch('address', form) ?? {};
  // Province and city are known from the start; no letter arrives with them alone.
  const isEmpty = (address.address ?? '').trim() === '';
  return (
    <section className={inset.inset} aria-label={t('home.corr.copy')}>
      {isEmpty ? (
        <p className="py-quiet">{t('home.corr.copy.empty')}</p>
      ) : (
        <>
          <p className="py-quiet py-small">{t('home.corr.copy.help')}</p>
          <Facts>
            {COPIED.filter(([part]) => (address[part] ?? '') !== '').map(([part, label]) => (
              <Fact key={part} label={t(label)}>
                {address[part]}
              </Fact>
            ))}
          </Facts>
        </>
      )}
    </section>
  );
};

/** Where letters go: to the insured address, or to another one (HOME-072 to HOME-074). */
export const Correspondence = ({ onFilled }: { onFilled: () => void }) => {
  const t = useText();
  const form = Form.useFormInstance<CustomerValues>();
  const rule = useCustomerRule();
  const isSame = Form.useWatch('isCorrespondenceSame', form) ?? true;
  return (
    <Block id="customer-correspondence" title={t('home.corr.title')}>
      <Form.Item name="isCorrespondenceSame" noStyle>
        <SameChoice />
      </Form.Item>
      {isSame ? (
        <Copy />
      ) : (
        <AddressFields
          name="correspondence"
          words={{
            address: t('home.customer.address.correspondence'),
            map: t('home.customer.map.correspondence'),
          }}
          isCorrespondence
          rule={(part) => rule('correspondence', part)}
          onFilled={onFilled}
        />
      )}
    </Block>
  );
};

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
    form.validateFields(['hardCopyAddress']);
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
            <TextArea rows={2} maxLength={ADDRESS_MAX} autoComplete="street-address" />
          </Form.Item>
          <div>
            <Button onClick={copyInsuredAddress}>{t('home.print.useInsured')}</Button>
          </div>
        </div>
      ) : null}
    </Block>
  );
};
