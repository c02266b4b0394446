import { Form } from 'antd';
import { AddressFields } from '@payung/shared/address/address-fields.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { useText } from '#messages/catalogue.ts';
import type { CustomerValues } from './customer-information.form.ts';
import { useCustomerRule } from './customer-rule.ts';
import inset from '#home-quote/inset.module.css';
import choice from './choice.module.css';

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
