import { today } from '@payung/shared/journey/steps/today.ts';
import type { ReactNode } from 'react';
import type { ListedError } from '@payung/shared/api/api-error.ts';
import { QuoteForm } from '@payung/shared/journey/start/quote-form.tsx';
import { useRefusedFields } from '@payung/shared/journey/steps/refused-fields.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { Form } from '@payung/shared/ui/form/form.tsx';
import { insuredContext } from '#accident-quote/insured-way.ts';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import type { QuotedInsured, Insured } from '#contract/schemas/insured.ts';
import { insuredFieldOf } from '#contract/insured-fields.ts';
import { useText } from '#messages/catalogue.ts';
import { checkInsuredName } from '#rules/insured.ts';
import { BeneficiaryFields } from './beneficiary-fields.tsx';
import { CardFields, ContactFields, PersonFields } from './insured-fields.tsx';
import { shownValues, wholeValues } from './insured.form.ts';
import type { InsuredValues } from './insured.form.ts';

interface InsuredFormProps {
  quote: AccidentQuoteRecord;
  insured: QuotedInsured;
  /** 1 is the main insured. */
  place: number;
  first: Insured;
  /** Why the server did not save it. */
  problem: ReactNode;
  errors: readonly ListedError[];
  onType: (values: Insured) => void;
  onSave: (values: Insured) => void;
}

const pathOf = (wireField: string | undefined): readonly string[] | undefined => {
  const field = insuredFieldOf(wireField);
  return field === undefined ? undefined : [field];
};

/** Everything about one insured (PA-002). */
export const InsuredForm = ({
  quote,
  insured,
  place,
  first,
  problem,
  errors,
  onType,
  onSave,
}: InsuredFormProps) => {
  const t = useText();
  const [form] = Form.useForm<InsuredValues>();
  useRefusedFields(form, errors, pathOf);
  const now = (): Insured => wholeValues(form.getFieldsValue(true));
  const type = (): void => onType(now());
  /** Besides the message at the field (ruling K120). */
  const tellWrongName = (): void => {
    if (checkInsuredName(now().name) === 'pa.name.alpha') toast.error(t('pa.name.save'));
  };
  const fields = {
    quoteId: quote.id,
    insured,
    before: quote.insureds[place - 2],
    context: insuredContext(quote, place, today()),
    onFilled: type,
  };
  return (
    <QuoteForm
      form={form}
      initialValues={shownValues(first)}
      problem={problem}
      onType={type}
      onSubmitCapture={tellWrongName}
      onSave={() => onSave(now())}
    >
      <PersonFields {...fields} />
      <CardFields {...fields} />
      <ContactFields {...fields} />
      <BeneficiaryFields {...fields} />
    </QuoteForm>
  );
};
