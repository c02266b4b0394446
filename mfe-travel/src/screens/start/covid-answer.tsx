import { Button } from 'antd';
import type { TravelQuoteRecord } from '#contract/record.ts';
import { nextAfterPlan } from '#rules/next-after-plan.ts';
import { useText } from '#messages/catalogue.ts';
import { today } from '@payung/shared/journey/steps/today.ts';

/** The question belongs to a chosen plan, on trips that raise it (TRV-017). */
export const asksAboutCovid = (quote: TravelQuoteRecord): boolean =>
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
export const CovidAnswer = ({ quote, onAsk }: { quote: TravelQuoteRecord; onAsk: () => void }) => {
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
