import { useNavigate } from 'react-router-dom';
import { SavedAt } from '@payung/shared/journey/steps/saved-at.tsx';
import { STAGE_TEXTS } from '@payung/shared/messages/stage-text.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Block, Page } from '@payung/shared/ui/layout/page.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/catalogue.ts';
import { useSampleStep } from '#sample-quote/kit.ts';
import { HowItWorks } from './how-it-works.tsx';

/** An existing quote: its answers so far, and the way to its first open stop. */
export const ResumeQuote = () => {
  const t = useText();
  const navigate = useNavigate();
  const { quote, isOpen, progress, path, openAddress } = useSampleStep('start');
  const next = quote.data === undefined ? path : openAddress(quote.data);
  const isHere = next.split('?')[0] === path;
  const bar = <ActionBar primary={{ label: t('start.continue'), onPress: () => void navigate(next) }} />;
  return (
    <Page
      title={t('sample.start.title')}
      step={progress}
      intro={t('sample.start.intro')}
      bar={isHere ? undefined : bar}
    >
      <QueryBoundary isOpen={isOpen} of={[quote]} loading={<Loading shape="summary" />}>
        {({ code, insuredName, subject, stage, savedAt }) => (
          <Block id="quote" title={t('sample.start.quote')}>
            <Facts>
              <Fact label={t('sample.start.code')}>{code}</Fact>
              <Fact label={t('sample.start.insured')}>{insuredName}</Fact>
              <Fact label={t('sample.start.subject')}>{subject}</Fact>
            </Facts>
            <p className="py-quiet">{t(STAGE_TEXTS[stage])}</p>
            <SavedAt iso={savedAt} />
          </Block>
        )}
      </QueryBoundary>
      <HowItWorks />
    </Page>
  );
};
