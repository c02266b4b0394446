import { useState } from 'react';
import { Form } from 'antd';
import { isDomestic } from '@payung/shared/domain/travel/constants.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { Block } from '@payung/shared/ui/block.tsx';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import { ContactFields } from '@payung/shared/journey/contact-fields.tsx';
import { withTyped } from './customer-information.form.ts';
import type { CustomerValues } from './customer-information.form.ts';
import { TravellerFields } from './traveller-fields.tsx';

/** The submit button stands in the page's bar. */
export const CUSTOMER_FORM = 'customer-form';

interface CustomerFormProps {
  tripType: number;
  first: CustomerValues;
  problem: string | undefined;
  onType: (values: CustomerValues) => void;
  onSave: (values: CustomerValues) => void;
}

/** The main insured, then everybody who comes along. */
export const CustomerForm = ({ tripType, first, problem, onType, onSave }: CustomerFormProps) => {
  const t = useText();
  const isLinkMode = useIsLinkMode();
  const [isRefused, setRefused] = useState(false);
  const domestic = isDomestic(tripType);

  return (
    <Form<CustomerValues>
      className="py-form"
      name={CUSTOMER_FORM}
      layout="vertical"
      requiredMark={false}
      initialValues={first}
      scrollToFirstError={{ focus: true }}
      onValuesChange={(_changed, all: Partial<CustomerValues>) => {
        setRefused(false);
        onType(withTyped(first, all));
      }}
      onFinish={(values) => {
        setRefused(false);
        onSave(withTyped(first, values));
      }}
      onFinishFailed={() => setRefused(true)}
    >
      <div className="py-stack">
        <Block id="customer-main" title={t('travel.customer.main')}>
          <TravellerFields path={['main']} who="main" domestic={domestic} />
          <ContactFields
            mobile={['main', 'mobile']}
            email={['main', 'email']}
            isProved={isLinkMode && first.main.mobile !== ''}
          />
        </Block>
        {first.adults.map((_adult, index) => (
          <Block key={index} id={`customer-adult-${index}`} title={t('travel.customer.adult')}>
            <TravellerFields path={['adults', index]} who="adult" domestic={domestic} />
          </Block>
        ))}
        {first.childs.map((_child, index) => (
          <Block
            key={index}
            id={`customer-child-${index}`}
            title={t('travel.customer.child', { number: index + 1 })}
          >
            <TravellerFields path={['childs', index]} who="child" domestic={domestic} />
          </Block>
        ))}
        {isRefused ? <InlineNotice kind="error" text={t('travel.create.check')} /> : null}
        {problem === undefined ? null : <InlineNotice kind="error" text={problem} />}
      </div>
    </Form>
  );
};
