import type { ReactNode } from 'react';
import type { QuoteRecord } from '#api/endpoints/quote.ts';
import type { JourneyStep } from '#journey/steps/journey-step.ts';
import { useText } from '#messages/text.ts';
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx';
import { Loading } from '#ui/feedback/states.tsx';
import { Page } from '#ui/layout/page.tsx';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { QuoteCreated } from './quote-created.tsx';
import type { ShareCalls } from './quote-created.tsx';

interface QuoteCreatedPageProps<Quote extends QuoteRecord> extends ShareCalls {
  step: JourneyStep<Quote>;
  /** A failed load is only logged and can be tried again. */
  quiet?: boolean;
  /** What the next page is told. */
  stateFor?: (quote: Quote) => object;
  /** More that the product says of its quote. */
  children?: (quote: Quote) => ReactNode;
}

/** The quote-created page of a product that has one of its own in its journey. */
export const QuoteCreatedPage = <Quote extends QuoteRecord>({
  step,
  quiet = false,
  stateFor,
  makeLink,
  savePhone,
  children,
}: QuoteCreatedPageProps<Quote>) => {
  const text = useText();
  const isLinkMode = useIsLinkMode();
  return (
    <Page title={text('quote.created.title')} step={1}>
      <QueryBoundary
        quiet={quiet}
        isOpen={step.isOpen}
        of={[step.quote]}
        loading={<Loading shape={isLinkMode ? 'summary' : 'createdQuote'} />}
      >
        {(quote) => (
          <QuoteCreated
            quote={quote}
            facts={children?.(quote)}
            makeLink={makeLink}
            savePhone={savePhone}
            onCreatePolicy={() => step.goNext(quote, stateFor?.(quote))}
          />
        )}
      </QueryBoundary>
    </Page>
  );
};
