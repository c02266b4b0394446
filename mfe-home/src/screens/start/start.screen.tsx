import { useQuoteId } from '@payung/shared/journey/quote-address.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { Empty } from '@payung/shared/ui/faces.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { BeginQuote } from './begin-quote.tsx';
import { QuoteOnItsWay } from './quote-on-its-way.tsx';

/** A link without a quote: only an agent makes one. */
const NoQuote = () => {
  const t = useText();
  return (
    <Page title={t('home.start.noQuote.title')}>
      <Empty text={t('home.start.noQuote')} />
    </Page>
  );
};

export const Screen = () => {
  const quoteId = useQuoteId();
  const isLinkMode = useIsLinkMode();
  if (quoteId !== undefined) return <QuoteOnItsWay key={quoteId} />;
  return isLinkMode ? <NoQuote /> : <BeginQuote />;
};
