import { fillIn } from '#core/http/texts.ts';
import { messageTo, recipientOf } from '#providers/messages/designed-message.ts';
import type { NewMessage } from '#providers/messages/designed-message.ts';
import { findQuote } from '#areas/quote/sql/quotes.ts';
import type { QuoteNotice, Services } from '../services.ts';
import { formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { DocumentNotice } from '#core/documents/document-content.ts';
import type { Language } from '#core/http/language.ts';
import type { Policy } from '#areas/payment/tables.ts';
import { DOCUMENT_TEXTS } from './documents/document-texts.ts';
import { greetingName } from '@payung/shared/domain/people/greeting-name.ts';
import type { Queries } from '#core/database/database.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { findContactLanguage } from '#areas/privacy/sql/consents.ts';
import type { Quote } from './tables.ts';
import type { BilingualText } from '@payung/shared/product.ts';

const OPEN: BilingualText = { en: 'Open the quote', id: 'Buka penawaran' };

/** The message requested by a product; undefined when there is no recipient. */
export const quoteNotice = async (
  { db, products }: Pick<Services, 'db' | 'products'>,
  { quoteId, to, subject, body, link = '', language }: QuoteNotice,
): Promise<NewMessage | undefined> => {
  const quote = await findQuote(db, quoteId);
  if (quote === undefined) return undefined;
  const recipient = await noticeRecipient(db, to, quote);
  if (recipient === undefined) return undefined;
  return messageTo(recipient, {
    language,
    title: subject,
    about: products.shown(quote.product_id).name[language],
    paragraphs: fillIn(body, { name: recipient.name }).split('\n\n'),
    facts: [[DOCUMENT_TEXTS.quotation[language], quote.code]],
    button: link === '' ? undefined : { label: OPEN[language], address: link },
  });
};

type Payment = Pick<Policy, 'pay_later_due' | 'paid_at' | 'cancelled_at'>;

/** What a policy says when it is printed: that it is to be paid, or cancelled; nothing while it is paid and runs. */
export const policyNotice = (
  { pay_later_due, paid_at, cancelled_at }: Payment,
  language: Language,
): DocumentNotice | undefined => {
  const wasPaid = pay_later_due === null || paid_at !== null;
  const due = pay_later_due === null ? '' : formatDate(pay_later_due);
  if (cancelled_at === null)
    return wasPaid ? undefined : { tone: 'due', text: fillIn(DOCUMENT_TEXTS.notPaid[language], { due }) };
  const text = wasPaid ? DOCUMENT_TEXTS.ended : DOCUMENT_TEXTS.cancelled;
  const date = formatDate(todayInJakarta(cancelled_at));
  return { tone: 'cancelled', text: fillIn(text[language], { date, due }) };
};

/** Who is written to decides about the language, not who has acted: customers by what they last agreed to. */
export const noticeLanguage = async (
  db: Queries,
  to: 'customer' | 'agent',
  { id, agent_id: agentId }: Pick<Quote, 'id' | 'agent_id'>,
): Promise<Language> =>
  to === 'customer' ? findContactLanguage(db, id) : ((await findAgent(db, agentId))?.language ?? 'id');

/** Address of the quote's customer or agent, and the name to greet. */
export const noticeRecipient = async (db: Queries, to: 'customer' | 'agent', quote: Quote) => {
  if (to === 'customer') {
    const customer = recipientOf(quote.insured_email, quote.insured_phone);
    return customer && { ...customer, name: greetingName(quote.insured_name) };
  }
  const agent = await findAgent(db, quote.agent_id);
  const recipient = agent && recipientOf(agent.email, agent.phone);
  return recipient && { ...recipient, name: greetingName(`${agent.first_name} ${agent.last_name}`) };
};
