import { Form } from 'antd';
import type { HomeCustomer } from '@payung/shared/domain/home/customer.ts';
import { Block } from '@payung/shared/ui/block.tsx';
import { Fact, Facts } from '@payung/shared/ui/facts.tsx';
import { RadioChoice } from '@payung/shared/ui/radio-choice.tsx';
import { useText } from '#messages/catalogue.ts';
import { PlaceFields } from './place-fields.tsx';

const SameChoice = ({ value, onChange }: { value?: boolean; onChange?: (isSame: boolean) => void }) => {
  const t = useText();
  return (
    <div className="home-customer-choice">
      <RadioChoice
        name="isCorrespondenceChecked"
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

const shown = (value: string | undefined): string => value || '–';

/** The insured address as it stands above: it is copied when the form is saved. */
const Copy = () => {
  const t = useText();
  const form = Form.useFormInstance<HomeCustomer>();
  const address = Form.useWatch('address', form);
  const province = Form.useWatch('addrProvince', form);
  const city = Form.useWatch('city', form);
  const district = Form.useWatch('district', form);
  const subDistrict = Form.useWatch('subDistrict', form);
  const postalCode = Form.useWatch('postalCode', form);
  return (
    <section className="py-inset" aria-label={t('home.corr.copy')}>
      <p className="py-quiet py-small">{t('home.corr.copy.help')}</p>
      <Facts>
        <Fact label={t('home.customer.address.correspondence')}>{shown(address)}</Fact>
        <Fact label={t('home.customer.province')}>{shown(province)}</Fact>
        <Fact label={t('home.create.city')}>{shown(city)}</Fact>
        <Fact label={t('home.customer.district')}>{shown(district)}</Fact>
        <Fact label={t('home.customer.subDistrict')}>{shown(subDistrict)}</Fact>
        <Fact label={t('home.customer.postalCode')}>{shown(postalCode)}</Fact>
      </Facts>
    </section>
  );
};

/** Where letters go: to the insured address, or to one of their own (HOME-072 to HOME-074). */
export const Correspondence = ({ onFilled }: { onFilled: () => void }) => {
  const t = useText();
  const form = Form.useFormInstance<HomeCustomer>();
  const isSame = Form.useWatch('isCorrespondenceChecked', form) ?? true;
  return (
    <Block id="customer-correspondence" title={t('home.corr.title')}>
      <Form.Item name="isCorrespondenceChecked" noStyle>
        <SameChoice />
      </Form.Item>
      {isSame ? <Copy /> : <PlaceFields kind="correspondence" onFilled={onFilled} />}
    </Block>
  );
};
