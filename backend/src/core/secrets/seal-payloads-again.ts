import type { Queries } from '#core/database/database.ts';
import { markOf } from './server-secrets.ts';
import { listSealedBefore, replaceSealedBefore } from './sql/old-secrets.ts';
import type { OlderRow } from './sql/old-secrets.ts';
import type { MarkedColumn } from './sql/sealed-columns.ts';

/** Stands for the secret of what none opens: it was damaged before, and reading it fails as before. */
export const UNREADABLE = 'unreadable';

const BATCH = 50;

export interface SealedAgain {
  readonly where: MarkedColumn;
  /** Sealed with today's secret; throws where none opens it. */
  readonly sealAgain: (row: OlderRow & { readonly sealed: Buffer | string }) => Buffer | string;
  /** Updates what else of the row depends on the secret, in the same transaction. */
  readonly also?: (tx: Queries, row: OlderRow) => Promise<void>;
}

const isEmpty = (sealed: Buffer | string | null): sealed is null | '' =>
  sealed === null || sealed.length === 0;

const replacementOf = (
  { sealAgain }: SealedAgain,
  { keys, sealed, mark }: OlderRow,
  secret: string,
): { readonly sealed: Buffer | string | null; readonly mark: string } => {
  if (isEmpty(sealed)) return { sealed, mark: markOf(secret) };
  try {
    return { sealed: sealAgain({ keys, sealed, mark }), mark: markOf(secret) };
  } catch {
    return { sealed, mark: UNREADABLE };
  }
};

/** Some of them, each by one statement that somebody else's change wins over. Answers of how many rows. */
export const sealSomeAgain = async (
  tx: Queries,
  what: SealedAgain,
  { secret, marks }: { readonly secret: string; readonly marks: readonly string[] },
): Promise<number> => {
  const rows = await listSealedBefore(tx, what.where, { marks, limit: BATCH });
  for (const row of rows) {
    const next = replacementOf(what, row, secret);
    const isReplaced = await replaceSealedBefore(tx, what.where, { row, ...next });
    if (isReplaced && next.mark !== UNREADABLE && !isEmpty(row.sealed)) await what.also?.(tx, row);
  }
  return rows.length;
};
