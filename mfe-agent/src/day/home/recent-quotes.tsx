import { Link } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RecentQuote, RecentQuotePage } from '@payung/shared/schemas/agent.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { ExpiredLink } from '@payung/shared/journey/payment/link-validity.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import type { ProductDescription } from '@payung/shared/product.ts';
import { useProductName } from '@payung/shared/journey/payment/product-name.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import { openQuote } from '@payung/shared/session/quote-context.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { Empty, LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { PolicyDownload } from '#day/policy-detail/policy-download.tsx';
import { canRemind, Remind } from '#day/remind/remind.tsx';
import { STATE_TEXTS, stateTone } from '#day/lists/state-texts.ts';
import { agentRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { StatusChip } from '#status-chip.tsx';
import { laterState, payTarget, recentState, resumeTarget } from './quote-state.ts';
import styles from './recent-quotes.module.css';

/** So many fit on a phone together with the rest of the home page; the page of quotes has all. */
export const SHOWN_QUOTES = 3;

interface PaymentFactsProps {
  readonly quote: RecentQuote;
  readonly product: ProductDescription | undefined;
}

/** The due date of a policy, that it was not paid in time, or that its payment link has expired. */
const PaymentFacts = ({ quote, product }: PaymentFactsProps) => {
  const text = useText();
  const state = laterState(quote, today());
  const date = quote.payLaterDueDate === undefined ? '' : formatDate(quote.payLaterDueDate);
  const payAddress = payTarget(product, quote.quoteId);
  // The status already shows "cancelled"; the text adds by when it was not paid.
  if (state === 'cancelled')
    return date === '' ? null : <p className="py-small">{text('pending.cancelled', { date })}</p>;
  return (
    <>
      {state === 'due' ? <p className="py-small">{text('pending.due', { date })}</p> : null}
      {quote.isPayable === true && payAddress !== undefined ? (
        <ExpiredLink
          quote={quote}
          to={payAddress}
          label={text('dashboard.refreshLink', { name: quote.insuredName })}
        />
      ) : null}
    </>
  );
};

/** A recent quote: who, what and how much; a tap anywhere resumes it. */
const QuoteRow = ({ quote }: { quote: RecentQuote }) => {
  const text = useText();
  const language = useLanguage();
  const product = useProductById(quote.productId);
  const productName = useProductName(quote.productId);
  const day = today();
  const resume = resumeTarget(quote, product, day);
  const state = recentState(quote, day);
  return (
    <li className={styles['row']}>
      {resume === undefined ? (
        <strong className={styles['who']}>{quote.insuredName}</strong>
      ) : (
        <Link
          className={styles['who']}
          to={resume}
          onClick={() => openQuote(quote.quoteId)}
          aria-label={text('dashboard.resume', { name: quote.insuredName })}
        >
          {quote.insuredName}
        </Link>
      )}
      <p className={styles['about']}>
        <span className={`py-small py-quiet ${styles['what']}`}>
          <span>{product?.tile.label[language] ?? productName}</span>
          {quote.departureDate ? (
            <span>
              {'\u00a0· '}
              {text('dashboard.departure', { date: formatDate(quote.departureDate) })}
            </span>
          ) : null}
        </span>
        <StatusChip tone={stateTone(state)}>{text(STATE_TEXTS[state])}</StatusChip>
        <span className={`py-small py-quiet ${styles['codes']}`}>
          {[quote.code, quote.policyNo].filter(Boolean).join(' · ')}
        </span>
      </p>
      <p className={styles['amount']}>
        {quote.duePremium > 0 ? (
          <Rupiah amount={quote.duePremium} />
        ) : (
          <span className="py-small">{text('dashboard.amountLater')}</span>
        )}
      </p>
      <div className={styles['payment']}>
        <PaymentFacts quote={quote} product={product} />
      </div>
      <div className={styles['act']}>
        {quote.policyNo ? (
          <PolicyDownload quoteId={quote.quoteId} policyNo={quote.policyNo} productId={quote.productId} />
        ) : null}
        {product !== undefined && canRemind(quote) ? <Remind quote={quote} product={product} /> : null}
      </div>
    </li>
  );
};

/** As high as the rows that come. */
export const LoadingQuotes = () => (
  <div className={styles['rows']}>
    {Array.from({ length: SHOWN_QUOTES }, (_none, at) => (
      <div key={at} className={styles['row']}>
        <Skeleton shape="title" height={20} />
        <Skeleton className={styles['about']} />
      </div>
    ))}
  </div>
);

interface RecentQuotesProps {
  readonly quotes: UseQueryResult<RecentQuotePage>;
  /** Whether the products above can be chosen. */
  readonly canStart: boolean;
}

export const RecentQuotes = ({ quotes, canStart }: RecentQuotesProps) => {
  const text = useText();
  return (
    <section className={styles['recent']} aria-labelledby="recent">
      <div className="py-between">
        <h2 id="recent">{text('dashboard.recent')}</h2>
        <Link className="py-text-button" to={agentRoutes.quotes.path}>
          {text('dashboard.recent.all')}
        </Link>
      </div>
      <QueryBoundary
        of={[quotes]}
        loading={
          <LoadingPlace>
            <LoadingQuotes />
          </LoadingPlace>
        }
      >
        {({ items }) =>
          items.length === 0 ? (
            <Empty text={text(canStart ? 'dashboard.recentEmpty' : 'dashboard.recentNone')} />
          ) : (
            <ul className={styles['rows']}>
              {items.map((quote) => (
                <QuoteRow key={quote.quoteId} quote={quote} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </section>
  );
};
