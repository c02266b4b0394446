import type { ImportLine } from '@payung/shared/schemas/lead-imports.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { Column } from '@payung/shared/domain/import/columns.ts';
import type { FileRow } from '@payung/shared/domain/import/person.ts';
import { personOf } from '@payung/shared/domain/import/person.ts';
import type { LineProblem } from '@payung/shared/domain/leads/import-line.ts';
import { checkImportLine, isLineProblem } from '@payung/shared/domain/leads/import-line.ts';
import { createPacer } from './pause.ts';

export interface LineError {
  readonly line: number;
  readonly messageId: LineProblem['messageId'] | 'import.error.quotes';
}

export interface DuplicateLine {
  readonly line: number;
  /** The line with the same number; absent: a lead has it already. */
  readonly of?: number;
}

/** Somebody who may be imported, with the one spelling of the number. */
export interface NewPerson {
  readonly line: ImportLine;
  readonly phone: string;
}

export interface CheckedLines {
  readonly people: readonly NewPerson[];
  readonly duplicates: readonly DuplicateLine[];
  readonly errors: readonly LineError[];
}

interface Check {
  readonly rows: readonly FileRow[];
  readonly columns: readonly Column[];
  readonly today: IsoDate;
}

/** Every line by the rules of the server, and the numbers against each other: the first of two counts. */
export const checkLines = async ({ rows, columns, today }: Check): Promise<CheckedLines> => {
  const lineOf = new Map<string, number>();
  const people: NewPerson[] = [];
  const duplicates: DuplicateLine[] = [];
  const errors: LineError[] = [];
  const pacer = createPacer();
  for (const row of rows) {
    if (pacer.isDue()) await pacer.rest();
    if (row.isBroken) {
      errors.push({ line: row.line, messageId: 'import.error.quotes' });
      continue;
    }
    const line = personOf(row, columns);
    const checked = checkImportLine(line, today);
    if (isLineProblem(checked)) {
      errors.push({ line: row.line, messageId: checked.messageId });
      continue;
    }
    const before = lineOf.get(checked.phone);
    if (before !== undefined) {
      duplicates.push({ line: row.line, of: before });
      continue;
    }
    lineOf.set(checked.phone, row.line);
    people.push({ line, phone: checked.phone });
  }
  return { people, duplicates, errors };
};

/** The same without those who are leads already. */
export const withoutKnown = (checked: CheckedLines, known: ReadonlySet<string>): CheckedLines => ({
  people: checked.people.filter(({ phone }) => !known.has(phone)),
  duplicates: [
    ...checked.duplicates,
    ...checked.people.filter(({ phone }) => known.has(phone)).map(({ line }) => ({ line: line.line })),
  ].toSorted((one, other) => one.line - other.line),
  errors: checked.errors,
});
