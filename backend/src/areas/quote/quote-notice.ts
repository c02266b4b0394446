import { fillIn } from '#core/http/texts.ts';
import type { Message } from '#providers/messages/message.ts';
import { findQuote } from '#areas/quote/sql/quotes.ts';
import type { QuoteNotice, Services } from '../services.ts';
import { noticeRecipient } from './notice-recipient.ts';

/** The message that a product has asked for; nothing where there is nobody to tell. */
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
