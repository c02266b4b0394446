import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Lead, LeadQuote } from '@payung/shared/schemas/leads.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { quoteStateOf } from '@payung/shared/domain/lists/quote-state.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { useProductName } from '@payung/shared/journey/payment/product-name.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { STATE_TEXTS } from '#day/lists/state-texts.ts';
import { useText } from '#messages/catalogue.ts';
import { StatusChip } from '#status-chip.tsx';
import { ContactActions } from './contact-actions.tsx';
import styles from './lead-card.module.css';
import { LEAD_STATUS_TEXTS, leadAddress, leadResume, leadTone, zonedMoment } from './lead-facts.ts';

interface LeadCardProps {
  readonly lead: Lead;
  readonly index: number;
  /** Opened last, before Back. */
  readonly wasOpened: boolean;
  readonly onOpen: (lead: Lead, index: number, inside: Element) => void;
}

/** The newest quote in one line: product, state, departure. */
export const useQuoteLine = (quote: LeadQuote | undefined): string => {
  const text = useText();
  const language = useLanguage();
  const product = useProductById(quote?.productId);
  const productName = useProductName(quote?.productId ?? '');
  if (quote === undefined) return text('leads.noQuote');
  return [
    product?.tile.label[language] ?? productName,
    text(STATE_TEXTS[quoteStateOf(quote)]),
    ...(quote.departureDate ? [text('dashboard.departure', { date: formatDate(quote.departureDate) })] : []),
  ].join(' · ');
};

/** A lead with name, status and newest quote; the whole card is a link (LEAD-010). */
export const LeadCard = memo(({ lead, index, wasOpened, onOpen }: LeadCardProps) => {
  const text = useText();
  const product = useProductById(lead.quote?.productId);
  const resume = leadResume(lead, product, today());
  const quoteLine = useQuoteLine(lead.quote);
  const name = lead.fullName === '' ? text('leads.noName') : lead.fullName;
  const open = (inside: Element): void => onOpen(lead, index, inside);
  return (
    <article
      className={wasOpened ? `${styles['card']} ${styles['opened']}` : styles['card']}
      data-opened={wasOpened || undefined}
    >
      <div className={styles['facts']}>
        {wasOpened ? <p className="py-small">{text('leads.opened')}</p> : null}
        <Link
          className={styles['name']}
          to={leadAddress(lead.id)}
          state={{ isFromList: true }}
          onClick={(event) => open(event.currentTarget)}
        >
          {name}
        </Link>
        <p className="py-small">{quoteLine}</p>
        <p className={styles['state']}>
          <StatusChip tone={leadTone(lead.status)}>{text(LEAD_STATUS_TEXTS[lead.status])}</StatusChip>
          <span className="py-small">{text('leads.daysLeft', { days: lead.daysLeft })}</span>
        </p>
        {lead.nextContactAt === undefined ? null : (
          <p className="py-small">
            {text('leads.nextContact', { at: zonedMoment(lead.nextContactAt, lead.zone) })}
          </p>
        )}
        {lead.agentName === undefined ? null : (
          <p className="py-small py-quiet">{text('leads.agent', { name: lead.agentName })}</p>
        )}
        {lead.doNotContact === true ? <p className="py-small">{text('leads.doNotContact')}</p> : null}
        <ContactActions lead={lead} />
        <p className="py-small py-quiet">
          {text('leads.created', { date: formatDate(lead.createdAt) })} · {lead.code}
        </p>
      </div>
      <div className={styles['end']}>
        {resume === undefined ? null : (
          <Link
            className={styles['resume']}
            to={resume}
            aria-label={text('dashboard.resume', { name })}
            onClick={(event) => open(event.currentTarget)}
          >
            <LineIcon path="M5 12h14m-6-7 7 7-7 7" />
          </Link>
        )}
        {lead.quote !== undefined && lead.quote.duePremium > 0 ? (
          <p className={styles['amount']}>
            <Rupiah amount={lead.quote.duePremium} />
          </p>
        ) : null}
      </div>
    </article>
  );
});
LeadCard.displayName = 'LeadCard';
