import type { Clock } from '#clock.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/database/identifiers.ts';
import { transaction } from '#core/database/transaction.ts';
import { insertSentMessageOnce } from './sent-messages-sql.ts';
import type { MessageProvider } from './message.ts';

/** The demo's provider: nothing goes out, everything can be read on the page for testers. */
export const createMessageSink = (db: Database, clock: Clock): MessageProvider => ({
  send: ({ sentFor, channel, to, subject, body, language, attachments }) =>
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
          language,
          created_at: clock.now(),
        },
        attachments,
      ),
    ),
});
