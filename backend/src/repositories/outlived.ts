import type { Queries } from '#database/database.ts';

/** Rows are deleted that ended before these moments. */
export interface Limits {
  readonly challenges: Date;
  readonly limits: Date;
  readonly others: Date;
}

export const deleteOutlived = async (db: Queries, before: Limits): Promise<void> => {
  await db.deleteFrom('otp_challenges').where('expires_at', '<', before.challenges).execute();
  await db.deleteFrom('limits').where('window_start', '<', before.limits).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', before.others).execute();
  await db.deleteFrom('jobs').where('status', '!=', 'waiting').where('run_at', '<', before.others).execute();
  await db.deleteFrom('sent_messages').where('created_at', '<', before.others).execute();
  // A quotation can be printed again; a policy is kept as it was printed.
  await db
    .deleteFrom('documents')
    .where('cache_key', 'like', '%-quotation-%')
    .where('created_at', '<', before.others)
    .execute();
};
