import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Queries } from '#core/database/database.ts';
import { JSON_COLUMNS } from '#core/database/sealed-numbers.ts';
import type { NumberSeal } from '#core/database/sealed-numbers.ts';
import {
  findSealedMark,
  keepSealedMark,
  listNumberColumns,
  listUnsealed,
  replaceUnsealed,
} from '#core/secrets/sql/sealed-columns.ts';
import type { MarkedColumn, NumberColumn } from '#core/secrets/sql/sealed-columns.ts';
import type { ImagePurpose } from '#core/pictures/seal-image.ts';

const BATCH = 50;

const sealedAgain = (seal: NumberSeal, text: string): string => seal.seal(seal.open(text));

const sealedColumn = (seal: NumberSeal, { column, fields }: NumberColumn, value: string): string => {
  if (fields.length === 0) return sealedAgain(seal, value);
  const facts = JSON.parse(value) as Record<string, unknown>;
  for (const field of JSON_COLUMNS[column] ?? []) {
    const number = facts[field];
    if (typeof number === 'string') facts[field] = sealedAgain(seal, number);
  }
  return JSON.stringify(facts);
};

const sealColumn = async (
  db: Queries,
  where: NumberColumn,
  { seal, isStopping }: { readonly seal: NumberSeal; readonly isStopping: () => boolean },
): Promise<number> => {
  let count = 0;
  let after: readonly string[] | undefined;
  while (!isStopping()) {
    const rows = await listUnsealed(db, where, { mark: seal.mark, after, limit: BATCH });
    for (const row of rows) {
      await replaceUnsealed(db, where, { ...row, sealed: sealedColumn(seal, where, row.value) });
      count += 1;
    }
    after = rows.at(-1)?.keys;
    if (rows.length < BATCH) break;
    await nextTurn();
  }
  return count;
};

/** Seals with this secret whatever is not yet, after a change of it: a few rows at a time, once. Answers how many. */
export const sealOldNumbers = async (
  db: Queries,
  seal: NumberSeal,
  {
    now,
    isStopping = () => false,
    isAgain = false,
  }: {
    readonly now: Date;
    readonly isStopping?: () => boolean;
    /** Looks also where everything was sealed once: a server with an older secret may have written since. */
    readonly isAgain?: boolean;
  },
): Promise<number> => {
  if (!isAgain && (await findSealedMark(db)) === seal.mark) return 0;
  let count = 0;
  for (const where of await listNumberColumns(db)) {
    count += await sealColumn(db, where, { seal, isStopping });
  }
  if (!isStopping()) await keepSealedMark(db, seal.mark, now);
  return count;
};

/** Whether a number is left that another secret has sealed, or none. */
export const hasOldNumbers = async (db: Queries, mark: string): Promise<boolean> => {
  for (const where of await listNumberColumns(db)) {
    const rows = await listUnsealed(db, where, { mark, after: undefined, limit: 1 });
    if (rows.length > 0) return true;
  }
  return false;
};

/** A column of sealed pictures; the seal of a row is bound to its keys, with a space between them. */
export interface SealedPictures extends MarkedColumn {
  readonly purpose: ImagePurpose;
}
