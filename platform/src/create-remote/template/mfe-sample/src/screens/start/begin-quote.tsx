import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { HowItWorks } from './how-it-works.tsx';

/** An agent begins. */
export const BeginQuote = () => {
  const t = useText();
  return (
    <Page title={t('sample.start.title')} step={1} intro={t('sample.start.intro')}>
      <HowItWorks />
    </Page>
  );
};
