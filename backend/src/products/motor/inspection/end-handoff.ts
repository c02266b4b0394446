import type { Queries } from '#core/database/database.ts';
import { endSession } from '#core/access/sql/sessions.ts';
import { endHandoffRow, findHandoffOf } from '../sql/handoffs.ts';

/** Ends the link for a second device, and the session of the device that opened it. */
export const endHandoff = async (tx: Queries, quoteId: string, now: Date): Promise<void> => {
  const handoff = await findHandoffOf(tx, quoteId);
  if (handoff === undefined) return;
  await endHandoffRow(tx, handoff.token_hash, now);
  if (handoff.session_hash !== null) await endSession(tx, handoff.session_hash, now);
};
