import Papa from 'papaparse';
import type { PastedRow } from '#rules/pasted-list.ts';

const parse = (text: string, delimiter: string) =>
  Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false });

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/** A spreadsheet copies tabs. Otherwise a file: semicolons where every line has one, since addresses have commas. */
const delimiterOf = (text: string): string => {
  if (text.includes('\t')) return '\t';
  const filled = parse(text, ';').data.filter((row) => !isBlank(row));
  return filled.length > 0 && filled.every((row) => row.length > 1) ? ';' : ',';
};

/** The rows of a pasted text, numbered from 1; a cell in quotation marks may contain separators and line breaks. */
export const splitText = (text: string): readonly PastedRow[] => {
  const { data, errors } = parse(text, delimiterOf(text));
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  return data.map((cells, index) => ({ line: index + 1, cells, isBroken: broken.has(index) }));
};
