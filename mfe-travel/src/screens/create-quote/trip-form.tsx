import { Form } from 'antd';
import type { CoverageArea } from '#contract/endpoints.ts';
import type { TravelQuoteRecord } from '#contract/record.ts';
import { QuoteForm } from '@payung/shared/journey/start/quote-form.tsx';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import { areaAfter } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { MainInsured } from './main-insured.tsx';
import { TripFields } from './trip-fields.tsx';

interface TripFormProps {
  areas: readonly CoverageArea[];
  /** The quote whose trip is changed; nothing when a quote is begun. */
  quote: TravelQuoteRecord | undefined;
  first: CreateQuoteValues;
  problem: string | undefined;
  onType: (values: CreateQuoteValues) => void;
  onSave: (values: CreateQuoteValues) => void;
}

export const TripForm = ({ areas, quote, first, problem, onType, onSave }: TripFormProps) => {
  const t = useText();
  const isLinkMode = useIsLinkMode();
  const [form] = Form.useForm<CreateQuoteValues>();
  const whole = (typed: Partial<CreateQuoteValues>): CreateQuoteValues => ({ ...first, ...typed });

  return (
    <QuoteForm
      form={form}
      initialValues={{ ...first, coverageArea: areaAfter(areas, first) || undefined }}
      problem={problem}
      onType={(changed, all) => {
        const next = whole(all);
        if (changed.tripType === undefined) return onType(next);
        const coverageArea = areaAfter(areas, next);
        form.setFieldValue('coverageArea', coverageArea || undefined);
        return onType({ ...next, coverageArea });
      }}
      onSave={(values) => onSave(whole(values))}
    >
      {quote === undefined || quote.planCode === '' ? null : (
        <InlineNotice kind="warning" text={t('travel.create.reset')} />
      )}
      <TripFields areas={areas} />
      <MainInsured asksPhone={quote === undefined && !isLinkMode} />
    </QuoteForm>
  );
};
