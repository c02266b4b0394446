import { Link } from 'react-router-dom';
import type { Lead, LeadDetail, LeadQuote } from '@payung/shared/schemas/leads.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { quoteStateOf } from '@payung/shared/domain/lists/quote-state.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { addressForLead } from '@payung/shared/journey/start/lead-of-quote.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { useProductName } from '@payung/shared/journey/payment/product-name.ts';
import { useProductById, useProducts } from '@payung/shared/session/deployed-products.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { useLanguage } from '@payung/shared/session/language.ts';
import { isOwnLead, leadResume } from '#day/leads/lead-facts.ts';
import { STATE_TEXTS } from '#day/lists/state-texts.ts';
import { useText } from '#messages/catalogue.ts';
import { QuoteAgainLink } from '#day/policy-detail/quote-again-link.tsx';
import { SummaryLink } from '#day/policy-detail/summary-link.tsx';
import styles from './lead.module.css';

const QuoteLine = ({ quote, lead }: { quote: LeadQuote; lead: Lead }) => {
  const text = useText();
  const product = useProductById(quote.productId);
  const productName = useProductName(quote.productId);
  const resume = leadResume({ ...lead, quote }, product, today());
  const language = useLanguage();
  const facts = [
    text(STATE_TEXTS[quoteStateOf(quote)]),
    ...(quote.departureDate ? [text('dashboard.departure', { date: formatDate(quote.departureDate) })] : []),
    quote.code,
  ];
  const name = product?.tile.label[language] ?? productName;
  return (
    <li className={styles['quote']}>
      <span>
        {resume === undefined ? (
          <strong>{name}</strong>
        ) : (
          <Link
            className={styles['resume']}
            to={resume}
            aria-label={`${name}: ${text('leads.quotes.resume', { code: quote.code })}`}
          >
            {name}
          </Link>
        )}
        <br />
        <span className="py-small py-quiet">{facts.join(' · ')}</span>
        {isOwnLead(lead) && (resume === undefined || isSold(quote.stage)) ? (
          <>
            <br />
            <SummaryLink quoteId={quote.id} productId={quote.productId} code={quote.code} />{' '}
            <QuoteAgainLink
              quoteId={quote.id}
              productId={quote.productId}
              leadId={lead.id}
              code={quote.code}
            />
          </>
        ) : null}
      </span>
      <span className={styles['amount']}>
        {quote.duePremium > 0 ? <Rupiah amount={quote.duePremium} /> : null}
      </span>
    </li>
  );
};

/** The quotes of a lead, and how to begin the next one. */
export const LeadQuotes = ({ detail: { lead, quotes, form } }: { detail: LeadDetail }) => {
  const text = useText();
  const language = useLanguage();
  const products = useProducts();
  return (
    <Block id="quotes" title={text('leads.quotes')}>
      {quotes.length === 0 ? <p className="py-quiet">{text('leads.quotes.empty')}</p> : null}
      <ul>
        {quotes.map((quote) => (
          <QuoteLine key={quote.id} quote={quote} lead={lead} />
        ))}
      </ul>
      {form === undefined || products.length === 0 ? null : (
        <div className="py-stack-tight">
          <h3 id="start-quote">{text('leads.quotes.start')}</h3>
          <ul className={styles['tiles']} aria-labelledby="start-quote">
            {products.map((product) => (
              <li key={product.productId}>
                <Link className={styles['tile']} to={addressForLead(product.tile.start, lead.id)}>
                  <LineIcon path={product.tile.icon} size={20} />
                  {product.tile.label[language]}
                </Link>
              </li>
            ))}
          </ul>
          {form.phone === '' ? null : <p className="py-field-help">{text('leads.quotes.startHelp')}</p>}
        </div>
      )}
    </Block>
  );
};
