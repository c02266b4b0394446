import { useState } from 'react';
import { Form } from 'antd';
import type { CoverageArea, TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import { areaAfter } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { InsuredFields } from './insured-fields.tsx';
import { TripFields } from './trip-fields.tsx';

/** The submit button stands in the page's bar. */
export const TRIP_FORM = 'trip-form';

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
  const [isRefused, setRefused] = useState(false);
  const whole = (typed: Partial<CreateQuoteValues>): CreateQuoteValues => ({ ...first, ...typed });

  return (
    <Form
      className="py-form"
      form={form}
      name={TRIP_FORM}
      layout="vertical"
      requiredMark={false}
      initialValues={{ ...first, travelCoverageArea: areaAfter(areas, first) || undefined }}
      scrollToFirstError={{ focus: true }}
      onValuesChange={(changed: Partial<CreateQuoteValues>, all: CreateQuoteValues) => {
        setRefused(false);
        const next = whole(all);
        if (changed.tripType === undefined) return onType(next);
        const travelCoverageArea = areaAfter(areas, next);
        form.setFieldValue('travelCoverageArea', travelCoverageArea || undefined);
        return onType({ ...next, travelCoverageArea });
      }}
      onFinish={(values) => {
        setRefused(false);
        onSave(whole(values));
      }}
      onFinishFailed={() => setRefused(true)}
    >
      <div className="py-stack">
        {quote === undefined || quote.planCode === '' ? null : (
          <InlineNotice kind="warning" text={t('travel.create.reset')} />
        )}
        <TripFields areas={areas} />
        <InsuredFields asksPhone={quote === undefined && !isLinkMode} />
        {isRefused ? <InlineNotice kind="error" text={t('travel.create.check')} /> : null}
        {problem === undefined ? null : <InlineNotice kind="error" text={problem} />}
      </div>
    </Form>
  );
};
