import { readCsv } from '@payung/shared/domain/csv/read-csv.ts';
import type { PastedRow } from '#rules/pasted-list.ts';

const isBlank = ({ cells }: PastedRow): boolean => cells.every((cell) => cell.trim() === '');

/** A spreadsheet copies tabs. Otherwise a file: semicolons where every line has one, since addresses have commas. */
const delimiterOf = (text: string): string => {
  if (text.includes('\t')) return '\t';
  const filled = [...readCsv(text, ';')].filter((row) => !isBlank(row));
  return filled.length > 0 && filled.every(({ cells }) => cells.length > 1) ? ';' : ',';
};

/** The rows of a pasted text; a cell in quotation marks may contain separators and line breaks. */
export const splitText = (text: string): readonly PastedRow[] => [...readCsv(text, delimiterOf(text))];
