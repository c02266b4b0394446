interface CsvRow {
  /** On which it begins, counted as an editor does. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Its quotation marks do not match. */
  readonly isBroken: boolean;
}

interface CsvRecord {
  readonly cells: readonly string[];
  /** Where its last line ends. */
  readonly end: number;
}

const endOfLine = (text: string, from: number): number => {
  const at = text.indexOf('\n', from);
  return at === -1 ? text.length : at;
};

/** The quotation mark that closes the cell which one opens; two in a row are one of the cell's own. */
const closingMark = (text: string, opening: number): number => {
  let at = text.indexOf('"', opening + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
};

/** The cells that begin there; nothing where a quotation mark is not closed, or closed in the middle of a cell. */
const readRecord = (text: string, from: number, delimiter: string): CsvRecord | undefined => {
  const cells: string[] = [];
  for (let at = from; ;) {
    const closing = text[at] === '"' ? closingMark(text, at) : undefined;
    if (closing === -1) return undefined;
    const behind = closing === undefined ? at : closing + 1;
    const end = endOfLine(text, behind);
    const rest = text.slice(behind, end);
    const next = rest.indexOf(delimiter);
    const plain = next === -1 ? rest : rest.slice(0, next);
    if (closing === undefined) cells.push(plain);
    else if (plain.trim() === '') cells.push(text.slice(at + 1, closing).replaceAll('""', '"'));
    else return undefined;
    if (next === -1) return { cells, end };
    at = behind + next + 1;
  }
};

/** Whether it is several rows, of which one mark that is too many made one: each of its lines is a whole row. */
const isSwallowing = (record: string, delimiter: string, columns: number): boolean => {
  const lines = record.split('\n');
  return lines.length > 1 && columns > 1 && lines.every((line) => line.split(delimiter).length === columns);
};

/**
 * The rows of a text, blank ones too. One wrong quotation mark costs its own line and no other: such a line is
 * split as if it had none, and the next row begins on the next line.
 */
export function* readCsv(given: string, delimiter: string): Generator<CsvRow> {
  const text = given.includes('\n') ? given.replaceAll('\r\n', '\n') : given.replaceAll('\r', '\n');
  let columns: number | undefined;
  for (let at = 0, line = 1; at <= text.length;) {
    const record = readRecord(text, at, delimiter);
    const isBroken =
      record === undefined ||
      isSwallowing(text.slice(at, record.end), delimiter, columns ?? record.cells.length);
    const end = isBroken ? endOfLine(text, at) : record.end;
    const cells = isBroken ? text.slice(at, end).split(delimiter) : record.cells;
    if (cells.length > 1) columns ??= cells.length;
    yield { line, cells, isBroken };
    line += text.slice(at, end).split('\n').length;
    at = end + 1;
  }
}
