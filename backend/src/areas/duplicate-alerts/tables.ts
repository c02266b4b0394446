import type { MaybeMoment, Moment, WithDefault } from '#core/database/column-types.ts';
import type { DuplicateKind } from '@payung/shared/schemas/duplicate-alerts.ts';

interface AgentMarksTable {
  agent_id: string;
  kind: Exclude<DuplicateKind, 'phone'>;
  mark_hash: string;
  seen_at: Moment;
}

interface LineFlagsTable {
  id: string;
  kind: DuplicateKind;
  agent_id: string;
  other_id: string | null;
  policy_no: string | null;
  found_at: Moment;
  checked_at: MaybeMoment;
  checked_by: string | null;
  note: WithDefault<string>;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    agent_marks: AgentMarksTable;
    line_flags: LineFlagsTable;
  }
}
