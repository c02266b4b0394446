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
