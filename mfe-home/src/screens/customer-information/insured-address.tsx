import { Form } from 'antd';
import { AddressFields } from '@payung/shared/address/address-fields.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import type { CustomerValues } from './customer-information.form.ts';
import { useCustomerRule } from './customer-rule.ts';

interface InsuredAddressProps {
  quote: HomeQuoteRecord;
  onFilled: () => void;
}

/** The insured property. Another city may be another zone of the tariff. */
export const InsuredAddress = ({ quote, onFilled }: InsuredAddressProps) => {
  const t = useText();
  const form = Form.useFormInstance<CustomerValues>();
  const rule = useCustomerRule();
  const province = Form.useWatch(['address', 'province'], form) ?? '';
  const city = Form.useWatch(['address', 'city'], form) ?? '';
  const isElsewhere = city !== '' && (province !== quote.address.province || city !== quote.address.city);
  return (
    <Block id="customer-place" title={t('home.customer.place')}>
      <AddressFields
        name="address"
        words={{ address: t('home.customer.address.insured'), map: t('home.customer.map.insured') }}
        rule={(part) => rule('address', part)}
        onFilled={onFilled}
      />
      {isElsewhere ? <InlineNotice kind="info" text={t('home.customer.place.elsewhere')} /> : null}
    </Block>
  );
};
