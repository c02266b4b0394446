import { useNavigate } from 'react-router-dom';
import { BegunQuotePage } from '@payung/shared/journey/begun-quote-page.tsx';
import { firstOpen } from '@payung/shared/journey/journey.ts';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { SavedAt } from '@payung/shared/journey/saved-at.tsx';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { Block } from '@payung/shared/ui/block.tsx';
import { useJourneyStop } from '#home-quote/journey-stop.ts';
import { PropertyFacts } from '#home-quote/property-facts.tsx';
import { homeJourney } from '#journey.ts';
import { useText } from '#messages/catalogue.ts';
import { HomeCovers } from './home-covers.tsx';

/** A quote that was begun: what it says so far, and on to its first open stop. */
export const QuoteOnItsWay = () => {
  const t = useText();
  const navigate = useNavigate();
  return (
    <BegunQuotePage
      words={{ title: t('home.start.title'), intro: t('home.start.intro'), change: t('home.start.change') }}
      stop={useJourneyStop('start')}
      paths={{ start: homeRoutes.start.path, change: homeRoutes.createQuote.path }}
      onContinue={(quote) => void navigate(quoteAddress(firstOpen(homeJourney, { quote }).path, quote._id))}
      below={<HomeCovers />}
    >
      {(quote) => (
        <Block id="property" title={t('home.property.title')}>
          <PropertyFacts quote={quote} />
          <SavedAt iso={quote.savedAt} />
        </Block>
      )}
    </BegunQuotePage>
  );
};
