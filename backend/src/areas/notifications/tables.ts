import type { Moment, WithDefault } from '#core/database/column-types.ts';
import type { SubjectColumns, SubjectKind } from '#core/database/subject.ts';
import type { JSONColumnType, Selectable } from 'kysely';

interface NotificationsTable extends Omit<SubjectColumns, 'subject_kind'> {
  id: string;
  /** A reminder is about a task. */
  subject_kind: SubjectKind | 'todo';
  agent_id: string;
  quote_id: string | null;
  kind: string;
  data: JSONColumnType<Readonly<Record<string, string>>>;
  is_read: WithDefault<boolean>;
  created_at: Moment;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    notifications: NotificationsTable;
  }
}

export type NotificationRow = Selectable<NotificationsTable>;
