import type { Queries } from '#core/database/database.ts';
import { endSession } from '#core/access/sql/sessions.ts';
import { withMotorTables } from '../tables.ts';
import type { HandoffRow } from '../tables.ts';

export const insertHandoff = (
  db: Queries,
  handoff: Pick<HandoffRow, 'token_hash' | 'quote_id' | 'agent_id' | 'created_at' | 'expires_at'>,
) =>
  withMotorTables(db)
    .insertInto('motor_handoffs')
    .values({ ...handoff, session_hash: null })
    .execute();

/** The hand-off that was not ended; it may have expired. */
export const findHandoffOf = (db: Queries, quoteId: string): Promise<HandoffRow | undefined> =>
  withMotorTables(db)
    .selectFrom('motor_handoffs')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** The hand-off behind a token, held until the transaction ends: one device opens it. */
export const lockHandoff = (db: Queries, tokenHash: string): Promise<HandoffRow | undefined> =>
  withMotorTables(db)
    .selectFrom('motor_handoffs')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();

export const openHandoffRow = (
  db: Queries,
  {
    tokenHash,
    sessionHash,
    now,
  }: { readonly tokenHash: string; readonly sessionHash: string; readonly now: Date },
) =>
  withMotorTables(db)
    .updateTable('motor_handoffs')
    .set({ opened_at: now, session_hash: sessionHash })
    .where('token_hash', '=', tokenHash)
    .execute();

const endHandoffRow = (db: Queries, tokenHash: string, now: Date) =>
  withMotorTables(db)
    .updateTable('motor_handoffs')
    .set({ ended_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();

/** Ends the link for a second device, and the session of the device that opened it. */
export const endHandoff = async (tx: Queries, quoteId: string, now: Date): Promise<void> => {
  const handoff = await findHandoffOf(tx, quoteId);
  if (handoff === undefined) return;
  await endHandoffRow(tx, handoff.token_hash, now);
  if (handoff.session_hash !== null) await endSession(tx, handoff.session_hash, now);
};
