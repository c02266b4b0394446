import type { Day, JsonWithDefault, MaybeMoment, Moment, WithDefault } from '#core/database/column-types.ts';
import type { PublicCardForm } from '@payung/shared/schemas/profile.ts';
import type { Office, Tier } from '@payung/shared/domain/network/members.ts';
import type { PartnerKind } from '@payung/shared/domain/onboarding/registration.ts';
import type { Zone } from '@payung/shared/domain/zones.ts';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

interface AgentsTable {
  id: string;
  agent_code: string;
  first_name: string;
  last_name: WithDefault<string>;
  email: string;
  phone: string;
  user_type: string;
  channel_code: string;
  level_code: number;
  hierarchy: JsonWithDefault<readonly { readonly levelCode: number }[]>;
  status: WithDefault<string>;
  id_number: string | null;
  tax_id: string | null;
  referral_code: string;
  /** Who invited the agent; never changes. */
  invited_by: string | null;
  /** The current leader, who earns by the agent's sales; the inviter unless changed. */
  upline_id: WithDefault<string | null>;
  /** Everybody above, from the top down, and the agent: `/top/leader/agent/`; kept by triggers. */
  upline_path: WithDefault<string>;
  /** The successor of an agent who left. */
  successor_id: string | null;
  left_at: MaybeMoment;
  office: WithDefault<Office>;
  /** Normalised text for searches; kept by a trigger. */
  search_name: WithDefault<string>;
  /** Number of direct members; kept by triggers. */
  direct_members: WithDefault<number>;
  zone: WithDefault<Zone>;
  kind: WithDefault<PartnerKind>;
  version: WithDefault<number>;
  address: WithDefault<string>;
  city: WithDefault<string>;
  birth_date: WithDefault<string>;
  company_name: WithDefault<string>;
  director_name: WithDefault<string>;
  contact_email: WithDefault<string>;
  business_number: WithDefault<string>;
  bank_code: WithDefault<string>;
  account_holder: WithDefault<string>;
  account_number: WithDefault<string>;
  licence_number: WithDefault<string>;
  licence_issuer: WithDefault<string>;
  licence_expires_on: Day | null;
  is_exclusive: WithDefault<boolean>;
  tier: WithDefault<Tier>;
  joined_at: MaybeMoment;
  tax_image_key: WithDefault<string>;
  /** In which the agent signed in last. */
  language: WithDefault<'en' | 'id'>;
  /** Opens of invite links that are removed by now. */
  removed_invite_opens: WithDefault<number>;
}

interface AgentChangesTable {
  id: Generated<number>;
  agent_id: string;
  what: string;
  at: Moment;
}

interface PublicCardsTable {
  agent_id: string;
  card: JSONColumnType<PublicCardForm>;
  picture: Buffer | null;
  changed_at: Moment;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    agents: AgentsTable;
    agent_changes: AgentChangesTable;
    public_cards: PublicCardsTable;
  }
}

export type Agent = Selectable<AgentsTable>;
