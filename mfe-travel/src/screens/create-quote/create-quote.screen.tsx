import { Navigate, useSearchParams } from 'react-router-dom';
import { isDomestic, TRIP_TYPE } from '@payung/shared/domain/travel/constants.ts';
import type { TripType } from '@payung/shared/domain/travel/constants.ts';
import { CreateQuotePage } from '@payung/shared/journey/create-quote-page.tsx';
import { useFormDraft } from '@payung/shared/journey/form-draft.ts';
import { useQuoteId } from '@payung/shared/journey/quote-address.ts';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { useText } from '#messages/catalogue.ts';
import { useJourneyStop } from '#travel-quote/journey-stop.ts';
import { useCoverageAreas } from '#travel-quote/reads.ts';
import { emptyValues, valuesOf } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { useSaveTrip } from './save-trip.ts';
import { TripForm } from './trip-form.tsx';

/** The kind of trip stands in the address: chosen on the page before, and kept when it is changed here. */
const useAskedTripType = () => {
  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get('tripType') ?? TRIP_TYPE.international);
  const tripType: TripType = isDomestic(asked) ? TRIP_TYPE.domestic : TRIP_TYPE.international;
  return [tripType, (next: number) => setQuery({ tripType: String(next) }, { replace: true })] as const;
};

const TripPage = ({ isNew }: { isNew: boolean }) => {
  const t = useText();
  const stop = useJourneyStop('start');
  const [tripType, setTripType] = useAskedTripType();
  const draft = useFormDraft<CreateQuoteValues>(`travel/trip/${isNew ? 'new' : stop.quoteId}`);
  const record = stop.quote.data;
  const trip = useSaveTrip(record, draft.drop);

  const first = (): CreateQuoteValues => {
    if (record !== undefined) return { ...valuesOf(record), ...draft.typed };
    return { ...emptyValues(tripType), ...draft.typed, tripType };
  };

  return (
    <CreateQuotePage
      title={t(isNew ? 'travel.create.title' : 'travel.create.title.change')}
      stop={stop}
      back={travelRoutes.start.path}
      offers={useCoverageAreas()}
      restored={draft.restored}
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
  const quoteId = useQuoteId();
  const isLinkMode = useIsLinkMode();
  // Only an agent makes a quote.
  if (quoteId === undefined && isLinkMode) return <Navigate to={travelRoutes.start.path} replace />;
  return <TripPage key={quoteId ?? 'new'} isNew={quoteId === undefined} />;
};
