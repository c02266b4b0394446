import { useNavigate } from 'react-router-dom';
import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import { homeAmountDue } from '@payung/shared/domain/home/amounts.ts';
import type { HomeCustomer } from '@payung/shared/domain/home/customer.ts';
import { useFormDraft } from '@payung/shared/journey/form-draft.ts';
import { useOneAtATime } from '@payung/shared/journey/one-at-a-time.ts';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { ActionBar } from '@payung/shared/ui/action-bar.tsx';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { useJourneyStop } from '#home-quote/journey-stop.ts';
import { priceBefore } from '#home-quote/price-before.ts';
import { useText } from '#messages/catalogue.ts';
import { CUSTOMER_FORM, CustomerForm } from './customer-form.tsx';
import { basisOf, isSaved, resumed } from './customer-information.form.ts';
import type { CustomerDraft } from './customer-information.form.ts';
import { CustomerPrice } from './customer-price.tsx';
import { useSaveCustomer } from './save-customer.ts';

export const Screen = () => {
  const t = useText();
  const navigate = useNavigate();
  const { quoteId, quote, isOpen } = useJourneyStop('customerInformation');
  const draft = useFormDraft<CustomerDraft>(`home/customer/${quoteId}`);
  const saving = useSaveCustomer(quoteId);
  const [isBusy, run] = useOneAtATime();
  const record = quote.data;

  const submit = (saved: HomeQuoteRecord, values: HomeCustomer): void =>
    run(async () => {
      if (!isSaved(saved, values) && !(await saving.save(saved, values))) return 'stays';
      await draft.drop();
      void navigate(quoteAddress(homeRoutes.confirmation.path, quoteId), {
        state: priceBefore(homeAmountDue(saved)),
      });
      return 'left';
    });

  return (
    <Page
      title={t('home.customer.title')}
      step={2}
      back={quoteAddress(homeRoutes.orderSummary.path, quoteId)}
      intro={t('home.customer.intro')}
      aside={record === undefined ? <Loading shape="summary" /> : <CustomerPrice quote={record} />}
      bar={
        <ActionBar
          primary={{
            label: t('common.next'),
            htmlType: 'submit',
            form: CUSTOMER_FORM,
            disabled: record === undefined,
            busy: isBusy,
          }}
        />
      }
    >
      <Reads quiet isOpen={isOpen} of={[quote, draft.restored]} loading={<Loading shape="form" />}>
        {(saved) => (
          <CustomerForm
            quote={saved}
            first={resumed(saved, draft.typed)}
            problem={saving.problem}
            onType={(values) => draft.keep({ basis: basisOf(saved), values })}
            onSave={(values) => submit(saved, values)}
          />
        )}
      </Reads>
    </Page>
  );
};
