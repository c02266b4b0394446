import { readCsv } from '@payung/shared/domain/csv/read-csv.ts';
import { MAX_FILE_LINES, UnreadableFile } from './decode-file.ts';
import type { FileRow } from './imported-person.ts';
import { createPacer } from './pacer.ts';

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** A spreadsheet's own line before the heading: `sep=;`. */
const SEPARATOR_LINE = /^"?sep=(.)"?\s*$/i;

const isDelimiter = (text: string | undefined): text is Delimiter =>
  (DELIMITERS as readonly (string | undefined)[]).includes(text);

const firstLines = (text: string): readonly string[] => text.slice(0, 20_000).split(/\r\n|\n|\r/);

/** How often it stands in a line outside of quotation marks. */
const countIn = (line: string, delimiter: string): number =>
  line.replace(/"[^"]*"/g, '').split(delimiter).length - 1;

export interface FileShape {
  readonly delimiter: Delimiter;
  /** Lines before the heading. */
  readonly skippedLines: number;
}

/**
 * What separates the cells: what the file's own `sep=` line names, or what stands most often in the heading.
 * Never the lines below it: addresses have commas in them.
 */
export const fileShape = (text: string): FileShape => {
  const lines = firstLines(text);
  const blank = lines.findIndex((line) => line.trim() !== '');
  const first = Math.max(blank, 0);
  const named = SEPARATOR_LINE.exec(lines[first] ?? '')?.[1];
  if (isDelimiter(named)) return { delimiter: named, skippedLines: first + 1 };
  const heading = lines[first] ?? '';
  const [most] = DELIMITERS.toSorted((one, other) => countIn(heading, other) - countIn(heading, one));
  return { delimiter: most ?? ',', skippedLines: first };
};

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
