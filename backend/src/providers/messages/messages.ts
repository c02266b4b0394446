import { AnswerRefused } from '../fetch-json.ts';
import type { Language } from '#core/http/language.ts';
import type { MessageChannel } from './sent-messages-sql.ts';
import type { Clock } from '#clock.ts';
import type { Database } from '#core/database/database.ts';
import type { SmtpSettings } from '#area-environment.ts';
import type { Environment } from '#environment.ts';
import { createTransport } from 'nodemailer';
import { newId } from '#core/database/identifiers.ts';
import { transaction } from '#core/database/transaction.ts';
import { insertSentMessageOnce } from './sent-messages-sql.ts';

interface Attachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

export interface Message {
  /** The job that sends it: the same job run again sends nothing new where the provider can tell. */
  readonly sentFor: string;
  readonly channel: MessageChannel;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** The designed message beside the plain text; of mails alone. */
  readonly html?: string;
  readonly language: Language;
  readonly attachments: readonly Attachment[];
}

export interface MessageProvider {
  /** The signal ends a call that hangs. */
  readonly send: (message: Message, signal?: AbortSignal) => Promise<void>;
}

/** What is configured goes out; in the demo the rest goes to the sink. Live mode has configured both. */
export const chooseMessages = (environment: Environment, db: Database, clock: Clock): MessageProvider => {
  const sink = createMessageSink(db, clock);
  return routeMessages(
    environment.smtp ? createMailProvider(environment.smtp) : sink,
    environment.gateway ? createGatewayProvider(environment.gateway) : sink,
  );
};

/** E-mail by one way, codes and short texts by the other. */
export const routeMessages = (mail: MessageProvider, texts: MessageProvider): MessageProvider => ({
  send: (message, signal) => (message.channel === 'email' ? mail : texts).send(message, signal),
});

const GATEWAY_TIMEOUT_MS = 15_000;

/**
 * SMS and WhatsApp through the operator's gateway: one JSON POST with a bearer key. Gateways differ (Verihubs,
 * Zenziva, WhatsApp Cloud), so the operator puts a small adapter of theirs behind this one shape.
 */
export const createGatewayProvider = (settings: {
  readonly url: string;
  readonly key: string;
}): MessageProvider => ({
  send: async (message, signal) => {
    const timeout = AbortSignal.timeout(GATEWAY_TIMEOUT_MS);
    const response = await fetch(settings.url, {
      method: 'POST',
      redirect: 'error',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      headers: {
        authorization: `Bearer ${settings.key}`,
        'content-type': 'application/json',
        'idempotency-key': message.sentFor,
      },
      body: JSON.stringify({
        channel: message.channel,
        to: message.to,
        text: message.body,
        language: message.language,
      }),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new AnswerRefused(response.status);
  },
});

const MAIL_TIMEOUT_MS = 20_000;

/** E-mail over SMTP; the message id is the job's, by which a mail server can tell a repetition. */
export const createMailProvider = ({ url, from }: SmtpSettings): MessageProvider => {
  const transport = createTransport({
    url,
    connectionTimeout: MAIL_TIMEOUT_MS,
    socketTimeout: MAIL_TIMEOUT_MS,
  });
  return {
    send: async (message, signal) => {
      await transport.sendMail({
        from,
        ...(signal === undefined ? {} : { signal }),
        to: message.to,
        subject: message.subject,
        text: message.body,
        ...(message.html === undefined ? {} : { html: message.html }),
        messageId: `<${message.sentFor}@payung>`,
        headers: { 'Content-Language': message.language },
        attachments: message.attachments.map(({ fileName, contentType, bytes }) => ({
          filename: fileName,
          contentType,
          content: bytes,
        })),
      });
    },
  };
};

/** The demo's provider: nothing goes out, everything can be read on the page for testers. */
export const createMessageSink = (db: Database, clock: Clock): MessageProvider => ({
  send: ({ sentFor, channel, to, subject, body, html = '', language, attachments }) =>
    transaction(db, (tx) =>
      insertSentMessageOnce(
        tx,
        {
          id: newId(),
          sent_for: sentFor,
          channel,
          recipient: to,
          subject,
          body,
          html,
          language,
          created_at: clock.now(),
        },
        attachments,
      ),
    ),
});
