import type { Insertable, Selectable } from 'kysely';
import type { Moment, WithDefault } from '#core/database/column-types.ts';
import type { Language } from '#core/http/language.ts';

interface PushSubscriptionsTable {
  session_hash: string;
  agent_id: string;
  endpoint: string;
  public_key: string;
  auth: string;
  language: Language;
  created_at: Moment;
  /** By its push service, one after another: none since it has taken the last notice. */
  refusals: WithDefault<number>;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    push_subscriptions: PushSubscriptionsTable;
  }
}

export type PushSubscriptionRow = Selectable<PushSubscriptionsTable>;
export type NewPushSubscription = Insertable<PushSubscriptionsTable>;
