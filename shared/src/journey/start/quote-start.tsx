import { Fragment, lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
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
  /** A quote that exists already. */
  existing: ReactNode;
}

/** The first page of a product, for agents and customers. */
export const QuoteStart = ({ toBegin, existing }: QuoteStartProps) => {
  const quoteId = useQuoteId();
  const isLinkMode = useIsLinkMode();
  if (quoteId !== undefined) return <Fragment key={quoteId}>{existing}</Fragment>;
  return isLinkMode ? <NoQuote /> : toBegin;
};

/** The start screen of a product. The page of an existing quote loads while the quote is being read. */
export const startScreen = (
  BeginQuote: ComponentType,
  loadExisting: () => Promise<{ readonly ResumeQuote: ComponentType }>,
) => {
  const ResumeQuote = lazy(async () => ({ default: (await loadExisting()).ResumeQuote }));
  return () => (
    <QuoteStart
      toBegin={<BeginQuote />}
      existing={
        <Suspense fallback={null}>
          <ResumeQuote />
        </Suspense>
      }
    />
  );
};
