import { QuoteForm } from '@payung/shared/journey/start/quote-form.tsx';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { ContactFields } from '@payung/shared/journey/customer/contact-fields.tsx';
import { isDomestic } from '#rules/constants.ts';
import { useText } from '#messages/catalogue.ts';
import { withTyped } from './customer-information.form.ts';
import type { CustomerValues } from './customer-information.form.ts';
import { TravellerFields } from './traveller-fields.tsx';

interface CustomerFormProps {
  tripType: number;
  first: CustomerValues;
  problem: string | undefined;
  onType: (values: CustomerValues) => void;
  onSave: (values: CustomerValues) => void;
}

/** The main insured, then the other adult, then the children. */
export const CustomerForm = ({ tripType, first, problem, onType, onSave }: CustomerFormProps) => {
  const t = useText();
  const isLinkMode = useIsLinkMode();
  const domestic = isDomestic(tripType);

  return (
    <QuoteForm<CustomerValues>
      initialValues={first}
      problem={problem}
      onType={(_changed, all) => onType(withTyped(first, all))}
      onSave={(values) => onSave(withTyped(first, values))}
    >
      <Block id="customer-main" title={t('travel.customer.main')}>
        <TravellerFields path={['main']} who="main" domestic={domestic} />
        <ContactFields
          mobile={['main', 'phone']}
          email={['main', 'email']}
          isVerified={isLinkMode && first.main.phone !== ''}
        />
      </Block>
      {first.adults.map((_adult, index) => (
        <Block key={index} id={`customer-adult-${index}`} title={t('travel.customer.adult')}>
          <TravellerFields path={['adults', index]} who="adult" domestic={domestic} />
        </Block>
      ))}
      {first.children.map((_child, index) => (
        <Block
          key={index}
          id={`customer-child-${index}`}
          title={t('travel.customer.child', { number: index + 1 })}
        >
          <TravellerFields path={['children', index]} who="child" domestic={domestic} />
        </Block>
      ))}
    </QuoteForm>
  );
};
