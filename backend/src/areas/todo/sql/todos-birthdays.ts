import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { isOneOf } from '#areas/network/sql/agent-set.ts';
import type { AgentSet } from '#areas/network/sql/agent-set.ts';

export interface BirthdayRow {
  readonly agent_id: string;
  readonly quote_id: string;
  readonly insured_name: string;
  /** YYYY-MM-DD */
  readonly insured_birth_date: string;
  readonly insured_phone: string;
}

const MAX_BIRTHDAYS = 200;

/** Insureds with a policy of these agents who were born on such a day (MM-DD); each person of an agent once. */
export const listBirthdays = (
  db: Queries,
  agentIds: AgentSet,
  monthsAndDays: readonly string[],
): Promise<readonly BirthdayRow[]> =>
  db
    .selectFrom('quotes')
    .distinctOn(['agent_id', 'insured_birth_date', 'insured_name', 'insured_phone'])
    .select(['agent_id', 'id as quote_id', 'insured_name', 'insured_birth_date', 'insured_phone'])
    .where(isOneOf(sql`agent_id`, agentIds))
    .where(sql<boolean>`substr(insured_birth_date, 6, 5) = any(${[...monthsAndDays]}::text[])`)
    .where('policy_no', 'is not', null)
    .where('payment_status', '<>', 'Cancelled')
    .orderBy('agent_id')
    .orderBy('insured_birth_date')
    .orderBy('insured_name')
    .orderBy('insured_phone')
    .orderBy('saved_at', 'desc')
    .limit(MAX_BIRTHDAYS)
    .execute();
