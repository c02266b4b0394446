import type { Generated } from 'kysely';
import type { JsonWithDefault, MaybeMoment, Moment, WithDefault } from '../column-types.ts';

interface PasskeyHandlesTable {
  agent_id: string;
  handle: string;
}

interface PasskeysTable {
  id: string;
  agent_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: WithDefault<number>;
  transports: JsonWithDefault<readonly string[]>;
  is_synced: WithDefault<boolean>;
  name: string;
  created_at: Moment;
  used_at: MaybeMoment;
}

interface PasskeyChallengesTable {
  challenge_hash: string;
  purpose: 'login' | 'add';
  session_hash: string | null;
  expires_at: Moment;
  used_at: MaybeMoment;
}

export type PasskeyEventKind = 'added' | 'renamed' | 'removed' | 'oldCounter' | 'reset';

interface PasskeyEventsTable {
  id: Generated<number>;
  agent_id: string;
  passkey_id: string | null;
  event: PasskeyEventKind;
  actor: 'agent' | 'staff' | 'system' | 'operator';
  actor_id: WithDefault<string>;
  reason: WithDefault<string>;
  at: Moment;
}

export interface PasskeyTables {
  passkey_handles: PasskeyHandlesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  passkey_events: PasskeyEventsTable;
}
