import type { JsonWithDefault, MaybeMoment, Moment, WithDefault } from '#core/database/column-types.ts';
import type { ShareChannel } from '@payung/shared/schemas/share.ts';
import type { SubjectColumns } from '#core/database/subject.ts';
import type { Generated, Insertable, Selectable } from 'kysely';

export type LinkKind = 'lead' | 'policy' | 'quotation' | 'invite';

export type PasskeyEventKind = 'added' | 'renamed' | 'removed' | 'oldCounter' | 'reset';

interface ShareLinksTable extends SubjectColumns {
  id: string;
  id_hash: string;
  payload: string;
  /** Mark of the secret. */
  sealed_by: WithDefault<string | null>;
  kind: LinkKind;
  quote_id: string | null;
  agent_id: string;
  created_at: Moment;
  expires_at: Moment;
  revoked_at: MaybeMoment;
  /** When the agent passed it on first, and how. */
  sent_at: MaybeMoment;
  sent_by: ShareChannel | null;
  opened_at: MaybeMoment;
  verified_at: MaybeMoment;
  failures: WithDefault<number>;
  opens: WithDefault<number>;
}

interface OtpChallengesTable {
  key: string;
  purpose: 'agent' | 'customer' | 'registration' | 'fresh';
  phone: string;
  agent_id: string | null;
  quote_id: string | null;
  link_id: string | null;
  /** Of a person who resumes a registration. */
  registration_id: string | null;
  /** The inviter, of a person who begins a registration. */
  inviter_id: string | null;
  code_hash: string;
  attempts: WithDefault<number>;
  /** Keyed hash of the network that asked for the code. */
  visitor: WithDefault<string>;
  sent_at: Moment;
  expires_at: Moment;
  used_at: MaybeMoment;
}

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

declare module '#core/database/tables.ts' {
  interface Tables {
    share_links: ShareLinksTable;
    otp_challenges: OtpChallengesTable;
    passkeys: PasskeysTable;
    passkey_handles: PasskeyHandlesTable;
    passkey_challenges: PasskeyChallengesTable;
    passkey_events: PasskeyEventsTable;
  }
}

export type ShareLink = Selectable<ShareLinksTable>;
export type OtpChallenge = Selectable<OtpChallengesTable>;
export type NewShareLink = Insertable<ShareLinksTable>;
export type NewOtpChallenge = Insertable<OtpChallengesTable>;
