import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from 'antd';
import { firstOpen } from '@payung/shared/journey/journey.ts';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { SavedAt } from '@payung/shared/journey/saved-at.tsx';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { ActionBar } from '@payung/shared/ui/action-bar.tsx';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { CovidDialog } from '#covid-question/covid-dialog.tsx';
import { travelJourney } from '#journey.ts';
import { useText } from '#messages/catalogue.ts';
import { useJourneyStop } from '#travel-quote/journey-stop.ts';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { today } from '@payung/shared/journey/today.ts';
import { TripFacts } from '#travel-quote/trip-facts.tsx';
import { CovidAnswer, asksAboutCovid } from './covid-answer.tsx';
import { WhatIsCovered } from './what-is-covered.tsx';

/** A quote that was begun: what it says so far, and on to its first open stop. */
export const QuoteOnItsWay = () => {
  const t = useText();
  const navigate = useNavigate();
  const isLinkMode = useIsLinkMode();
  const { quoteId, quote, isOpen } = useJourneyStop('start');
  const [isAsking, setAsking] = useState(false);
  const record = quote.data;

  const proceed = (): void => {
    if (record === undefined) return;
    if (asksAboutCovid(record) && record.stage === 'Plan Selected') setAsking(true);
    else
      void navigate(quoteAddress(firstOpen(travelJourney, { quote: record, today: today() }).path, quoteId));
  };

  return (
    <Page
      title={t('travel.start.title')}
      step={1}
      intro={t('travel.start.intro')}
      bar={
        <ActionBar
          primary={{ label: t('travel.start.continue'), onPress: proceed, disabled: record === undefined }}
          secondary={{
            label: t('travel.start.change'),
            onPress: () => void navigate(quoteAddress(travelRoutes.createQuote.path, quoteId)),
          }}
        />
      }
    >
      <Reads quiet isOpen={isOpen} of={[quote]} loading={<Loading shape="summary" />}>
        {(saved) => (
          <>
            <section className="py-card py-stack" aria-labelledby="trip">
              <h2 id="trip">{t('travel.trip.title')}</h2>
              <TripFacts quote={saved} />
              <SavedAt iso={saved.savedAt} />
            </section>
            {asksAboutCovid(saved) ? <CovidAnswer quote={saved} onAsk={() => setAsking(true)} /> : null}
          </>
        )}
      </Reads>
      <WhatIsCovered />
      {isLinkMode ? null : (
        <div>
          <Button onClick={() => void navigate(travelRoutes.start.path)}>{t('travel.start.another')}</Button>
        </div>
      )}
      {isAsking && record !== undefined ? (
        <CovidDialog
          quote={record}
          onClose={() => setAsking(false)}
          onAnswered={() => void navigate(quoteAddress(travelRoutes.additionalBenefits.path, quoteId))}
        />
      ) : null}
    </Page>
  );
};
