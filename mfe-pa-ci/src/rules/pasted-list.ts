import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { Insured } from '../contract/schemas/insured.ts';
import { cleanCell, readCell } from './pasted-cells.ts';
import { headerOrder, usualOrder } from './pasted-columns.ts';
import type { ColumnOrder, PastedColumn } from './pasted-columns.ts';

/** A row as it came out of the pasted text; blank ones count in `line` too. */
export interface PastedRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Its quotation marks do not match. */
  readonly isBroken: boolean;
}

/** A message id, and the column that it is about; none where it is about the whole line. */
interface PastedRemark {
  readonly column?: PastedColumn;
  readonly message: string;
}

/** One person of the list. Only what the line names is given. */
export interface PastedLine {
  readonly line: number;
  readonly given: Partial<Insured>;
  /** What cannot be taken as it stands. */
  readonly problems: readonly PastedRemark[];
  /** What was changed or should be looked at. */
  readonly notes: readonly PastedRemark[];
}

export interface PastedList {
  readonly lines: readonly PastedLine[];
  /** Headings that are not known, whose columns are left out. */
  readonly ignored: readonly string[];
}

const hasText = ({ cells }: PastedRow): boolean => cells.some((cell) => cell !== '');

const readLine = ({ line, cells, isBroken }: PastedRow, order: ColumnOrder, today: IsoDate): PastedLine => {
  const read = cells.flatMap((text, index) => {
    const column = order[index];
    return column === undefined || text === '' ? [] : [{ column, ...readCell(column, text, today) }];
  });
  const isTooLong = cells.slice(order.length).some((cell) => cell !== '');
  return {
    line,
    given: Object.assign({}, ...read.map(({ given }) => given)) as Partial<Insured>,
    problems: [
      ...(isBroken ? [{ message: 'pa.paste.quotes' }] : []),
      ...(isTooLong ? [{ message: 'pa.paste.tooManyCells' }] : []),
      ...read.flatMap(({ column, problem }) => (problem === undefined ? [] : [{ column, message: problem }])),
    ],
    notes: read.flatMap(({ column, note }) => (note === undefined ? [] : [{ column, message: note }])),
  };
};

const isIdZero = ({ message }: PastedRemark): boolean => message === 'pa.paste.idZero';

/** One number that ends with 0 may be right; where all of several do, a spreadsheet rounded them. */
const withRounding = (lines: readonly PastedLine[]): readonly PastedLine[] => {
  const numbers = lines.filter(({ given }) => given.idCard !== undefined);
  const areRounded = numbers.length > 1 && numbers.every(({ given }) => given.idCard?.endsWith('0') === true);
  if (!areRounded) return lines;
  return lines.map((line) => {
    const rounded = line.notes
      .filter(isIdZero)
      .map((note) => ({ column: note.column ?? 'idCard', message: 'pa.paste.idRounded' }) as const);
    const notes = line.notes.filter((note) => !isIdZero(note));
    return { ...line, notes, problems: [...line.problems, ...rounded] };
  });
};

/** The people of a pasted list, in its order. Blank lines are skipped. */
export const readPastedList = (rows: readonly PastedRow[], today: IsoDate): PastedList => {
  const filled = rows.map((row) => ({ ...row, cells: row.cells.map(cleanCell) })).filter(hasText);
  const [first] = filled;
  const header = first === undefined ? undefined : headerOrder(first.cells);
  const people = header === undefined ? filled : filled.slice(1);
  const order = header ?? usualOrder(people.map(({ cells }) => cells));
  const ignored = header?.flatMap((column, index) => {
    const heading = first?.cells[index] ?? '';
    return column === undefined && heading !== '' ? [heading] : [];
  });
  return {
    lines: withRounding(people.map((row) => readLine(row, order, today))),
    ignored: ignored ?? [],
  };
};
