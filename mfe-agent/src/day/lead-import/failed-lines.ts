import type { Delimiter } from '@payung/shared/domain/import/delimiter.ts';
import { BYTE_ORDER_MARK, csvLine } from '@payung/shared/domain/csv/write-csv.ts';
import type { ParsedFile } from './parse-file.ts';

interface FailedLine {
  readonly line: number;
  readonly problem: string;
}

interface Headings {
  readonly line: string;
  readonly problem: string;
}

const writable = (delimiter: Delimiter): ',' | ';' => (delimiter === ';' ? ';' : ',');

/** The lines that were not taken, as they stood in the file, with what is wrong at the end. */
export const failedLinesCsv = (
  file: ParsedFile,
  failed: readonly FailedLine[],
  headings: Headings,
): string => {
  const delimiter = writable(file.delimiter);
  const cellsOf = new Map(file.rows.map(({ line, cells }) => [line, cells]));
  const width = file.headings.length;
  const lines = failed.map(({ line, problem }) => {
    const cells = cellsOf.get(line) ?? [];
    return csvLine([...Array.from({ length: width }, (_, at) => cells[at] ?? ''), line, problem], delimiter);
  });
  const heading = csvLine([...file.headings, headings.line, headings.problem], delimiter);
  return BYTE_ORDER_MARK + heading + lines.join('');
};
