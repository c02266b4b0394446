import { stageRank } from '@payung/shared/domain/stages.ts';
import { CustomerInformationPage } from '@payung/shared/journey/customer/customer-information-page.tsx';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import type { TravelQuoteRecord } from '#contract/record.ts';
import { useText } from '#messages/catalogue.ts';
import { useTravelStep, useSaveTravelStep } from '#travel-quote/kit.ts';
import { CustomerForm } from './customer-form.tsx';
import { customerOf, valuesOf, withTyped } from './customer-information.form.ts';
import type { CustomerValues } from './customer-information.form.ts';
import { CustomerPrice } from './customer-price.tsx';

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
