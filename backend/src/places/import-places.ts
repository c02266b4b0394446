import type { Database } from '#database/database.ts';
import { transaction } from '#database/transaction.ts';
import { PLACE_COLUMNS, readPlaceLine } from './place-line.ts';
import type { PlacesTable } from '#database/places-table.ts';
import { deletePlaces, insertPlaces } from '#repositories/places.ts';
import { readCsv } from './read-csv.ts';
import type { CsvLine } from './read-csv.ts';
import { findVillage } from './reference.ts';

const AT_ONCE = 1000;
const MAX_SHOWN = 20;

export class BadPlaces extends Error {
  constructor(problems: readonly string[], count: number) {
    const rest = count - problems.length;
    const all = rest > 0 ? [...problems, `… and ${rest} more`] : problems;
    super(`Nothing was imported, because of ${count === 1 ? 'this' : 'these'}:\n${all.join('\n')}`);
    this.name = 'BadPlaces';
  }
}

/** Checks line by line; after the first problem it only goes on checking. */
const createReader = (insert: (rows: readonly PlacesTable[]) => Promise<unknown>) => {
  const seen = new Map<string, number>();
  const problems: string[] = [];
  let [problemCount, rowCount, isHeader] = [0, 0, true];
  let batch: PlacesTable[] = [];

  const complain = (number: number, problem: string): undefined => {
    problemCount += 1;
    if (problems.length < MAX_SHOWN) problems.push(`Line ${number}: ${problem}`);
  };
  const flush = async (): Promise<void> => {
    const rows = batch;
    batch = [];
    if (rows.length > 0) await insert(rows);
  };
  const take = ({ number, cells, problem }: CsvLine): Promise<void> | undefined => {
    if (problem !== undefined) return complain(number, problem);
    if (isHeader) {
      isHeader = false;
      if (cells.map((cell) => cell.trim()).join() === PLACE_COLUMNS.join()) return undefined;
      return complain(number, `the first line must be ${PLACE_COLUMNS.join()}`);
    }
    const line = readPlaceLine(cells, (code) => findVillage(code) !== undefined);
    if ('problem' in line) return complain(number, line.problem);
    const { village_code: code } = line.row;
    const before = seen.get(code);
    if (before !== undefined) return complain(number, `${code} stands in line ${before} already`);
    seen.set(code, number);
    rowCount += 1;
    if (problemCount > 0) return undefined;
    batch.push(line.row);
    return batch.length < AT_ONCE ? undefined : flush();
  };
  const finish = async (): Promise<number> => {
    if (problemCount === 0 && rowCount === 0) complain(isHeader ? 1 : 2, 'the file has no places');
    if (problemCount > 0) throw new BadPlaces(problems, problemCount);
    await flush();
    return rowCount;
  };
  return { take, finish };
};

/** Puts the file in the place of what was imported before: all of it, or nothing. Answers the number of places. */
export const importPlaces = (db: Database, open: () => AsyncIterable<Buffer>): Promise<number> =>
  transaction(db, async (trx) => {
    await deletePlaces(trx);
    const reader = createReader((rows) => insertPlaces(trx, rows));
    await readCsv(open(), reader.take);
    return await reader.finish();
  });
