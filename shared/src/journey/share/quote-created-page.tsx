import type { ReactNode } from 'react';
import { useLanguage } from '@payung/shared/session/language.ts';
import { useIsLinkMode, useSession } from '@payung/shared/session/session.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import type { ShareProgress } from '#schemas/share.ts';
import { formatPeriod } from '#domain/dates.ts';
import type { JourneyStep } from '#journey/steps/journey-step.ts';
import { useText } from '#messages/text.ts';
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx';
import { Loading } from '#ui/feedback/states.tsx';
import { Page, Block } from '#ui/layout/page.tsx';
import { useProductName } from '#journey/payment/product-name.ts';
import { BackToDashboard } from '#journey/steps/back-to-dashboard.tsx';
import { Facts } from '#ui/text/facts.tsx';
import { Rupiah } from '#ui/text/values.tsx';
import type { GeneratedLink } from './generated-link.ts';
import { ShareQuote } from './share-quote.tsx';
import { useShareProgress } from './share-progress.ts';
import { ShareSteps } from './share-steps.tsx';
import styles from './quote-created-page.module.css';
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

/** Whom the new quote is for and what it costs; for agents, who hand it on, what they earn and how far it has come. */
export const QuoteCreated = ({ quote, facts, makeLink, savePhone, onCreatePolicy }: QuoteCreatedProps) => {
  const text = useText();
  const language = useLanguage();
  const product = useProductName(quote.productId);
  const isAgent = useSession().kind === 'agent';
  const { progress, isPending } = useShareProgress(quote.id);
  return (
    <>
      <div className={styles.created}>
        <section className="py-card">
          <div>
            <h2>{quote.insuredName}</h2>
            <p className={styles.amount}>
              <Rupiah amount={quote.duePremium} />
            </p>
            <p className="py-small py-quiet">{text('quote.created.due')}</p>
          </div>
          <div>
            <p>{[product, quote.planName].filter(Boolean).join(' · ')}</p>
            <p>{formatPeriod(quote.startDate, quote.endDate, language)}</p>
            <p className="py-quiet">
              {text('quote.created.code')} <strong>{quote.code}</strong>
            </p>
          </div>
          {facts === undefined ? null : <Facts>{facts}</Facts>}
        </section>
        {isAgent ? (
          <div className={styles.share}>
            <Block id="share" title={text('quote.created.share')}>
              <ShareQuote
                quote={quote}
                makeLink={() => makeLink(quote.id)}
                savePhone={(phone) => savePhone(quote.id, phone)}
              />
            </Block>
          </div>
        ) : null}
        {isPending || progress !== undefined ? <AgentFacts progress={progress} /> : null}
      </div>
      <div className="py-row">
        {onCreatePolicy === undefined ? null : (
          <Button type={isAgent ? 'default' : 'primary'} size="large" onClick={onCreatePolicy}>
            {text('quote.createPolicy')}
          </Button>
        )}
        <BackToDashboard />
      </div>
    </>
  );
};

/** As high as what comes, so that nothing below it moves. */
const NOT_KNOWN: ShareProgress = { state: 'none', earns: { points: 0, isExample: true } };

const AgentFacts = ({ progress }: { readonly progress: ShareProgress | undefined }) => {
  const shown = progress ?? NOT_KNOWN;
  return (
    <div
      className={progress === undefined ? `py-card ${styles.pending}` : 'py-card'}
      aria-hidden={progress === undefined || undefined}
    >
      <ShareSteps progress={shown} />
      {shown.earns === undefined ? null : <Earns {...shown.earns} />}
    </div>
  );
};

/** An estimate by the rule that books the points: the price may change before it is paid. */
const Earns = ({ points, isExample }: NonNullable<ShareProgress['earns']>) => {
  const text = useText();
  return (
    <p>
      {text('quote.created.earns', { points })}{' '}
      {isExample ? <span className="py-small py-quiet">{text('quote.created.earnsExample')}</span> : null}
    </p>
  );
};
