import { Form } from 'antd';
import type { CoverageArea, TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import { QuoteForm } from '@payung/shared/journey/quote-form.tsx';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
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
      initialValues={{ ...first, travelCoverageArea: areaAfter(areas, first) || undefined }}
      problem={problem}
      onType={(changed, all) => {
        const next = whole(all);
        if (changed.tripType === undefined) return onType(next);
        const travelCoverageArea = areaAfter(areas, next);
        form.setFieldValue('travelCoverageArea', travelCoverageArea || undefined);
        return onType({ ...next, travelCoverageArea });
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
