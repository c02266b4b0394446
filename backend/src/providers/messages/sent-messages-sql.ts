import { expiredRows } from '#core/database/expired-rows.ts';
import type { RemoveBatch } from '#core/database/expired-rows.ts';
import type { Moment } from '#core/database/column-types.ts';
import type { Generated, Insertable } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';
import { sql } from 'kysely';

export type MessageChannel = 'sms' | 'whatsapp' | 'email';

interface SentMessagesTable {
  id: string;
  sent_for: string | null;
  channel: MessageChannel;
  recipient: string;
  subject: Generated<string>;
  body: string;
  html: Generated<string>;
  language: 'en' | 'id';
  created_at: Moment;
}

interface SentAttachmentsTable {
  message_id: string;
  position: number;
  file_name: string;
  content_type: string;
  bytes: Buffer;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    sent_messages: SentMessagesTable;
    sent_attachments: SentAttachmentsTable;
  }
}

interface SentAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

type NewSentMessage = Insertable<Tables['sent_messages']>;

/** One for each job, however often the job runs. */
export const insertSentMessageOnce = async (
  db: Queries,
  message: NewSentMessage,
  attachments: readonly SentAttachment[],
): Promise<void> => {
  const row = await db
    .insertInto('sent_messages')
    .values(message)
    .onConflict((conflict) => conflict.column('sent_for').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined || attachments.length === 0) return;
  await db
    .insertInto('sent_attachments')
    .values(
      attachments.map(({ fileName, contentType, bytes }, position) => ({
        message_id: row.id,
        position,
        file_name: fileName,
        content_type: contentType,
        bytes,
      })),
    )
    .execute();
};

export interface MessageFilter {
  readonly recipient?: string;
  readonly channel?: string;
}

const MAX_MESSAGES = 50;

/** The newest, with the names of their attachments. */
export const listSentMessages = async (db: Queries, filter: MessageFilter) => {
  const messages = await db
    .selectFrom('sent_messages')
    .select(['id', 'channel', 'recipient', 'subject', 'body', 'html', 'language', 'created_at'])
    .$if(Boolean(filter.recipient), (query) => query.where('recipient', '=', filter.recipient ?? ''))
    .$if(filter.channel === 'sms' || filter.channel === 'email' || filter.channel === 'whatsapp', (query) =>
      query.where('channel', '=', filter.channel as 'sms'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_MESSAGES)
    .execute();
  const ids = messages.map(({ id }) => id);
  const files = await db
    .selectFrom('sent_attachments')
    .select(['message_id', 'position', 'file_name'])
    .where('message_id', 'in', ids.length > 0 ? ids : [''])
    .orderBy('position')
    .execute();
  return messages.map((message) => ({
    ...message,
    attachments: files.filter((file) => file.message_id === message.id),
  }));
};

/** As a mail reader shows it; nothing where there is plain text alone. */
export const findDesignedMessage = async (db: Queries, id: string): Promise<string | undefined> => {
  const row = await db.selectFrom('sent_messages').select('html').where('id', '=', id).executeTakeFirst();
  return row?.html === '' ? undefined : row?.html;
};

export const findSentAttachment = (db: Queries, messageId: string, position: number) =>
  db
    .selectFrom('sent_attachments')
    .selectAll()
    .where('message_id', '=', messageId)
    .where('position', '=', position)
    .executeTakeFirst();

/** What the demo's inbox holds for somebody, or about a quote. */
export const eraseMessages = async (
  db: Queries,
  { code, recipients }: { readonly code: string; readonly recipients: readonly string[] },
): Promise<void> => {
  await db
    .deleteFrom('sent_messages')
    .where((eb) =>
      eb.or([
        eb(sql<number>`position(${code} in subject || ' ' || body)`, '>', 0),
        ...(recipients.length === 0 ? [] : [eb('recipient', 'in', recipients)]),
      ]),
    )
    .execute();
};

export const expiredMessages = (before: Date): RemoveBatch =>
  expiredRows('sent_messages', sql`created_at < ${before}`);
