import Papa from 'papaparse';
import type { Delimiter } from '@payung/shared/domain/import/delimiter.ts';
import { fileShape } from '@payung/shared/domain/import/delimiter.ts';
import { MAX_FILE_LINES } from '@payung/shared/domain/import/file-text.ts';
import type { FileRow } from '@payung/shared/domain/import/person.ts';
import { UnreadableFile } from './decode-file.ts';
import { pause } from './pause.ts';

export interface ParsedFile {
  readonly delimiter: Delimiter;
  readonly headings: readonly string[];
  /** Without the heading and without blank lines. */
  readonly rows: readonly FileRow[];
}

/** So much is parsed at once, then the page gets its turn. */
const STEP_CHARACTERS = 32 * 1024;

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

const linesIn = (cells: readonly string[]): number =>
  1 + cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);

/** Collects rows while they come, and says when there are too many. */
const createCollector = (firstLine: number) => {
  const rows: FileRow[] = [];
  let line = firstLine;
  const add = (data: readonly (readonly string[])[], broken: ReadonlySet<number | undefined>): boolean => {
    for (const [at, cells] of data.entries()) {
      const isBroken = broken.has(at);
      if (!isBlank(cells)) rows.push({ line, cells: cells.map((cell) => cell.trim()), isBroken });
      line += linesIn(cells);
    }
    // One more than people: the heading.
    return rows.length <= MAX_FILE_LINES + 1;
  };
  return { rows, add };
};

const withoutLines = (text: string, count: number): string => {
  let at = 0;
  for (let skipped = 0; skipped < count; skipped += 1) at = text.indexOf('\n', at) + 1;
  return text.slice(at);
};

const readRows = (text: string, delimiter: Delimiter, firstLine: number): Promise<readonly FileRow[]> =>
  new Promise((resolve, reject) => {
    const { rows, add } = createCollector(firstLine);
    // Its types know steps for files alone; texts have them too.
    Papa.parse<readonly string[], File>(text as unknown as File, {
      delimiter,
      // The carriage return of other line ends is trimmed off the last cell.
      newline: '\n',
      chunkSize: STEP_CHARACTERS,
      chunk: ({ data, errors }, parser) => {
        const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
        if (!add(data, broken)) {
          reject(new UnreadableFile('tooManyLines'));
          parser.abort();
          return;
        }
        parser.pause();
        void pause().then(() => parser.resume());
      },
      complete: () => resolve(rows),
    });
  });

/** The rows of a file in steps, so that the page stays usable. Without a delimiter its heading decides. */
export const parseFile = async (text: string, chosen?: Delimiter): Promise<ParsedFile> => {
  const lines = text.includes('\n') ? text : text.replaceAll('\r', '\n');
  const shape = fileShape(lines);
  const delimiter = chosen ?? shape.delimiter;
  const [heading, ...rows] = await readRows(
    withoutLines(lines, shape.skippedLines),
    delimiter,
    shape.skippedLines + 1,
  );
  if (heading === undefined) throw new UnreadableFile('empty');
  if (rows.length === 0) throw new UnreadableFile('onlyHeading');
  return { delimiter, headings: heading.cells, rows };
};
