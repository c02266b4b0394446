import type { MaybeMoment, Moment, WithDefault } from '#core/database/column-types.ts';
import type { TodoCategory, TodoStatus } from '@payung/shared/domain/todo/todo.ts';

interface TodosTable {
  id: string;
  giver_id: string;
  request_id: string;
  description: string;
  status: WithDefault<TodoStatus>;
  category: TodoCategory;
  scheduled_at: Moment;
  version: WithDefault<number>;
  done_by: string | null;
  done_at: MaybeMoment;
  reminded_at: MaybeMoment;
  lead_id: string | null;
  quote_id: string | null;
  created_at: Moment;
  changed_at: Moment;
}

interface TodoMembersTable {
  todo_id: string;
  agent_id: string;
  scheduled_at: Moment;
}

interface CalendarFeedsTable {
  agent_id: string;
  token_hash: string;
  created_at: Moment;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    todos: TodosTable;
    todo_members: TodoMembersTable;
    calendar_feeds: CalendarFeedsTable;
  }
}
