import type { ReactNode } from 'react';
import { useIsLinkMode, useSession } from '@payung/shared/session/session.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import type { JourneyStep } from '#journey/steps/journey-step.ts';
import { useText } from '#messages/text.ts';
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx';
import { Loading } from '#ui/feedback/states.tsx';
import { Page, Block } from '#ui/layout/page.tsx';
import { useProductName } from '#journey/payment/product-name.ts';
import { BackToDashboard } from '#journey/steps/back-to-dashboard.tsx';
import { Fact, Facts } from '#ui/text/facts.tsx';
import { Rupiah } from '#ui/text/values.tsx';
import type { GeneratedLink } from './generated-link.ts';
import { ShareQuote } from './share-quote.tsx';
import { Button } from '#ui/button.tsx';

interface QuoteCreatedPageProps<Quote extends QuoteRecord> extends ShareCalls {
  step: JourneyStep<Quote>;
  /** A failed load is only logged and can be tried again. */
  quiet?: boolean;
  /** Navigation state for the next page. */
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

/** The calls of the product with which an agent hands a quote to its customer. */
interface ShareCalls {
  readonly makeLink: (quoteId: string) => Promise<GeneratedLink>;
  readonly savePhone: (quoteId: string, phone: string) => Promise<unknown>;
}

interface QuoteCreatedProps extends ShareCalls {
  readonly quote: QuoteRecord;
  /** More that the product says of its quote, between its plan and the amount. */
  readonly facts?: ReactNode;
  /** Nothing where the product has no next step. */
  readonly onCreatePolicy: (() => void) | undefined;
}

/** The code of a new quote, and for agents the link for the customer. */
export const QuoteCreated = ({ quote, facts, makeLink, savePhone, onCreatePolicy }: QuoteCreatedProps) => {
  const text = useText();
  const product = useProductName(quote.productId);
  const isAgent = useSession().kind === 'agent';
  return (
    <>
      <section className="py-card">
        <Facts>
          <Fact label={text('quote.created.code')}>
            <strong>{quote.code}</strong>
          </Fact>
          <Fact label={text('quote.created.product')}>
            {[product, quote.planName].filter(Boolean).join(' · ')}
          </Fact>
          {facts}
          <Fact label={text('quote.created.due')}>
            <Rupiah amount={quote.duePremium} />
          </Fact>
        </Facts>
      </section>
      {isAgent ? (
        <Block id="share" title={text('quote.created.share')}>
          <ShareQuote
            quote={quote}
            product={product}
            makeLink={() => makeLink(quote.id)}
            savePhone={(phone) => savePhone(quote.id, phone)}
          />
        </Block>
      ) : null}
      <div className="py-row">
        {onCreatePolicy === undefined ? null : (
          <Button type="primary" size="large" onClick={onCreatePolicy}>
            {text('quote.createPolicy')}
          </Button>
        )}
        <BackToDashboard />
      </div>
    </>
  );
};
