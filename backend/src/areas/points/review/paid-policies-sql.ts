import type { Queries } from '#core/database/database.ts';
import type { Agent } from '#areas/agents/tables.ts';
import type { Policy } from '#areas/payment/tables.ts';
import type { Quote } from '#areas/quote/tables.ts';

export type PaidPolicyRow = Policy &
  Pick<Quote, 'insured_name' | 'end_date'> &
  Pick<Agent, 'first_name' | 'last_name'>;

export const findPaidPolicy = (db: Queries, policyNo: string): Promise<PaidPolicyRow | undefined> =>
  db
    .selectFrom('policies as p')
    .innerJoin('quotes as q', 'q.id', 'p.quote_id')
    .innerJoin('agents as a', 'a.id', 'p.agent_id')
    .selectAll('p')
    .select(['q.insured_name', 'q.end_date', 'a.first_name', 'a.last_name'])
    .where('p.policy_no', '=', policyNo)
    .executeTakeFirst();
