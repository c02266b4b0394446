import type { HomeCustomer } from '#contract/schemas/quote.ts';
import { CustomerInformationPage } from '@payung/shared/journey/customer/customer-information-page.tsx';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { previousPriceState } from '@payung/shared/journey/price/price-change.tsx';
import { useHomeStep } from '#home-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';
import { CustomerForm } from './customer-form.tsx';
import { basisOf, isSaved, resumed } from './customer-information.form.ts';
import type { CustomerDraft } from './customer-information.form.ts';
import { CustomerPrice } from './customer-price.tsx';
import { useSaveCustomer } from './save-customer.ts';

export const Screen = () => {
  const t = useText();
  const step = useHomeStep('customerInformation');
  const draft = useFormDraft<CustomerDraft>(step.draft);
  const saving = useSaveCustomer(step.quoteId);
  const record = step.quote.data;
  return (
    <CustomerInformationPage
      title={t('home.customer.title')}
      step={step}
      draft={draft}
      price={record === undefined ? null : <CustomerPrice quote={record} />}
      save={async (quote, values: HomeCustomer) => isSaved(quote, values) || saving.save(quote, values)}
      stateFor={(quote) => previousPriceState(quote.duePremium)}
    >
      {(quote, submit) => (
        <CustomerForm
          quote={quote}
          first={resumed(quote, draft.typed)}
          problems={saving.problems}
          onType={(values) => draft.keep({ basis: basisOf(quote), values })}
          onSave={submit}
        />
      )}
    </CustomerInformationPage>
  );
};
