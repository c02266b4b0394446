import { ResumeQuotePage } from '@payung/shared/journey/start/resume-quote-page.tsx';
import { SavedAt } from '@payung/shared/journey/steps/saved-at.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { OtherPlans } from '#home-quote/other-plans.tsx';
import { PropertyFacts } from '#home-quote/property-facts.tsx';
import { useHomeStep } from '#home-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';
import { HomeCovers } from './home-covers.tsx';

/** An existing quote: its answers so far, and the way to its first open stop. */
export const ResumeQuote = () => {
  const t = useText();
  return (
    <ResumeQuotePage
      words={{ title: t('home.start.title'), intro: t('home.start.intro'), change: t('home.start.change') }}
      step={useHomeStep('start')}
      below={<HomeCovers />}
    >
      {(quote) => (
        <Block id="property" title={t('home.property.title')}>
          <PropertyFacts quote={quote} />
          {quote.planCode === '' ? null : <OtherPlans quote={quote} />}
          <SavedAt iso={quote.savedAt} />
        </Block>
      )}
    </ResumeQuotePage>
  );
};
