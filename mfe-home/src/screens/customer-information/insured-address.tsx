import { Form } from 'antd';
import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import type { HomeCustomer } from '@payung/shared/domain/home/customer.ts';
import { Block } from '@payung/shared/ui/block.tsx';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import { PlaceFields } from './place-fields.tsx';

interface InsuredAddressProps {
  quote: HomeQuoteRecord;
  onFilled: () => void;
}

/** Where the property stands. Another city may be another zone of the tariff. */
export const InsuredAddress = ({ quote, onFilled }: InsuredAddressProps) => {
  const t = useText();
  const form = Form.useFormInstance<HomeCustomer>();
  const province = Form.useWatch('addrProvince', form) ?? '';
  const city = Form.useWatch('city', form) ?? '';
  const isElsewhere = city !== '' && (province !== quote.addrProvince || city !== quote.city);
  return (
    <Block id="customer-place" title={t('home.customer.place')}>
      <PlaceFields kind="insured" onFilled={onFilled} />
      {isElsewhere ? <InlineNotice kind="info" text={t('home.customer.place.elsewhere')} /> : null}
    </Block>
  );
};
