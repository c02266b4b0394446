import { Navigate, useSearchParams } from 'react-router-dom';
import { CreateQuotePage } from '@payung/shared/journey/start/create-quote-page.tsx';
import { useLeadOfQuote } from '@payung/shared/journey/start/lead-of-quote.ts';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import type { JourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import type { TravelQuoteRecord } from '#contract/record.ts';
import { useText } from '#messages/catalogue.ts';
import { isDomestic, TRIP_TYPE } from '#rules/constants.ts';
import type { TripType } from '#rules/constants.ts';
import { useCoverageAreas, useTravelStep } from '#travel-quote/kit.ts';
import { emptyValues, valuesOf } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { useSaveTrip } from './save-trip.ts';
import { TripForm } from './trip-form.tsx';

/** The address names the kind of trip: chosen on the page before, and kept when it is changed here. */
const useAskedTripType = () => {
  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get('tripType') ?? TRIP_TYPE.international);
  const tripType: TripType = isDomestic(asked) ? TRIP_TYPE.domestic : TRIP_TYPE.international;
  return [
    tripType,
    (next: number) =>
      setQuery((before) => ({ ...Object.fromEntries(before), tripType: String(next) }), { replace: true }),
  ] as const;
};

const TripPage = ({ step }: { step: JourneyStep<TravelQuoteRecord> }) => {
  const t = useText();
  const [tripType, setTripType] = useAskedTripType();
  const lead = useLeadOfQuote();
  const draft = useFormDraft<CreateQuoteValues>(step.draft);
  const trip = useSaveTrip(step, draft.drop);
  const isNew = step.quoteId === '';
  const record = step.quote.data;

  const first = (): CreateQuoteValues => {
    if (record !== undefined) return { ...valuesOf(record), ...draft.typed };
    const typed = { ...lead.fillIn(emptyValues(tripType)), ...draft.typed };
    // The draft of another quote may be of the other kind of trip; the address follows with the next answer.
    return draft.isContinued ? typed : { ...typed, tripType };
  };

  return (
    <CreateQuotePage
      title={t(isNew ? 'travel.create.title' : 'travel.create.title.change')}
      step={step}
      offers={useCoverageAreas()}
      draft={draft}
      isBusy={trip.isBusy}
    >
      {(areas) => (
        <TripForm
          areas={areas}
          quote={record}
          first={first()}
          problem={trip.problem}
          onType={(values) => {
            draft.keep(values);
            if (isNew && values.tripType !== tripType) setTripType(values.tripType);
          }}
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
