import { Navigate, useSearchParams } from 'react-router-dom';
import { isDomestic, TRIP_TYPE } from '@payung/shared/domain/travel/constants.ts';
import type { TripType } from '@payung/shared/domain/travel/constants.ts';
import { quoteAddress, useQuoteId } from '@payung/shared/journey/quote-address.ts';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { ActionBar } from '@payung/shared/ui/action-bar.tsx';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { useFormDraft } from '@payung/shared/journey/form-draft.ts';
import { useJourneyStop } from '#travel-quote/journey-stop.ts';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { useCoverageAreas } from '#travel-quote/reads.ts';
import { emptyValues, valuesOf } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { useSaveTrip } from './save-trip.ts';
import { TRIP_FORM, TripForm } from './trip-form.tsx';

/** The kind of trip stands in the address: chosen on the page before, and kept when it is changed here. */
const useAskedTripType = () => {
  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get('tripType') ?? TRIP_TYPE.international);
  const tripType: TripType = isDomestic(asked) ? TRIP_TYPE.domestic : TRIP_TYPE.international;
  return [tripType, (next: number) => setQuery({ tripType: String(next) }, { replace: true })] as const;
};

const TripPage = ({ isNew }: { isNew: boolean }) => {
  const t = useText();
  const { quoteId, quote, isOpen } = useJourneyStop('start');
  const [tripType, setTripType] = useAskedTripType();
  const areas = useCoverageAreas();
  const draft = useFormDraft<CreateQuoteValues>(isNew ? 'travel/trip/new' : `travel/trip/${quoteId}`);
  const trip = useSaveTrip(quote.data, draft.drop);
  const reads = [areas, draft.restored, ...(isNew ? [] : [quote])] as const;

  const first = (): CreateQuoteValues => {
    if (quote.data !== undefined) return { ...valuesOf(quote.data), ...draft.typed };
    return { ...emptyValues(tripType), ...draft.typed, tripType };
  };

  return (
    <Page
      title={t(isNew ? 'travel.create.title' : 'travel.create.title.change')}
      step={1}
      back={quoteAddress(travelRoutes.start.path, isNew ? undefined : quoteId)}
      intro={t('travel.create.intro')}
      bar={
        <ActionBar
          primary={{
            label: t('travel.create.submit'),
            htmlType: 'submit',
            form: TRIP_FORM,
            disabled: areas.data === undefined,
            busy: trip.isBusy,
          }}
        />
      }
    >
      <Reads quiet isOpen={isOpen} of={reads} loading={<Loading shape="form" />}>
        {(offered) => (
          <TripForm
            areas={offered}
            quote={quote.data}
            first={first()}
            problem={trip.problem}
            onType={(values) => {
              draft.keep(values);
              if (isNew && values.tripType !== tripType) setTripType(values.tripType);
            }}
            onSave={trip.save}
          />
        )}
      </Reads>
    </Page>
  );
};

export const Screen = () => {
  const quoteId = useQuoteId();
  const isLinkMode = useIsLinkMode();
  // Only an agent makes a quote.
  if (quoteId === undefined && isLinkMode) return <Navigate to={travelRoutes.start.path} replace />;
  return <TripPage key={quoteId ?? 'new'} isNew={quoteId === undefined} />;
};
