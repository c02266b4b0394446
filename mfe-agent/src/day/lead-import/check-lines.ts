import type { ImportLine } from '@payung/shared/schemas/lead-imports.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import { MAX_BATCH_LINES } from '@payung/shared/domain/leads/lead-constants.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { missingColumns } from './columns.ts';
import type { Column } from './columns.ts';
import { personOf } from './imported-person.ts';
import type { FileRow } from './imported-person.ts';
import { nationalPhone } from '@payung/shared/domain/people/phone.ts';
import { checkImportLine, isLineProblem } from '@payung/shared/domain/leads/import-line.ts';
import type { LineProblem } from '@payung/shared/domain/leads/import-line.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { createPacer } from './pacer.ts';
import type { PickedFile } from './use-picked-file.ts';

interface LineError {
  readonly line: number;
  readonly messageId: LineProblem['messageId'] | 'import.error.quotes';
}

interface DuplicateLine {
  readonly line: number;
  /** The line with the same number; absent when an existing lead has it. */
  readonly of?: number;
}

/** A person to import, with the normalised phone number. */
interface NewPerson {
  readonly line: ImportLine;
  readonly phone: string;
}

/** A line whose cell has several numbers: the one that is taken, and the others. */
interface SeveralPhones {
  readonly line: number;
  readonly phone: string;
  readonly others: readonly string[];
}

export interface CheckedLines {
  readonly several: readonly SeveralPhones[];
  readonly people: readonly NewPerson[];
  readonly duplicates: readonly DuplicateLine[];
  readonly errors: readonly LineError[];
}

interface Check {
  readonly rows: readonly FileRow[];
  readonly columns: readonly Column[];
  readonly today: IsoDate;
}

/** Checks every line by the rules of the server, and marks repeated numbers: the first line counts. */
export const checkLines = async ({ rows, columns, today: day }: Check): Promise<CheckedLines> => {
  const lineOf = new Map<string, number>();
  const people: NewPerson[] = [];
  const duplicates: DuplicateLine[] = [];
  const errors: LineError[] = [];
  const several: SeveralPhones[] = [];
  const pacer = createPacer();
  for (const row of rows) {
    if (pacer.isDue()) await pacer.rest();
    if (row.isBroken) {
      errors.push({ line: row.line, messageId: 'import.error.quotes' });
      continue;
    }
    const line = personOf(row, columns);
    const checked = checkImportLine(line, day);
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
    if (checked.otherPhones.length > 0)
      several.push({ line: row.line, phone: nationalPhone(checked.phone), others: checked.otherPhones });
  }
  return { people, duplicates, errors, several };
};

/** The result without people who are leads already. */
export const withoutKnown = (checked: CheckedLines, known: ReadonlySet<string>): CheckedLines => ({
  people: checked.people.filter(({ phone }) => !known.has(phone)),
  duplicates: [
    ...checked.duplicates,
    ...checked.people.filter(({ phone }) => known.has(phone)).map(({ line }) => ({ line: line.line })),
  ].toSorted((one, other) => one.line - other.line),
  errors: checked.errors,
  several: checked.several,
});

/** The items in groups of at most `size`. */
export const chunksOf = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

const knownPhones = async (phones: readonly string[], signal: AbortSignal): Promise<ReadonlySet<string>> => {
  const known = new Set<string>();
  for (const chunk of chunksOf(phones, MAX_BATCH_LINES)) {
    const answer = await call(leadEndpoints.checkImportPhones, { body: { phones: chunk }, signal });
    for (const phone of answer.known) known.add(phone);
  }
  return known;
};

/** The result that an import of the file would have, before anything is sent. */
export const useLineCheck = ({ key, file }: PickedFile, columns: readonly Column[]) =>
  useQuery({
    queryKey: ['lead-import', key, file.delimiter, columns.join()],
    queryFn: async ({ signal }) => {
      const checked = await checkLines({ rows: file.rows, columns, today: today() });
      const phones = checked.people.map(({ phone }) => phone);
      return withoutKnown(checked, await knownPhones(phones, signal));
    },
    enabled: missingColumns(columns).length === 0,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  });
