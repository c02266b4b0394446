import { startScreen } from '@payung/shared/journey/start/quote-start.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { HowItWorks } from './how-it-works.tsx';

/** An agent begins. */
const BeginQuote = () => {
  const t = useText();
  return (
    <Page title={t('sample.start.title')} step={1} intro={t('sample.start.intro')}>
      <HowItWorks />
    </Page>
  );
};

export const Screen = startScreen(BeginQuote, () => import('./resume-quote.tsx'));
