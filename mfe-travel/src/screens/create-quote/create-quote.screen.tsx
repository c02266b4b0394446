import { useEffect, useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { CreateQuotePage } from '@payung/shared/journey/start/create-quote-page.tsx';
import { useLeadOfQuote } from '@payung/shared/journey/start/lead-of-quote.ts';
import { useRepeatedQuote } from '@payung/shared/journey/start/repeated-quote.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import type { JourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { QuoteForm } from '@payung/shared/journey/start/quote-form.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { call } from '@payung/shared/api/client.ts';
import { useMakeQuote } from '@payung/shared/journey/start/make-quote.ts';
import { Form } from '@payung/shared/ui/form/form.tsx';
import type { TravelQuoteRecord } from '#contract/schemas/quote.ts';
import { useText } from '#messages/catalogue.ts';
import { travelQuoteRead, useCoverageAreas, useDestinations, useTravelStep } from '#travel-quote/kit.ts';
import { useSaveTravelStep } from '#travel-quote/save.ts';
import type { CoverageArea } from '#contract/schemas/plans.ts';
import { travelEndpoints } from '#contract/endpoints.ts';
import {
  emptyValues,
  valuesAgain,
  valuesOf,
  isSameTrip,
  offeredIn,
  returnAfter,
  tripOf,
  withArea,
} from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { MainInsured, TripFields } from './trip-fields.tsx';

const TripPage = ({ step }: { step: JourneyStep<TravelQuoteRecord> }) => {
  const t = useText();
  /** Chosen on the page before. */
  const asked = useSearchParams()[0].get('destination') ?? '';
  const lead = useLeadOfQuote();
  const draft = useFormDraft<CreateQuoteValues>(step.draft);
  const trip = useSaveTrip(step, draft.drop);
  const isNew = step.quoteId === '';
  const record = step.quote.data;
  const repeated = useRepeatedQuote({ productId: PRODUCT_IDS.travel, read: travelQuoteRead, isNew });

  const first = (): CreateQuoteValues => {
    if (record !== undefined) return { ...valuesOf(record), ...draft.typed };
    const begun = repeated.quote === undefined ? emptyValues(asked) : valuesAgain(repeated.quote);
    return { ...lead.fillIn(begun), ...draft.typed };
  };

  return (
    <CreateQuotePage
      title={t(isNew ? 'travel.create.title' : 'travel.create.title.change')}
      step={step}
      offers={useCoverageAreas()}
      draft={draft}
      repeated={repeated}
      isBusy={trip.isBusy}
    >
      {(areas) => (
        <TripForm
          areas={areas}
          quote={record}
          first={first()}
          beginsWithDates={isNew && asked !== ''}
          problem={trip.problem}
          onType={draft.keep}
          onSave={trip.save}
        />
      )}
    </CreateQuotePage>
  );
};

export const Screen = () => {
  const step = useTravelStep('createQuote');
  const isLinkMode = useIsLinkMode();
  // Only an agent makes a quote.
  if (step.quoteId === '' && isLinkMode) return <Navigate to={step.back ?? '/'} replace />;
  return <TripPage key={step.quoteId} step={step} />;
};

interface TripFormProps {
  areas: readonly CoverageArea[];
  /** The quote whose trip is changed; undefined for a new quote. */
  quote: TravelQuoteRecord | undefined;
  first: CreateQuoteValues;
  /** The destination was chosen on the page before. */
  beginsWithDates: boolean;
  problem: string | undefined;
  onType: (values: CreateQuoteValues) => void;
  onSave: (values: CreateQuoteValues) => void;
}

const TripForm = ({ areas, quote, first, beginsWithDates, problem, onType, onSave }: TripFormProps) => {
  const t = useText();
  const isLinkMode = useIsLinkMode();
  const [form] = Form.useForm<CreateQuoteValues>();
  const known = useDestinations().data;
  const offered = useMemo(() => offeredIn(areas, known ?? []), [areas, known]);
  const [before, setBefore] = useState(first);
  const whole = (typed: Partial<CreateQuoteValues>): CreateQuoteValues =>
    withArea(offered, { ...first, ...typed });

  const take = (next: CreateQuoteValues): void => {
    setBefore(next);
    onType(next);
  };

  useEffect(() => {
    if (beginsWithDates) form.scrollToField('departureDate', { focus: true });
  }, [form, beginsWithDates]);

  return (
    <QuoteForm
      form={form}
      initialValues={{ ...first, destination: first.destination || undefined }}
      problem={problem}
      onType={(changed, all) => {
        const typed = whole(all);
        const arrivalDate = changed.arrivalDate ?? returnAfter(before, typed);
        if (arrivalDate !== typed.arrivalDate) form.setFieldValue('arrivalDate', arrivalDate);
        take({ ...typed, arrivalDate });
      }}
      onSave={(values) => onSave(whole(values))}
    >
      {quote === undefined || quote.planCode === '' ? null : (
        <InlineNotice kind="warning" text={t('travel.create.reset')} />
      )}
      <TripFields
        offered={offered}
        isLoading={known === undefined}
        onDates={(dates) => {
          form.setFieldsValue(dates);
          take(whole(form.getFieldsValue(true)));
        }}
      />
      <MainInsured asksPhone={quote === undefined && !isLinkMode} />
    </QuoteForm>
  );
};

/** Creates a quote, or changes the trip of the open one, and leads to the plans. */
const useSaveTrip = (step: JourneyStep<TravelQuoteRecord>, onSaved: () => Promise<void>) => {
  const saving = useSaveTravelStep(step.quoteId);
  return useMakeQuote({
    step,
    sentAs: 'travel/trip/sent',
    create: (values: CreateQuoteValues, requestId) => {
      const phone = values.insuredPhone === '' ? {} : { insuredPhone: values.insuredPhone };
      return call(travelEndpoints.createTravelQuote, { body: { ...tripOf(values), ...phone, requestId } });
    },
    change: async (quote, values) =>
      isSameTrip(values, quote) || saving.save({ kind: 'trip', trip: tripOf(values) }),
    problem: saving.problem,
    onSaved,
  });
};
