import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/identifiers.ts';
import { transaction } from '#database/transaction.ts';
import type { MessageProvider } from './message.ts';

/** The demo's provider: nothing goes out, everything can be read on the page for testers. */
export const createMessageSink = (db: Database, clock: Clock): MessageProvider => ({
  send: (message) =>
    transaction(db, async (trx) => {
      const row = await trx
        .insertInto('sent_messages')
        .values({
          id: newId(),
          sent_for: message.sentFor,
          channel: message.channel,
          recipient: message.to,
          subject: message.subject,
          body: message.body,
          language: message.language,
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('sent_for').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (row === undefined || message.attachments.length === 0) return;
      const attachments = message.attachments.map((attachment, position) => ({
        message_id: row.id,
        position,
        file_name: attachment.fileName,
        content_type: attachment.contentType,
        bytes: attachment.bytes,
      }));
      await trx.insertInto('sent_attachments').values(attachments).execute();
    }),
});
