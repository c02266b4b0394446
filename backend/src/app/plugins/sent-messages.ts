import type { Database } from '#core/database/database.ts';
import { listSentMessages } from '#providers/messages/sent-messages-sql.ts';
import type { MessageFilter } from '#providers/messages/sent-messages-sql.ts';

/** Where testers read them. */
export const HERE = '/api/demo/messages';

/** What would have gone out, newest first, with addresses of the attachments. */
export const newestMessages = async (db: Database, filter: MessageFilter) => {
  const messages = await listSentMessages(db, filter);
  return messages.map((message) => ({
    ...message,
    attachments: message.attachments.map(({ file_name: fileName, position }) => ({
      fileName,
      url: `${HERE}/${message.id}/${position}`,
    })),
  }));
};

export type SinkMessage = Awaited<ReturnType<typeof newestMessages>>[number];
