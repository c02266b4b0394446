import type { Generated } from 'kysely';
import type { PlacesTable } from './places-table.ts';
import type { AreaTables } from './area-tables.ts';
import type { Moment, WithDefault } from '../column-types.ts';
import type { OperationTables } from './operation-tables.ts';

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

interface DocumentsTable {
  /** The name under which it was issued. */
  cache_key: string;
  content: WithDefault<Buffer | null>;
  bytes: WithDefault<Buffer | null>;
  /** SHA-256 of the bytes before they were sealed. */
  hash: WithDefault<string | null>;
  created_at: Moment;
}

/** Every table of the migrations: those the areas use, and those of jobs, messages, documents and places. */
export interface Tables extends AreaTables, OperationTables {
  sent_messages: SentMessagesTable;
  sent_attachments: SentAttachmentsTable;
  documents: DocumentsTable;
  places: PlacesTable;
}
