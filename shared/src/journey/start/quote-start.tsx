import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { useQuoteId } from '#journey/steps/quote-address.ts';
import { useText } from '#messages/text.ts';
import { Empty } from '#ui/feedback/states.tsx';
import { Page } from '#ui/layout/page.tsx';

/** A link without a quote: only an agent makes one. */
const NoQuote = () => {
  const text = useText();
  return (
    <Page title={text('start.noQuote.title')}>
      <Empty text={text('start.noQuote')} />
    </Page>
  );
};

interface QuoteStartProps {
  /** An agent begins a quote. */
  toBegin: ReactNode;
  /** A quote that was begun. */
  begun: ReactNode;
}

/** The first page of a product, for whoever comes to it. */
export const QuoteStart = ({ toBegin, begun }: QuoteStartProps) => {
  const quoteId = useQuoteId();
  const isLinkMode = useIsLinkMode();
  if (quoteId !== undefined) return <Fragment key={quoteId}>{begun}</Fragment>;
  return isLinkMode ? <NoQuote /> : toBegin;
};
