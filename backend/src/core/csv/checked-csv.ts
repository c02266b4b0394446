import { readCsv } from './read-csv.ts';
import type { CsvLine } from './read-csv.ts';

const AT_ONCE = 1000;
const MAX_SHOWN = 20;

/** What is wrong with a file that an operator wants to import, line by line. */
export class BadCsv extends Error {
  constructor(problems: readonly string[], count: number) {
    const rest = count - problems.length;
    const all = rest > 0 ? [...problems, `… and ${rest} more`] : problems;
    super(`Nothing was imported, because of ${count === 1 ? 'this' : 'these'}:\n${all.join('\n')}`);
    this.name = 'BadCsv';
  }
}

export interface CheckedCsv<Row> {
  /** As the first line names them. */
  readonly columns: readonly string[];
  /** What a file without rows has not. */
  readonly what: string;
  /** A row, or what is wrong with it. */
  readonly readLine: (cells: readonly string[]) => { readonly row: Row } | { readonly problem: string };
  /** No two rows may have the same. */
  readonly keyOf: (row: Row) => string;
  readonly insert: (rows: readonly Row[]) => Promise<unknown>;
}

/** Checks line by line; after the first problem it only goes on checking. */
const createReader = <Row>({ columns, what, readLine, keyOf, insert }: CheckedCsv<Row>) => {
  const seen = new Map<string, number>();
  const problems: string[] = [];
  let [problemCount, rowCount, isHeader] = [0, 0, true];
  let batch: Row[] = [];

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
      if (cells.map((cell) => cell.trim()).join() === columns.join()) return undefined;
      return complain(number, `the first line must be ${columns.join()}`);
    }
    const line = readLine(cells);
    if ('problem' in line) return complain(number, line.problem);
    const key = keyOf(line.row);
    const before = seen.get(key);
    if (before !== undefined) return complain(number, `${key} stands in line ${before} already`);
    seen.set(key, number);
    rowCount += 1;
    if (problemCount > 0) return undefined;
    batch.push(line.row);
    return batch.length < AT_ONCE ? undefined : flush();
  };
  const finish = async (): Promise<number> => {
    if (problemCount === 0 && rowCount === 0) complain(isHeader ? 1 : 2, `the file has no ${what}`);
    if (problemCount > 0) throw new BadCsv(problems, problemCount);
    await flush();
    return rowCount;
  };
  return { take, finish };
};

/** Inserts the rows of a file in batches; throws what is wrong with it, so call it in a transaction. */
export const importCsv = async <Row>(
  chunks: AsyncIterable<Buffer>,
  checked: CheckedCsv<Row>,
): Promise<number> => {
  const reader = createReader(checked);
  await readCsv(chunks, reader.take);
  return reader.finish();
};
