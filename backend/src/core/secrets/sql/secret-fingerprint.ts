import type { Moment } from '#core/database/column-types.ts';
import type { Queries } from '#core/database/database.ts';

interface SecretFingerprintsTable {
  name: string;
  fingerprint: string;
  set_at: Moment;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    secret_fingerprints: SecretFingerprintsTable;
  }
}

const NAME = 'server';

/** What the database belongs to, locked until the transaction ends; of processes that start together the first sets it. */
export const claimFingerprint = async (
  tx: Queries,
  { fingerprint, now }: { readonly fingerprint: string; readonly now: Date },
): Promise<string> => {
  await tx
    .insertInto('secret_fingerprints')
    .values({ name: NAME, fingerprint, set_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await tx
    .selectFrom('secret_fingerprints')
    .select('fingerprint')
    .where('name', '=', NAME)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.fingerprint;
};

export const replaceFingerprint = async (tx: Queries, fingerprint: string, now: Date): Promise<void> => {
  await tx
    .updateTable('secret_fingerprints')
    .set({ fingerprint, set_at: now })
    .where('name', '=', NAME)
    .execute();
};
