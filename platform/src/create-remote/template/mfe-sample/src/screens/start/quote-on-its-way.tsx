import { useNavigate } from 'react-router-dom';
import { firstOpen } from '@payung/shared/journey/journey.ts';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { SavedAt } from '@payung/shared/journey/saved-at.tsx';
import { STAGE_TEXTS } from '@payung/shared/messages/stage-text.ts';
import { ActionBar } from '@payung/shared/ui/action-bar.tsx';
import { Block } from '@payung/shared/ui/block.tsx';
import { Fact, Facts } from '@payung/shared/ui/facts.tsx';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { sampleJourney } from '#journey.ts';
import { useText } from '#messages/catalogue.ts';
import { useJourneyStop } from '#sample-quote/journey-stop.ts';
import { HowItWorks } from './how-it-works.tsx';

/** A quote that was begun: what it says so far, and on to its first open stop. */
export const QuoteOnItsWay = () => {
  const t = useText();
  const navigate = useNavigate();
  const { quoteId, quote, isOpen } = useJourneyStop('start');
  const next = quote.data === undefined ? undefined : firstOpen(sampleJourney, { quote: quote.data });
  const bar = (path: string) => (
    <ActionBar
      primary={{
        label: t('start.continue'),
        onPress: () => void navigate(quoteAddress(path, quoteId)),
      }}
    />
  );
  return (
    <Page
      title={t('sample.start.title')}
      step={1}
      intro={t('sample.start.intro')}
      bar={next === undefined || next.id === 'start' ? undefined : bar(next.path)}
    >
      <Reads isOpen={isOpen} of={[quote]} loading={<Loading shape="summary" />}>
        {({ quote_Id, insuredName, stage, savedAt }) => (
          <Block id="quote" title={t('sample.start.quote')}>
            <Facts>
              <Fact label={t('sample.start.code')}>{quote_Id}</Fact>
              <Fact label={t('sample.start.insured')}>{insuredName}</Fact>
            </Facts>
            <p className="py-quiet">{t(STAGE_TEXTS[stage])}</p>
            <SavedAt iso={savedAt} />
          </Block>
        )}
      </Reads>
      <HowItWorks />
    </Page>
  );
};
