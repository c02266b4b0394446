import { IdentityCheck } from '@payung/shared/identity/identity-launcher.tsx';
import { ContactFields } from '@payung/shared/journey/customer/contact-fields.tsx';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { isIsoDate } from '@payung/shared/domain/dates.ts';
import { latestStart } from '@payung/shared/domain/cover-start.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { AddressFields } from '@payung/shared/address/address-fields.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { useText } from '#messages/catalogue.ts';
import { earliestStart, homeExpiry } from '#rules/property.ts';
import type { CustomerValues } from './customer-information.form.ts';
import { useCustomerRule } from './customer-information.form.ts';
import styles from './customer-fields.module.css';
import { Input } from '@payung/shared/ui/input.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';

/** As the call takes it; the number itself has no rule (HOME-096). */
const ID_CARD_MAX = 32;

interface InsuredFieldsProps {
  quote: HomeQuoteRecord;
  /** The form was filled without typing. */
  onFilled: () => void;
}

/** Who is insured, and how they are reached. */
export const InsuredFields = ({ quote, onFilled }: InsuredFieldsProps) => {
  const t = useText();
  const isLinkMode = useIsLinkMode();
  const rule = useCustomerRule();
  const form = Form.useFormInstance<CustomerValues>();
  return (
    <Block id="customer-insured" title={t('home.customer.insured')}>
      <Form.Item
        name="insuredName"
        label={t('home.customer.name')}
        extra={t('home.customer.name.help')}
        rules={[rule('insuredName')]}
      >
        <Input size="large" readOnly />
      </Form.Item>
      <div className={styles.card}>
        <IdentityCheck
          quoteId={quote.id}
          details={quote.ocrDetails}
          onDetails={({ idNumber }) => {
            if (idNumber === '') return;
            form.setFieldValue('insuredIdCard', idNumber);
            onFilled();
          }}
        />
      </div>
      <Form.Item
        name="insuredIdCard"
        label={t('home.customer.idCard')}
        extra={t('home.customer.idCard.help')}
      >
        <Input size="large" autoComplete="off" maxLength={ID_CARD_MAX} />
      </Form.Item>
      <ContactFields
        mobile={['insuredPhone']}
        email={['insuredEmail']}
        isVerified={isLinkMode && quote.insuredPhone !== ''}
      />
    </Block>
  );
};

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
