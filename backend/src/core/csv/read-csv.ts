import { Readable } from 'node:stream';
import Papa from 'papaparse';

export interface CsvLine {
  /** In the file, from 1, where the row begins. */
  readonly number: number;
  readonly cells: readonly string[];
  /** What is broken about its quotation marks, if anything. */
  readonly problem: string | undefined;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Without the mark that spreadsheets put first. */
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
export const readCsv = (
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
