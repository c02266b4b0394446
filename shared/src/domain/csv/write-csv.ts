/** A cell of a file for spreadsheets: a number stays one, a text is never a formula. */
export type CsvValue = string | number;

/** Without it spreadsheets take UTF-8 for something else. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What spreadsheets take for a formula, also after blanks, signs that nobody sees, and quotes. Full-width signs
 * become the plain ones by normalising.
 */
const FORMULA = /^[\s\p{C}'"`‘’“”]*[=+\-−@\t\r\n]/u;

const isFormula = (text: string): boolean => FORMULA.test(text.normalize('NFKC'));

/** A text as a cell, quoted; what would be a formula is marked as text by an apostrophe before it. */
const textCell = (text: string): string => {
  const marked = isFormula(text) ? `'${text}` : text;
  // A cell is one line: some programs begin a new row, and with it a new cell, at every line end.
  const line = marked.replaceAll('\u0000', '').replace(/\r\n|[\r\n\u2028\u2029]/g, ' ');
  return `"${line.replaceAll('"', '""')}"`;
};

export const csvCell = (value: CsvValue): string =>
  typeof value === 'number' ? String(value) : textCell(value);

export type Delimiter = ',' | ';';

/** One line of the file, with its end. */
export const csvLine = (cells: readonly CsvValue[], delimiter: Delimiter = ','): string =>
  `${cells.map(csvCell).join(delimiter)}\r\n`;
