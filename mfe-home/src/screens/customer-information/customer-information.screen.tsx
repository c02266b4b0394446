import { homeAmountDue } from '@payung/shared/domain/home/amounts.ts';
import type { HomeCustomer } from '@payung/shared/domain/home/customer.ts';
import { CustomerInformationPage } from '@payung/shared/journey/customer-information-page.tsx';
import { useFormDraft } from '@payung/shared/journey/form-draft.ts';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { useJourneyStop } from '#home-quote/journey-stop.ts';
import { priceBefore } from '#home-quote/price-before.ts';
import { useText } from '#messages/catalogue.ts';
import { CustomerForm } from './customer-form.tsx';
import { basisOf, isSaved, resumed } from './customer-information.form.ts';
import type { CustomerDraft } from './customer-information.form.ts';
import { CustomerPrice } from './customer-price.tsx';
import { useSaveCustomer } from './save-customer.ts';

export const Screen = () => {
  const t = useText();
  const stop = useJourneyStop('customerInformation');
  const draft = useFormDraft<CustomerDraft>(`home/customer/${stop.quoteId}`);
  const saving = useSaveCustomer(stop.quoteId);
  const record = stop.quote.data;
  return (
    <CustomerInformationPage
      title={t('home.customer.title')}
      stop={stop}
      draft={draft}
      paths={{ back: homeRoutes.orderSummary.path, next: homeRoutes.confirmation.path }}
      price={record === undefined ? null : <CustomerPrice quote={record} />}
      save={async (quote, values: HomeCustomer) => isSaved(quote, values) || saving.save(quote, values)}
      stateFor={(quote) => priceBefore(homeAmountDue(quote))}
    >
      {(quote, submit) => (
        <CustomerForm
          quote={quote}
          first={resumed(quote, draft.typed)}
          problem={saving.problem}
          onType={(values) => draft.keep({ basis: basisOf(quote), values })}
          onSave={submit}
        />
      )}
    </CustomerInformationPage>
  );
};
