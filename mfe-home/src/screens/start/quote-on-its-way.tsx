import { useNavigate } from 'react-router-dom';
import { Button } from 'antd';
import { firstOpen } from '@payung/shared/journey/journey.ts';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { SavedAt } from '@payung/shared/journey/saved-at.tsx';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { ActionBar } from '@payung/shared/ui/action-bar.tsx';
import { Block } from '@payung/shared/ui/block.tsx';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { useJourneyStop } from '#home-quote/journey-stop.ts';
import { PropertyFacts } from '#home-quote/property-facts.tsx';
import { homeJourney } from '#journey.ts';
import { useText } from '#messages/catalogue.ts';
import { WhatIsCovered } from './what-is-covered.tsx';

/** A quote that was begun: what it says so far, and on to its first open stop. */
export const QuoteOnItsWay = () => {
  const t = useText();
  const navigate = useNavigate();
  const isLinkMode = useIsLinkMode();
  const { quoteId, quote, isOpen } = useJourneyStop('start');
  const record = quote.data;

  const proceed = (): void => {
    if (record !== undefined)
      void navigate(quoteAddress(firstOpen(homeJourney, { quote: record }).path, quoteId));
  };

  return (
    <Page
      title={t('home.start.title')}
      step={1}
      intro={t('home.start.intro')}
      bar={
        <ActionBar
          primary={{ label: t('home.start.continue'), onPress: proceed, disabled: record === undefined }}
          secondary={{
            label: t('home.start.change'),
            onPress: () => void navigate(quoteAddress(homeRoutes.createQuote.path, quoteId)),
          }}
        />
      }
    >
      <Reads quiet isOpen={isOpen} of={[quote]} loading={<Loading shape="summary" />}>
        {(saved) => (
          <Block id="property" title={t('home.property.title')}>
            <PropertyFacts quote={saved} />
            <SavedAt iso={saved.savedAt} />
          </Block>
        )}
      </Reads>
      <WhatIsCovered />
      {isLinkMode ? null : (
        <div>
          <Button onClick={() => void navigate(homeRoutes.start.path)}>{t('home.start.another')}</Button>
        </div>
      )}
    </Page>
  );
};
