import { useState } from 'react';
import { ResumeQuotePage } from '@payung/shared/journey/start/resume-quote-page.tsx';
import { SavedAt } from '@payung/shared/journey/steps/saved-at.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import { CovidDialog } from '#covid-question/covid-dialog.tsx';
import { useText } from '#messages/catalogue.ts';
import { useTravelStep } from '#travel-quote/kit.ts';
import { OtherPlans } from '#travel-quote/other-plans.tsx';
import { TripFacts } from '#travel-quote/trip-facts.tsx';
import type { TravelQuoteRecord } from '#contract/schemas/quote.ts';
import { nextAfterPlan } from '#rules/next-after-plan.ts';
import { TravelCovers } from './travel-covers.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

/** An existing quote: its answers so far, and the way to its first open stop. */
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
            {quote.planCode === '' ? null : <OtherPlans quote={quote} />}
            <SavedAt iso={quote.savedAt} />
          </Block>
          {asksAboutCovid(quote) ? <CovidAnswer quote={quote} onAsk={() => setAsking(true)} /> : null}
          {isAsking ? <CovidDialog quote={quote} onClose={() => setAsking(false)} /> : null}
        </>
      )}
    </ResumeQuotePage>
  );
};

/** The question belongs to a chosen plan, on trips that raise it (TRV-017). */
const asksAboutCovid = (quote: TravelQuoteRecord): boolean =>
  quote.planCode !== '' && nextAfterPlan(quote, today()) === 'covidQuestion';

const ANSWERS = {
  open: 'travel.start.covid.open',
  yes: 'travel.start.covid.chosen',
  no: 'travel.start.covid.refused',
} as const;

const answerOf = ({ covid }: TravelQuoteRecord): keyof typeof ANSWERS => {
  if (covid === undefined) return 'open';
  return covid ? 'yes' : 'no';
};

/** The answer to the COVID-19 question so far, and a button that opens the question (TRV-023). */
const CovidAnswer = ({ quote, onAsk }: { quote: TravelQuoteRecord; onAsk: () => void }) => {
  const t = useText();
  const answer = answerOf(quote);
  return (
    <section className="py-card py-stack-tight">
      <h2>{t('travel.start.covid')}</h2>
      <p>{t(ANSWERS[answer])}</p>
      <div>
        <Button onClick={onAsk}>
          {t(answer === 'open' ? 'travel.start.covid.answer' : 'travel.start.covid.change')}
        </Button>
      </div>
    </section>
  );
};
