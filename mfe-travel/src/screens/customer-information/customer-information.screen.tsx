import { WithoutAdminCost } from '@payung/shared/ui/text/admin-cost.tsx';
import { useState } from 'react';
import { stageRank } from '@payung/shared/domain/stages.ts';
import { CustomerInformationPage } from '@payung/shared/journey/customer/customer-information-page.tsx';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { QuoteForm } from '@payung/shared/journey/start/quote-form.tsx';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { ContactFields } from '@payung/shared/journey/customer/contact-fields.tsx';
import { PriceDetail } from '@payung/shared/journey/price/price-detail.tsx';
import { SubtotalCard } from '@payung/shared/journey/price/price-lines.tsx';
import type { TravelQuoteRecord } from '#contract/schemas/quote.ts';
import { useText } from '#messages/catalogue.ts';
import { useTravelStep } from '#travel-quote/kit.ts';
import { useSaveTravelStep } from '#travel-quote/save.ts';
import { isDomestic } from '#rules/constants.ts';
import { customerOf, valuesOf, withTyped } from './customer-information.form.ts';
import type { CustomerValues } from './customer-information.form.ts';
import { TravellerFields } from './traveller-fields.tsx';

const isSaved = (quote: TravelQuoteRecord, values: CustomerValues): boolean =>
  stageRank(quote.stage) >= stageRank('Customer Information Updated') &&
  JSON.stringify(customerOf(values, quote.tripType)) ===
    JSON.stringify(customerOf(valuesOf(quote), quote.tripType));

export const Screen = () => {
  const t = useText();
  const step = useTravelStep('customerInformation');
  const draft = useFormDraft<CustomerValues>(step.draft);
  const saving = useSaveTravelStep(step.quoteId);
  const record = step.quote.data;
  return (
    <CustomerInformationPage
      title={t('travel.customer.title')}
      step={step}
      draft={draft}
      price={record === undefined ? null : <CustomerPrice quote={record} />}
      save={async (quote, values: CustomerValues) =>
        isSaved(quote, values) ||
        saving.save({ kind: 'customer', customer: customerOf(values, quote.tripType) })
      }
    >
      {(quote, submit) => (
        <CustomerForm
          tripType={quote.tripType}
          first={withTyped(valuesOf(quote), draft.typed)}
          problem={saving.problem}
          onType={draft.keep}
          onSave={submit}
        />
      )}
    </CustomerInformationPage>
  );
};

interface CustomerFormProps {
  tripType: number;
  first: CustomerValues;
  problem: string | undefined;
  onType: (values: CustomerValues) => void;
  onSave: (values: CustomerValues) => void;
}

/** The main insured, then the other adult, then the children. */
const CustomerForm = ({ tripType, first, problem, onType, onSave }: CustomerFormProps) => {
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

/** What was chosen so far costs, without admin cost; opens into its lines. */
const CustomerPrice = ({ quote }: { quote: TravelQuoteRecord }) => {
  const t = useText();
  const [isExplained, setExplained] = useState(false);
  return (
    <>
      <SubtotalCard
        label={t('travel.customer.subtotal')}
        amount={quote.subtotal}
        onExplain={() => setExplained(true)}
      />
      <PriceDetail
        open={isExplained}
        onClose={() => setExplained(false)}
        lines={quote.orderLines}
        total={quote.subtotal}
        note={<WithoutAdminCost total={quote.subtotal} />}
      />
    </>
  );
};
