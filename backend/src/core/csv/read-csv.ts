import { Readable } from 'node:stream';
import Papa from 'papaparse';

interface CsvLine {
  /** In the file, from 1, where the row begins. */
  readonly number: number;
  readonly cells: readonly string[];
  /** What is broken about its quotation marks, if anything. */
  readonly problem: string | undefined;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Without the byte order mark of spreadsheets. */
async function* textOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let isFirst = true;
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true });
    yield isFirst && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
    isFirst = false;
  }
}

const linesIn = (cells: readonly string[]): number =>
  1 + cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);

/** Gives the rows of a file in turn, never more than a chunk of it in memory; waits where the taker does. */
const readCsv = (
  chunks: AsyncIterable<Buffer>,
  take: (line: CsvLine) => Promise<void> | undefined,
): Promise<void> =>
  new Promise((resolve, reject) => {
    let number = 1;
    Papa.parse<readonly string[], NodeJS.ReadableStream>(Readable.from(textOf(chunks)), {
      delimiter: ',',
      // The carriage return of other line ends is trimmed off the last cell.
      newline: '\n',
      step: ({ data: cells, errors: [error] }, parser) => {
        const line = { number, cells, problem: error?.message };
        number += linesIn(cells);
        if (cells.length === 1 && cells[0]?.trim() === '' && !error) return;
        const waiting = take(line);
        if (!waiting) return;
        parser.pause();
        waiting.then(
          () => parser.resume(),
          (failure: unknown) => {
            parser.abort();
            reject(failure);
          },
        );
      },
      complete: () => resolve(),
      error: reject,
    });
  });

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

interface CheckedCsv<Row> {
  /** As the first line names them. */
  readonly columns: readonly string[];
  /** What the rows are called in the message about an empty file. */
  readonly what: string;
  /** A row, or what is wrong with it. */
  readonly readLine: (cells: readonly string[]) => { readonly row: Row } | { readonly problem: string };
  /** No two rows may have the same. */
  readonly keyOf: (row: Row) => string;
  readonly insert: (rows: readonly Row[]) => Promise<unknown>;
}

/** Checks line by line; after the first problem it only checks and inserts nothing more. */
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
