import { Link } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RecentQuote, RecentQuotePage } from '@payung/shared/schemas/agent.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { ExpiredLink } from '@payung/shared/journey/payment/link-validity.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import { STAGE_TEXTS } from '@payung/shared/messages/stage-text.ts';
import type { ProductDescription } from '@payung/shared/product.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { openQuote } from '@payung/shared/session/quote-context.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { PolicyDownload } from '#day/policy-detail/policy-download.tsx';
import { useText } from '#messages/catalogue.ts';
import { StatusChip } from '#status-chip.tsx';
import { laterState, payTarget, quoteTone, resumeTarget } from './quote-state.ts';
import styles from './recent-quotes.module.css';

interface PaymentFactsProps {
  readonly quote: RecentQuote;
  readonly product: ProductDescription | undefined;
}

/** The due date of a policy, that it was not paid in time, or that its payment link has expired. */
const PaymentFacts = ({ quote, product }: PaymentFactsProps) => {
  const text = useText();
  const state = laterState(quote);
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

const LINK_TEXTS = {
  none: 'link.none',
  sent: 'link.sent',
  opened: 'link.opened',
  verified: 'link.verified',
  revoked: 'link.revoked',
  expired: 'link.expired',
} as const satisfies Record<RecentQuote['link'], string>;

const stateText = (quote: RecentQuote) => {
  if (laterState(quote) === 'cancelled') return 'dashboard.cancelled';
  return quote.status === 'Rejected' ? 'dashboard.rejected' : STAGE_TEXTS[quote.stage];
};

/** A recent quote with facts, status and price; a tap anywhere resumes it. */
const QuoteRow = ({ quote }: { quote: RecentQuote }) => {
  const text = useText();
  const product = useProductById(quote.productId);
  const day = today();
  const resume = resumeTarget(quote, product, day);
  const facts = [
    product?.displayName ?? text('dashboard.productAway'),
    quote.code,
    ...(quote.departureDate ? [text('dashboard.departure', { date: formatDate(quote.departureDate) })] : []),
    text(LINK_TEXTS[quote.link]),
    text('dashboard.savedAt', { date: formatDate(quote.savedAt) }),
  ];
  return (
    <li className={styles['row']}>
      <div className={styles['facts']}>
        <p className={styles['who']}>{quote.insuredName}</p>
        <p className="py-small py-quiet">{facts.join(' · ')}</p>
        <StatusChip tone={quoteTone(quote, day)}>{text(stateText(quote))}</StatusChip>
        <PaymentFacts quote={quote} product={product} />
        {quote.policyNo ? (
          <>
            <p className="py-small">{text('dashboard.policyNumber', { number: quote.policyNo })}</p>
            <PolicyDownload quoteId={quote.quoteId} policyNo={quote.policyNo} product={product} />
          </>
        ) : null}
      </div>
      <p className={styles['amount']}>
        {quote.duePremium > 0 ? <Rupiah amount={quote.duePremium} /> : text('dashboard.amountLater')}
      </p>
      {resume ? (
        <Link
          className={styles['resume']}
          to={resume}
          onClick={() => openQuote(quote.quoteId)}
          aria-label={text('dashboard.resume', { name: quote.insuredName })}
        >
          <LineIcon path="M5 12h14m-6-7 7 7-7 7" />
        </Link>
      ) : null}
    </li>
  );
};

interface RecentQuotesProps {
  readonly quotes: UseQueryResult<RecentQuotePage>;
  /** Whether the products above can be chosen. */
  readonly canStart: boolean;
}

export const RecentQuotes = ({ quotes, canStart }: RecentQuotesProps) => {
  const text = useText();
  return (
    <section className="py-stack" aria-labelledby="recent">
      <h2 id="recent">{text('dashboard.recent')}</h2>
      <QueryBoundary of={[quotes]} loading={<Loading shape="list" />}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty text={text(canStart ? 'dashboard.recentEmpty' : 'dashboard.recentNone')} />
          ) : (
            <ul className="py-stack-tight">
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
