import { isBefore, isIsoDate, parseTypedDate } from '../dates.ts';
import type { IsoDate } from '../dates.ts';
import { checkEmail, normaliseEmail } from '../people/email.ts';
import { checkName, normaliseName } from '../people/names.ts';
import type { ImportLine } from '#schemas/lead-imports.ts';
import { checkLeadPhone, leadPhone } from './lead-phone.ts';
import { severalPhones } from './phones-in.ts';

/** As a lead keeps it. */
export interface CheckedLine {
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  /** `62…`; two lines with the same one are the same person. */
  readonly phone: string;
  /** Of a cell with several numbers: the next mobile one and the first landline, as people write them at home, or empty. */
  readonly secondaryPhone: string;
  readonly landline: string;
  /** All numbers of such a cell but the one that was taken. */
  readonly otherPhones: readonly string[];
  readonly email: string;
  /** A day, or empty. */
  readonly birthDate: string;
  readonly city: string;
  readonly note: string;
}

/** What is wrong with a line: the first thing, and the message for it. */
export interface LineProblem {
  readonly field: Exclude<keyof ImportLine, 'line'>;
  readonly messageId:
    | NonNullable<ReturnType<typeof checkLeadPhone>>
    | 'importLine.name'
    | NonNullable<ReturnType<typeof checkName>>
    | 'importLine.tooLong'
    | 'importLine.birthDate'
    | 'email.invalid';
}

/** Longest texts that a lead keeps. */
const MAX_LENGTH = { firstName: 60, lastName: 60, email: 100, city: 80, note: 1000 } as const;
const EARLIEST_BIRTH: IsoDate = '1900-01-01';

const birthDateOf = (text: string, today: IsoDate): string | undefined => {
  if (text === '') return '';
  const day = isIsoDate(text) ? text : parseTypedDate(text);
  return day === undefined || isBefore(day, EARLIEST_BIRTH) || isBefore(today, day) ? undefined : day;
};

/** The phone of a cell: of several the first mobile one, and the others to be told of. */
const phonesOf = (cell: string) => {
  const { mobile = [], landline = [] } = severalPhones(cell) ?? {};
  const [phone = landline[0] ?? cell, secondaryPhone = ''] = mobile;
  const otherPhones = [...mobile, ...landline].filter((other) => other !== phone);
  return { phone, secondaryPhone, landline: landline[0] ?? '', otherPhones };
};

/** As forms check a name; one of the two columns may be empty. */
const nameProblemOf = (line: ImportLine): LineProblem | undefined => {
  for (const field of ['firstName', 'lastName'] as const) {
    const messageId = line[field].trim() === '' ? undefined : checkName(line[field]);
    if (messageId !== undefined) return { field, messageId };
  }
  return undefined;
};

const tooLong = (line: CheckedLine): LineProblem | undefined => {
  const fields = Object.keys(MAX_LENGTH) as readonly (keyof typeof MAX_LENGTH)[];
  const field = fields.find((name) => line[name].length > MAX_LENGTH[name]);
  return field === undefined ? undefined : { field, messageId: 'importLine.tooLong' };
};

/**
 * A line of a list of people as a lead keeps it, or what is wrong with it. Before anything is sent and on the
 * server alike; only the server knows which numbers are leads already.
 */
export const checkImportLine = (line: ImportLine, today: IsoDate): CheckedLine | LineProblem => {
  const [firstName = '', lastName = ''] = [line.firstName, line.lastName]
    .map(normaliseName)
    .filter((name) => name !== '');
  if (firstName === '') return { field: 'firstName', messageId: 'importLine.name' };
  const nameProblem = nameProblemOf(line);
  if (nameProblem !== undefined) return nameProblem;
  const { phone, ...more } = phonesOf(line.phone);
  const phoneProblem = checkLeadPhone(phone);
  if (phoneProblem !== undefined) return { field: 'phone', messageId: phoneProblem };
  const email = normaliseEmail(line.email);
  if (email !== '' && checkEmail(email) !== undefined) return { field: 'email', messageId: 'email.invalid' };
  const birthDate = birthDateOf(line.birthDate.trim(), today);
  if (birthDate === undefined) return { field: 'birthDate', messageId: 'importLine.birthDate' };
  const checked: CheckedLine = {
    line: line.line,
    firstName,
    lastName,
    phone: leadPhone(phone),
    ...more,
    email,
    birthDate,
    city: line.city.trim(),
    note: line.note.trim(),
  };
  return tooLong(checked) ?? checked;
};

export const isLineProblem = (checked: CheckedLine | LineProblem): checked is LineProblem =>
  'messageId' in checked;
