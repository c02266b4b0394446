import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TRIP_TYPE } from '@payung/shared/domain/travel/constants.ts';
import type { TripType } from '@payung/shared/domain/travel/constants.ts';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { ActionBar } from '@payung/shared/ui/action-bar.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { TripKind } from '#travel-quote/trip-kind.tsx';
import { TravelCovers } from './travel-covers.tsx';

/** An agent begins: what is covered, and where the trip goes. */
export const BeginQuote = () => {
  const t = useText();
  const navigate = useNavigate();
  const [tripType, setTripType] = useState<TripType>(TRIP_TYPE.international);
  return (
    <Page
      title={t('travel.start.title')}
      step={1}
      intro={t('travel.start.intro')}
      bar={
        <ActionBar
          primary={{
            label: t('start.begin'),
            onPress: () => void navigate(`${travelRoutes.createQuote.path}?tripType=${tripType}`),
          }}
        />
      }
    >
      <TripKind value={tripType} onChange={setTripType} />
      <TravelCovers />
    </Page>
  );
};
