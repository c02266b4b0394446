import { readCsv } from '@payung/shared/domain/csv/read-csv.ts';
import type { Delimiter, FileShape } from '@payung/shared/domain/import/delimiter.ts';
import { fileShape } from '@payung/shared/domain/import/delimiter.ts';
import { MAX_FILE_LINES } from '@payung/shared/domain/import/file-text.ts';
import type { FileRow } from '@payung/shared/domain/import/person.ts';
import { UnreadableFile } from './decode-file.ts';
import { createPacer } from './pacer.ts';

export interface ParsedFile {
  readonly delimiter: Delimiter;
  readonly headings: readonly string[];
  /** Without the heading and without blank lines. */
  readonly rows: readonly FileRow[];
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** The rows from the heading on, without the lines above it. */
const readRows = async (
  text: string,
  { delimiter, skippedLines }: FileShape,
): Promise<readonly FileRow[]> => {
  const rows: FileRow[] = [];
  const pacer = createPacer();
  for (const { line, cells, isBroken } of readCsv(text, delimiter)) {
    if (pacer.isDue()) await pacer.rest();
    if (line <= skippedLines || isBlank(cells)) continue;
    rows.push({ line, cells: cells.map((cell) => cell.trim()), isBroken });
    // One row more than people: the heading.
    if (rows.length > MAX_FILE_LINES + 1) throw new UnreadableFile('tooManyLines');
  }
  return rows;
};

/** The rows of a file in steps, so that the page stays usable. Without a delimiter its heading decides. */
export const parseFile = async (text: string, chosen?: Delimiter): Promise<ParsedFile> => {
  const shape = fileShape(text);
  const delimiter = chosen ?? shape.delimiter;
  const [heading, ...rows] = await readRows(text, { ...shape, delimiter });
  if (heading === undefined) throw new UnreadableFile('empty');
  if (rows.length === 0) throw new UnreadableFile('onlyHeading');
  return { delimiter, headings: heading.cells, rows };
};
