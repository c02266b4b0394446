import { CustomerInformationPage } from '@payung/shared/journey/customer/customer-information-page.tsx';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { useListedProblems } from '@payung/shared/journey/steps/refused-fields.tsx';
import { SubtotalCard } from '@payung/shared/journey/price/price-lines.tsx';
import { previousPriceState } from '@payung/shared/journey/price/price-change.tsx';
import { RejectionNotice } from '#motor-quote/rejection.tsx';
import { useMotorStep } from '#motor-quote/kit.ts';
import { useSaveMotorStep } from '#motor-quote/save.ts';
import { useText } from '#messages/catalogue.ts';
import { customerToSave } from '#rules/customer.ts';
import type { WholeCustomer } from '#rules/customer.ts';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import { useOrderDetail } from '#motor-quote/premium-detail.tsx';
import { CustomerForm } from './customer-form.tsx';
import { basisOf, isSaved, resumed } from './customer-information.form.ts';
import type { CustomerDraft } from './customer-information.form.ts';

export const Screen = () => {
  const t = useText();
  const step = useMotorStep('customerInformation');
  const draft = useFormDraft<CustomerDraft>(step.draft);
  const saving = useSaveMotorStep(step.quoteId);
  const problems = useListedProblems(saving);
  const record = step.quote.data;
  return (
    <CustomerInformationPage
      title={t('motor.customer.title')}
      step={step}
      draft={draft}
      // Another first day can change the age of the vehicle, and so the price.
      stateFor={(quote) => previousPriceState(quote.duePremium)}
      price={record === undefined ? null : <CustomerPrice quote={record} />}
      save={async (quote, values: WholeCustomer) =>
        isSaved(quote, values) || saving.save({ kind: 'customer', customer: customerToSave(values) })
      }
    >
      {(quote, submit) => (
        <>
          <RejectionNotice quote={quote} />
          <CustomerForm
            quote={quote}
            first={resumed(quote, draft.typed)}
            problems={problems}
            onType={(values) => draft.keep({ basis: basisOf(quote), values })}
            onSave={submit}
          />
        </>
      )}
    </CustomerInformationPage>
  );
};

/** The order so far, without admin cost; opens into its years. */
export const CustomerPrice = ({ quote }: { quote: MotorQuoteRecord }) => {
  const [explain, dialog] = useOrderDetail(quote, quote);
  return (
    <>
      <SubtotalCard amount={quote.subtotal} onExplain={explain} excludesAdminCost />
      {dialog}
    </>
  );
};
