import { WithoutAdminCost } from '@payung/shared/ui/text/admin-cost.tsx';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { CustomerInformationPage } from '@payung/shared/journey/customer/customer-information-page.tsx';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { previousPriceState } from '@payung/shared/journey/price/price-change.tsx';
import type { ListedError } from '@payung/shared/api/api-error.ts';
import { QuoteForm } from '@payung/shared/journey/start/quote-form.tsx';
import { Refusal, useRefusedFields } from '@payung/shared/journey/steps/refused-fields.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { SubtotalCard } from '@payung/shared/journey/price/price-lines.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';
import type { HomeCustomer, HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { useHomeStep } from '#home-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';
import { customerFieldOf } from '#contract/customer-fields.ts';
import { firstRefusal } from '#rules/customer.ts';
import { PremiumDetail, savedLines } from '#home-quote/premium-detail.tsx';
import { basisOf, isSaved, resumed, shownValues, wholeValues } from './customer-information.form.ts';
import type { CustomerDraft, CustomerValues } from './customer-information.form.ts';
import { useSaveCustomer } from './save-customer.ts';
import { Correspondence, PrintFields } from './correspondence.tsx';
import { InsuredAddress, InsuredFields, PeriodFields } from './customer-fields.tsx';

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

interface CustomerFormProps {
  quote: HomeQuoteRecord;
  first: HomeCustomer;
  /** Why the server did not save it. */
  problems: readonly ListedError[];
  onType: (values: HomeCustomer) => void;
  onSave: (values: HomeCustomer) => void;
}

const CustomerForm = ({ quote, first, problems, onType, onSave }: CustomerFormProps) => {
  const t = useText();
  const [form] = Form.useForm<CustomerValues>();
  const unplaced = useRefusedFields(form, problems, customerFieldOf);
  const now = (): HomeCustomer => wholeValues(form.getFieldsValue(true));
  const type = (): void => onType(now());

  /** The ordered checks come before the rules of the fields: the first that fails stops (HOME-080, ruling K82). */
  const checkInOrder = (event: FormEvent): void => {
    const stop = firstRefusal(now(), today());
    if (stop === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const name = [...stop.field];
    form.validateFields([name]);
    form.scrollToField(name, { focus: true, block: 'center' });
    toast.error(t(stop.message));
  };

  return (
    <QuoteForm
      form={form}
      initialValues={shownValues(first)}
      problem={problems.length === 0 ? undefined : <Refusal messages={unplaced} />}
      onType={type}
      onSubmitCapture={checkInOrder}
      onSave={() => onSave(now())}
    >
      <InsuredFields quote={quote} onFilled={type} />
      <PeriodFields />
      <InsuredAddress quote={quote} onFilled={type} />
      <Correspondence onFilled={type} />
      <PrintFields onFilled={type} />
    </QuoteForm>
  );
};

/** The order so far, without admin cost (HOME-104); opens into its lines. */
const CustomerPrice = ({ quote }: { quote: HomeQuoteRecord }) => {
  const t = useText();
  const [isExplaining, setExplaining] = useState(false);
  const givenBy =
    quote.discountGivenBy === 'promo' ? t('home.summary.givenByCode') : t('home.summary.givenByAgent');
  const discount = { label: givenBy, amount: -quote.discountAmount, parts: [] };
  return (
    <>
      <SubtotalCard amount={quote.subtotal} onExplain={() => setExplaining(true)} excludesAdminCost />
      {isExplaining ? (
        <PremiumDetail
          onClose={() => setExplaining(false)}
          lines={[...savedLines(quote), ...(quote.discountAmount > 0 ? [discount] : [])]}
          total={quote.subtotal}
          note={<WithoutAdminCost total={quote.subtotal} />}
        />
      ) : null}
    </>
  );
};
