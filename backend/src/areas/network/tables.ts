import type { Moment, WithDefault } from '#core/database/column-types.ts';
import type { InviteChannel, MemberEvent } from '@payung/shared/schemas/network.ts';
import type { Generated } from 'kysely';

interface TargetsTable {
  agent_id: string;
  month: string;
  premium: number;
  policies: number;
  set_by: string;
  set_at: Moment;
}

/** One row, locked by moves of members. */
interface NetworkLockTable {
  id: number;
}

interface MemberEventsTable {
  id: Generated<number>;
  member_id: string;
  event: MemberEvent['event'];
  value_from: WithDefault<string>;
  value_to: WithDefault<string>;
  reason: WithDefault<string>;
  actor_id: string;
  at: Moment;
}

interface InvitesSentTable {
  agent_id: string;
  month: string;
  channel: InviteChannel;
  times: WithDefault<number>;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    network_lock: NetworkLockTable;
    member_events: MemberEventsTable;
    targets: TargetsTable;
    invites_sent: InvitesSentTable;
  }
}
