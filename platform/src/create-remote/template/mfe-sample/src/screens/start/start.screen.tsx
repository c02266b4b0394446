import { useNavigate } from 'react-router-dom';
import { STAGE_TEXTS } from '@payung/shared/messages/stage-text.ts';
import type { QuoteRecord } from '@payung/shared/api/endpoints/quote.ts';
import { firstOpen } from '@payung/shared/journey/journey.ts';
import { quoteAddress, useQuoteId } from '@payung/shared/journey/quote-address.ts';
import { useJourneyQuote } from '@payung/shared/journey/quote-query.ts';
import { useJourneyGuard } from '@payung/shared/journey/use-journey-guard.ts';
import { ActionBar } from '@payung/shared/ui/action-bar.tsx';
import { Fact, Facts } from '@payung/shared/ui/facts.tsx';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { sampleJourney } from '#journey.ts';
import { useText } from '#messages/catalogue.ts';
import { HowItWorks } from './how-it-works.tsx';

/** A quote that was begun: what it says so far, and on to its first open stop. */
const QuoteOnItsWay = ({ quoteId }: { readonly quoteId: string }) => {
  const t = useText();
  const navigate = useNavigate();
  const quote = useJourneyQuote<QuoteRecord>(quoteId);
  const answers = quote.data === undefined ? undefined : { quote: quote.data };
  const isOpen = useJourneyGuard(sampleJourney, answers, 'start');
  const next = answers === undefined ? undefined : firstOpen(sampleJourney, answers);
  return (
    <>
      <Reads isOpen={isOpen} of={[quote]} loading={<Loading shape="summary" />}>
        {({ quote_Id, insuredName, stage }) => (
          <section className="py-card py-stack" aria-labelledby="quote">
            <h2 id="quote">{t('sample.start.quote')}</h2>
            <Facts>
              <Fact label={t('sample.start.code')}>{quote_Id}</Fact>
              <Fact label={t('sample.start.insured')}>{insuredName}</Fact>
            </Facts>
            <p className="py-quiet">{t(STAGE_TEXTS[stage])}</p>
          </section>
        )}
      </Reads>
      {next === undefined || next.id === 'start' ? null : (
        <ActionBar
          primary={{
            label: t('sample.start.continue'),
            onPress: () => void navigate(quoteAddress(next.path, quoteId)),
          }}
        />
      )}
    </>
  );
};

export const Screen = () => {
  const t = useText();
  const quoteId = useQuoteId();
  return (
    <Page title={t('sample.start.title')} step={1} intro={t('sample.start.intro')}>
      {quoteId === undefined ? null : <QuoteOnItsWay key={quoteId} quoteId={quoteId} />}
      <HowItWorks />
    </Page>
  );
};
