import { fillIn } from '#core/http/texts.ts';
import type { Message } from '#providers/messages/messages.ts';
import { findQuote } from '#areas/quote/sql/quotes.ts';
import type { QuoteNotice, Services } from '../services.ts';
import { formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { DocumentNotice } from '#core/documents/document-content.ts';
import type { Language } from '#core/http/language.ts';
import type { Policy } from '#areas/payment/tables.ts';
import { DOCUMENT_TEXTS } from './documents/document-texts.ts';
import { firstName } from '@payung/shared/domain/people/names.ts';
import type { Queries } from '#core/database/database.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import type { Quote } from './tables.ts';

/** The message requested by a product; undefined when there is no recipient. */
export const quoteNotice = async (
  { db }: Pick<Services, 'db'>,
  { quoteId, to, subject, body, language }: QuoteNotice,
): Promise<Omit<Message, 'sentFor'> | undefined> => {
  const quote = await findQuote(db, quoteId);
  const recipient = quote === undefined ? undefined : await noticeRecipient(db, to, quote);
  if (recipient === undefined) return undefined;
  const { channel, name } = recipient;
  return {
    channel,
    to: recipient.to,
    subject: channel === 'email' ? subject : '',
    body: fillIn(body, { name }),
    language,
    attachments: [],
  };
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

interface NoticeRecipient {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly name: string;
}

/** By e-mail where there is an address, else by SMS; nothing where there is neither. */
const addressOf = (email: string, phone: string, name: string): NoticeRecipient | undefined => {
  if (email !== '') return { channel: 'email', to: email, name };
  return phone === '' ? undefined : { channel: 'sms', to: phone, name };
};

/** Address of the quote's customer or agent. */
export const noticeRecipient = async (
  db: Queries,
  to: 'customer' | 'agent',
  quote: Quote,
): Promise<NoticeRecipient | undefined> => {
  if (to === 'customer') {
    return addressOf(quote.insured_email, quote.insured_phone, firstName(quote.insured_name));
  }
  const agent = await findAgent(db, quote.agent_id);
  return agent === undefined ? undefined : addressOf(agent.email, agent.phone, agent.first_name);
};
