import { useState } from 'react';
import { ResumeQuotePage } from '@payung/shared/journey/start/resume-quote-page.tsx';
import { SavedAt } from '@payung/shared/journey/steps/saved-at.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { CovidDialog } from '#covid-question/covid-dialog.tsx';
import { useText } from '#messages/catalogue.ts';
import { useTravelStep } from '#travel-quote/kit.ts';
import { TripFacts } from '#travel-quote/trip-facts.tsx';
import { asksAboutCovid, CovidAnswer } from './covid-answer.tsx';
import { TravelCovers } from './travel-covers.tsx';

/** A quote that was begun: what it says so far, and on to its first open stop. */
export const ResumeQuote = () => {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <ResumeQuotePage
      words={{
        title: t('travel.start.title'),
        intro: t('travel.start.intro'),
        change: t('travel.start.change'),
      }}
      step={useTravelStep('start')}
      holdsBack={(quote) => {
        const isOpen = asksAboutCovid(quote) && quote.stage === 'Plan Selected';
        setAsking(isOpen);
        return isOpen;
      }}
      below={<TravelCovers />}
    >
      {(quote) => (
        <>
          <Block id="trip" title={t('travel.trip.title')}>
            <TripFacts quote={quote} />
            <SavedAt iso={quote.savedAt} />
          </Block>
          {asksAboutCovid(quote) ? <CovidAnswer quote={quote} onAsk={() => setAsking(true)} /> : null}
          {isAsking ? <CovidDialog quote={quote} onClose={() => setAsking(false)} /> : null}
        </>
      )}
    </ResumeQuotePage>
  );
};
