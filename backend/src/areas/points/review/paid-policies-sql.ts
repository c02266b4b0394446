import type { Queries } from '#core/database/database.ts';
import type { Agent, Policy, Quote } from '#core/database/tables/rows.ts';

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
