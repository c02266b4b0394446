import { parseShortYear, parseTypedDate } from '@payung/shared/domain/dates.ts';
import { normaliseName } from '@payung/shared/domain/people/names.ts';
import type { Column, ImportField } from './columns.ts';

/** A row of a file: the line on which it begins, counted as an editor does, and its cells. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Its quotation marks do not match. */
  readonly isBroken: boolean;
}

/** Somebody of a file, not checked yet. */
export interface FilePerson {
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly birthDate: string;
  readonly city: string;
  readonly note: string;
}

/** What a request may carry; their check refuses texts that are much shorter. */
const MAX_CARRIED = { name: 200, phone: 60, email: 200, birthDate: 40, city: 120, note: 2000 } as const;

/** A spreadsheet keeps the zero of a number with an apostrophe before it; marks that nobody sees count for nothing. */
const unquoted = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^'/, '')
    .trim();

const shortened = (text: string, length: number): string => text.slice(0, length).trim();

/** All but the last word of a full name. */
const splitName = (fullName: string): readonly [first: string, last: string] => {
  const words = normaliseName(fullName).split(' ');
  return words.length < 2 ? [words[0] ?? '', ''] : [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
};

/** A row as the columns say. A day that can be read is spelled our way; what cannot stays for its check. */
export const personOf = ({ line, cells }: FileRow, columns: readonly Column[]): FilePerson => {
  const cell = (field: ImportField): string => {
    const at = columns.indexOf(field);
    return at < 0 ? '' : (cells[at] ?? '').trim();
  };
  const [first, last] = splitName(cell('fullName'));
  const born = cell('birthDate');
  return {
    line,
    firstName: shortened(normaliseName(cell('firstName')) || first, MAX_CARRIED.name),
    lastName: shortened(normaliseName(cell('lastName')) || last, MAX_CARRIED.name),
    phone: shortened(unquoted(cell('phone')), MAX_CARRIED.phone),
    email: shortened(cell('email'), MAX_CARRIED.email),
    birthDate: shortened(parseTypedDate(born) ?? parseShortYear(born) ?? born, MAX_CARRIED.birthDate),
    city: shortened(cell('city'), MAX_CARRIED.city),
    note: shortened(cell('note'), MAX_CARRIED.note),
  };
};
