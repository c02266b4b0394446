import { parseShortYear, parseTypedDate } from '@payung/shared/domain/dates.ts';
import { severalPhones } from '@payung/shared/domain/leads/phones-in.ts';
import { normaliseEmail } from '@payung/shared/domain/people/email.ts';
import { normaliseName, splitName } from '@payung/shared/domain/people/names.ts';
import { plainSigns } from '@payung/shared/domain/text/plain-signs.ts';
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

/** Of one cell: more fit into no request, and a number must not be cut. */
const MOST_NUMBERS = 4;

/** A spreadsheet keeps the zero of a number with an apostrophe before it. Several numbers are written in short. */
const phoneOf = (text: string): string => {
  const several = severalPhones(text);
  if (several !== undefined)
    return [...several.mobile, ...several.landline].slice(0, MOST_NUMBERS).join(' / ');
  return plainSigns(text).replace(/\s+/g, ' ').replace(/^'/, '').trim();
};

const shortened = (text: string, length: number): string => text.slice(0, length).trim();

/** A row as the columns say. A day that can be read is spelled our way; what cannot stays for its check. */
export const personOf = ({ line, cells }: FileRow, columns: readonly Column[]): FilePerson => {
  const cell = (field: ImportField): string => {
    const at = columns.indexOf(field);
    return at < 0 ? '' : (cells[at] ?? '').trim();
  };
  const { firstName: first, lastName: last } = splitName(cell('fullName'));
  const born = cell('birthDate');
  return {
    line,
    firstName: shortened(normaliseName(cell('firstName')) || first, MAX_CARRIED.name),
    lastName: shortened(normaliseName(cell('lastName')) || last, MAX_CARRIED.name),
    phone: shortened(phoneOf(cell('phone')), MAX_CARRIED.phone),
    email: shortened(normaliseEmail(cell('email')), MAX_CARRIED.email),
    birthDate: shortened(parseTypedDate(born) ?? parseShortYear(born) ?? born, MAX_CARRIED.birthDate),
    city: shortened(cell('city'), MAX_CARRIED.city),
    note: shortened(cell('note'), MAX_CARRIED.note),
  };
};
