import { CustomerInformationPage } from '@payung/shared/journey/customer/customer-information-page.tsx';
import { SubtotalCard } from '@payung/shared/journey/price/price-lines.tsx';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { useSaveAccidentStep, useAccidentStep } from '#accident-quote/kit.ts';
import type { Policyholder } from '#contract/accident-changes.ts';
import { useText } from '#messages/catalogue.ts';
import { isSaved, policyholderOf, valuesOf } from './customer-information.form.ts';
import { HolderForm } from './holder-form.tsx';

export const Screen = () => {
  const t = useText();
  const step = useAccidentStep('customerInformation');
  const draft = useFormDraft<Policyholder>(step.draft);
  const saving = useSaveAccidentStep(step.quoteId);
  const record = step.quote.data;
  return (
    <CustomerInformationPage
      title={t('pa.customer.title')}
      step={step}
      draft={draft}
      price={
        record === undefined ? null : (
          <SubtotalCard
            label={t('price.total')}
            amount={record.subtotal}
            note={t('price.excludesAdminCost')}
          />
        )
      }
      save={async (quote, values: Policyholder) =>
        isSaved(quote, values) || saving.save({ kind: 'policyholder', policyholder: policyholderOf(values) })
      }
    >
      {(quote, submit) => (
        <HolderForm
          quote={quote}
          first={{ ...valuesOf(quote), ...draft.typed }}
          problem={saving.problem}
          onType={draft.keep}
          onSave={submit}
        />
      )}
    </CustomerInformationPage>
  );
};
