import { Link } from 'react-router-dom';
import type { RecentQuote } from '@payung/shared/api/endpoints/agent.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { openQuote } from '@payung/shared/session/quote-context.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { Rupiah } from '@payung/shared/ui/text/rupiah.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import { useText } from '#messages/catalogue.ts';
import { STAGE_TEXTS } from '@payung/shared/messages/stage-text.ts';
import { laterState, quoteTone, resumeTarget } from './quote-state.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { PolicyDownload } from './policy-download.tsx';
import styles from './quote-row.module.css';

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

/** A recent quote: one line of facts, its state and its price; tapped anywhere it is resumed. */
export const QuoteRow = ({ quote }: { quote: RecentQuote }) => {
  const text = useText();
  const product = useProductById(quote.productId);
  const day = today();
  const resume = resumeTarget(quote, product, day);
  const tone = quoteTone(quote, day);
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
        <p className={`${styles['stage']} ${styles[tone]}`} data-tone={tone}>
          {text(stateText(quote))}
        </p>
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
