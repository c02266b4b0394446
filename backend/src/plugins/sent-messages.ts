import type { Database } from '#database/database.ts';

const NEWEST = 50;
/** Where testers read them. */
export const HERE = '/api/demo/messages';

export interface MessageFilter {
  readonly recipient?: string;
  readonly channel?: string;
}

export const newestMessages = async (db: Database, filter: MessageFilter) => {
  const messages = await db
    .selectFrom('sent_messages')
    .select(['id', 'channel', 'recipient', 'subject', 'body', 'language', 'created_at'])
    .$if(Boolean(filter.recipient), (query) => query.where('recipient', '=', filter.recipient ?? ''))
    .$if(filter.channel === 'sms' || filter.channel === 'email' || filter.channel === 'whatsapp', (query) =>
      query.where('channel', '=', filter.channel as 'sms'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(NEWEST)
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
    attachments: files
      .filter((file) => file.message_id === message.id)
      .map((file) => ({ fileName: file.file_name, url: `${HERE}/${message.id}/${file.position}` })),
  }));
};

export type SinkMessage = Awaited<ReturnType<typeof newestMessages>>[number];
