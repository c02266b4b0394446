import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '#environment.ts';
import type { MessageProvider } from './message.ts';

const TIMEOUT_MS = 20_000;

/** E-mail over SMTP; the message id is the job's, by which a mail server can tell a repetition. */
export const createMailProvider = ({ url, from }: SmtpSettings): MessageProvider => {
  const transport = createTransport({ url, connectionTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS });
  return {
    send: async (message) => {
      await transport.sendMail({
        from,
        to: message.to,
        subject: message.subject,
        text: message.body,
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
