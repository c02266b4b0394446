import type { Queries } from '#database/database.ts';
import type { Policy } from './tables.ts';

export const findPolicy = (db: Queries, quoteId: string): Promise<Policy | undefined> =>
  db.selectFrom('policies').selectAll().where('quote_id', '=', quoteId).executeTakeFirst();

export const insertPolicy = (db: Queries, policy: Policy): Promise<Policy> =>
  db.insertInto('policies').values(policy).returningAll().executeTakeFirstOrThrow();
