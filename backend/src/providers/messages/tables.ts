import type { Moment } from '#core/database/column-types.ts';
import type { Generated } from 'kysely';

export type MessageChannel = 'sms' | 'whatsapp' | 'email';

interface SentMessagesTable {
  id: string;
  sent_for: string | null;
  channel: MessageChannel;
  recipient: string;
  subject: Generated<string>;
  body: string;
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
