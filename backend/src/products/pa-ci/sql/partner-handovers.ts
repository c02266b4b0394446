import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { withCiTables } from './ci-tables.ts';
import type { HandoverRow } from './ci-tables.ts';

export const insertHandover = (db: Queries, row: Omit<HandoverRow, 'arrived_at'>) =>
  withCiTables(db).insertInto('partner_handovers').values(row).execute();

/** The newest first. */
export const listHandovers = (db: Queries, quoteId: string): Promise<HandoverRow[]> =>
  withCiTables(db)
    .selectFrom('partner_handovers')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .orderBy('at', 'desc')
    .orderBy('jti')
    .execute();

/** False when there is no such handover. The first notice counts, and no arrival is before its handover. */
export const markArrived = async (
  db: Queries,
  { jti, at }: { readonly jti: string; readonly at: Date },
): Promise<boolean> => {
  const row = await withCiTables(db)
    .updateTable('partner_handovers')
    .set({ arrived_at: sql<Date>`coalesce(arrived_at, greatest(at, ${at}))` })
    .where('jti', '=', jti)
    .returning('jti')
    .executeTakeFirst();
  return row !== undefined;
};

/** For an anonymised quote, whose links are deleted as well. */
export const deleteHandovers = async (db: Queries, quoteId: string): Promise<void> => {
  await withCiTables(db).deleteFrom('partner_handovers').where('quote_id', '=', quoteId).execute();
};
