import { plainTextOf, shortTextOf } from '#core/mail/mail-content.ts';
import type { MailContent } from '#core/mail/mail-content.ts';
import { mailHtml } from '#core/mail/mail-html.ts';
import type { Message } from './messages.ts';

/** What a job has made: it is sent under the id of the job. */
export type NewMessage = Omit<Message, 'sentFor'>;

type Recipient = Pick<Message, 'channel' | 'to'>;

/** By e-mail where there is an address, else by SMS; undefined where there is neither. */
export const recipientOf = (email: string, phone: string): Recipient | undefined => {
  if (email !== '') return { channel: 'email', to: email };
  return phone === '' ? undefined : { channel: 'sms', to: phone };
};

/** A mail is designed, with the same as plain text beside it; an SMS has the sentences alone. */
export const messageTo = (
  { channel, to }: Recipient,
  content: MailContent,
  attachments: Message['attachments'] = [],
): NewMessage => {
  const { language, title } = content;
  if (channel !== 'email')
    return { channel, to, subject: '', body: shortTextOf(content), language, attachments };
  const [body, html] = [plainTextOf(content), mailHtml(content)];
  return { channel, to, subject: title, body, html, language, attachments };
};
