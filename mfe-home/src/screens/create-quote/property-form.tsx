import { useState } from 'react';
import { Form } from 'antd';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import type { Region } from '@payung/shared/schemas/places.ts';
import { QuoteForm } from '@payung/shared/journey/start/quote-form.tsx';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import { problemsOf, wholeValues } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { Owner } from './owner.tsx';
import { PropertyFields } from './property-fields.tsx';
import { SumFields } from './sum-fields.tsx';

interface PropertyFormProps {
  provinces: readonly Region[];
  /** The quote whose property is changed; nothing when a quote is begun. */
  quote: HomeQuoteRecord | undefined;
  first: CreateQuoteValues;
  problem: string | undefined;
  onType: (values: CreateQuoteValues) => void;
  onSave: (values: CreateQuoteValues) => void;
}

export const PropertyForm = ({ provinces, quote, first, problem, onType, onSave }: PropertyFormProps) => {
  const t = useText();
  const isLinkMode = useIsLinkMode();
  const [form] = Form.useForm<CreateQuoteValues>();
  const [values, setValues] = useState(first);
  /** Fields that are not shown keep what they held. */
  const now = (): CreateQuoteValues => wholeValues(form.getFieldsValue(true));

  const type = (changed: Partial<CreateQuoteValues>): void => {
    // A city lies in one province.
    if (changed.provinceId !== undefined) form.setFieldValue('city', undefined);
    setValues(now());
    onType(now());
  };

  return (
    <QuoteForm
      form={form}
      initialValues={{
        ...first,
        // A list shows its placeholder only where it holds nothing.
        provinceId: first.provinceId || undefined,
        city: first.city || undefined,
      }}
      problem={problem}
      onType={type}
      isWrong={() => problemsOf(now()).totalSumInsured !== undefined}
      onSave={() => onSave(now())}
    >
      {quote === undefined || quote.planCode === '' ? null : (
        <InlineNotice kind="warning" text={t('home.create.reset')} />
      )}
      <PropertyFields values={values} provinces={provinces} />
      <SumFields values={values} />
      <Owner asksPhone={quote === undefined && !isLinkMode} />
    </QuoteForm>
  );
};
