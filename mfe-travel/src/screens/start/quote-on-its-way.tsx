import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import { BegunQuotePage } from '@payung/shared/journey/begun-quote-page.tsx';
import { firstOpen } from '@payung/shared/journey/journey.ts';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { SavedAt } from '@payung/shared/journey/saved-at.tsx';
import { today } from '@payung/shared/journey/today.ts';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { Block } from '@payung/shared/ui/block.tsx';
import { CovidDialog } from '#covid-question/covid-dialog.tsx';
import { travelJourney } from '#journey.ts';
import { useText } from '#messages/catalogue.ts';
import { useJourneyStop } from '#travel-quote/journey-stop.ts';
import { TripFacts } from '#travel-quote/trip-facts.tsx';
import { CovidAnswer, asksAboutCovid } from './covid-answer.tsx';
import { TravelCovers } from './travel-covers.tsx';

/** A quote that was begun: what it says so far, and on to its first open stop. */
export const QuoteOnItsWay = () => {
  const t = useText();
  const navigate = useNavigate();
  const stop = useJourneyStop('start');
  const [isAsking, setAsking] = useState(false);

  const proceed = (quote: TravelQuoteRecord): void => {
    if (asksAboutCovid(quote) && quote.stage === 'Plan Selected') setAsking(true);
    else void navigate(quoteAddress(firstOpen(travelJourney, { quote, today: today() }).path, quote._id));
  };

  return (
    <BegunQuotePage
      words={{
        title: t('travel.start.title'),
        intro: t('travel.start.intro'),
        change: t('travel.start.change'),
      }}
      stop={stop}
      paths={{ start: travelRoutes.start.path, change: travelRoutes.createQuote.path }}
      onContinue={proceed}
      below={<TravelCovers />}
    >
      {(quote) => (
        <>
          <Block id="trip" title={t('travel.trip.title')}>
            <TripFacts quote={quote} />
            <SavedAt iso={quote.savedAt} />
          </Block>
          {asksAboutCovid(quote) ? <CovidAnswer quote={quote} onAsk={() => setAsking(true)} /> : null}
          {isAsking ? (
            <CovidDialog
              quote={quote}
              onClose={() => setAsking(false)}
              onAnswered={() => void navigate(quoteAddress(travelRoutes.additionalBenefits.path, quote._id))}
            />
          ) : null}
        </>
      )}
    </BegunQuotePage>
  );
};
