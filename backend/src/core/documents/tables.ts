import type { Moment, WithDefault } from '#core/database/column-types.ts';

interface DocumentsTable {
  /** The name under which it was issued. */
  cache_key: string;
  content: WithDefault<Buffer | null>;
  bytes: WithDefault<Buffer | null>;
  /** SHA-256 of the bytes before they were sealed. */
  hash: WithDefault<string | null>;
  created_at: Moment;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    documents: DocumentsTable;
  }
}
