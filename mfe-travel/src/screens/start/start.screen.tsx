import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddressForLead } from '@payung/shared/journey/start/lead-of-quote.ts';
import { startScreen } from '@payung/shared/journey/start/quote-start.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { TRIP_TYPE } from '#rules/constants.ts';
import type { TripType } from '#rules/constants.ts';
import { useTravelStep } from '#travel-quote/kit.ts';
import { TripKind } from '#travel-quote/trip-kind.tsx';
import { TravelCovers } from './travel-covers.tsx';

/** The start of an agent's quote: what is covered, and the kind of trip. */
const BeginQuote = () => {
  const t = useText();
  const navigate = useNavigate();
  const forLead = useAddressForLead();
  const { progress, entryAddress = '' } = useTravelStep('start');
  const [tripType, setTripType] = useState<TripType>(TRIP_TYPE.international);
  return (
    <Page
      title={t('travel.start.title')}
      step={progress}
      intro={t('travel.start.intro')}
      bar={
        <ActionBar
          primary={{
            label: t('start.begin'),
            onPress: () => void navigate(forLead(`${entryAddress}?tripType=${tripType}`)),
          }}
        />
      }
    >
      <TripKind value={tripType} onChange={setTripType} />
      <TravelCovers />
    </Page>
  );
};

export const Screen = startScreen(BeginQuote, () => import('./resume-quote.tsx'));
