import { isBefore, parseShortYear, parseTypedDate } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { normaliseName } from '@payung/shared/domain/people/names.ts';
import { bareNumber, copiedPhone, isSpreadsheetNumber } from '@payung/shared/domain/people/phone.ts';
import { plainSigns } from '@payung/shared/domain/text/plain-signs.ts';
import type { Insured } from '../contract/schemas/insured.ts';
import type { PastedColumn } from './pasted-columns.ts';
import { OTHER_RELATION, RELATIONS } from './insured.ts';

/** What a cell says, what is wrong with the cell itself, and what was made of it. */
interface PastedCell {
  readonly given: Partial<Insured>;
  readonly problem?: 'pa.paste.formula' | 'pa.paste.idRounded' | 'pa.paste.phoneRounded';
  readonly note?: 'pa.paste.idZero' | 'pa.paste.phoneZero' | 'pa.paste.relationOther';
}

const NOTHING = /^-$/;
/** Spreadsheets mark a number that is text with it. */
const TEXT_MARK = /^'(?=[+\d])/;

/** A cell without what nobody sees; a dash alone means that there is nothing. */
export const cleanCell = (raw: string): string => {
  const text = plainSigns(raw).replace(/\s+/g, ' ').replace(TEXT_MARK, '');
  return NOTHING.test(text) ? '' : text;
};

const PHONE = /^\+?\d+$/;
const FORMULA = /^[=@+-]/;
/** `3.27301E+15`, and `3,27301E+15` where the comma is the decimal sign. */
const SCIENTIFIC = /^\d+(?:[.,]\d+)?e\+?\d+$/i;

/** Never evaluated: a cell that a spreadsheet would calculate is refused. */
const isFormula = (text: string): boolean => FORMULA.test(text) && !PHONE.test(bareNumber(text));

const readName = (text: string): string => normaliseName(text);

const ID_CARD_DIGITS = 16;

/** Numbers of identity cards never end with 0000: spreadsheets keep 15 digits, and the last ones become zeros. */
const readIdCard = (text: string): PastedCell => {
  const digits = text.replace(/[\s.,'-]/g, '');
  if (SCIENTIFIC.test(text)) return { given: { idCard: text }, problem: 'pa.paste.idRounded' };
  const isWhole = digits.length === ID_CARD_DIGITS && /^\d+$/.test(digits);
  if (isWhole && digits.endsWith('0000')) return { given: { idCard: digits }, problem: 'pa.paste.idRounded' };
  if (isWhole && digits.endsWith('0')) return { given: { idCard: digits }, note: 'pa.paste.idZero' };
  return { given: { idCard: digits } };
};

/** `81234567890` lost its first 0 in a spreadsheet. */
const readPhone = (text: string): PastedCell => {
  if (isSpreadsheetNumber(text)) return { given: { phone: text }, problem: 'pa.paste.phoneRounded' };
  if (!PHONE.test(bareNumber(text))) return { given: { phone: text } };
  const phone = copiedPhone(text);
  if (!phone.startsWith('8')) return { given: { phone } };
  return { given: { phone: `0${phone}` }, note: 'pa.paste.phoneZero' };
};

/** Nobody was born in the future: `5/3/45` is 1945. */
const inThePast = (day: IsoDate, today: IsoDate): IsoDate =>
  isBefore(today, day) ? `19${day.slice(2)}` : day;

const readDate = (text: string, today: IsoDate): string => {
  const short = parseShortYear(text);
  return parseTypedDate(text) ?? (short === undefined ? text : inThePast(short, today));
};

const WORDS: Readonly<Record<string, readonly string[]>> = {
  spouse: ['husband', 'wife', 'spouse', 'suami', 'istri', 'isteri', 'pasangan'],
  child: ['son', 'daughter', 'putra', 'putri'],
  parent: ['father', 'mother', 'ayah', 'ibu', 'bapak', 'orangtua'],
  sibling: ['brother', 'sister', 'kakak', 'adik', 'saudara'],
  grandparent: ['grandfather', 'grandmother', 'kakek', 'nenek'],
  grandchild: ['grandson', 'granddaughter'],
  employer: ['company', 'perusahaan'],
};

/** By id, name or a usual word; what is none of them is the text of "other". */
const readRelation = (text: string): PastedCell => {
  const word = text.toLowerCase();
  const found = RELATIONS.find(({ id, name }) =>
    [id, name.en.toLowerCase(), name.id.toLowerCase(), ...(WORDS[id] ?? [])].includes(word),
  );
  if (found !== undefined) return { given: { beneficiaryRelation: found.id } };
  const other = { beneficiaryRelation: OTHER_RELATION, otherRelation: text };
  return { given: other, note: 'pa.paste.relationOther' };
};

/** What a filled cell of a column says. */
export const readCell = (column: PastedColumn, text: string, today: IsoDate): PastedCell => {
  if (isFormula(text)) return { given: {}, problem: 'pa.paste.formula' };
  switch (column) {
    case 'idCard':
      return readIdCard(text);
    case 'phone':
      return readPhone(text);
    case 'birthDate':
    case 'beneficiaryBirthDate':
      return { given: { [column]: readDate(text, today) } };
    case 'beneficiaryRelation':
      return readRelation(text);
    case 'name':
    case 'beneficiaryName':
    case 'guardianName':
      return { given: { [column]: readName(text) } };
    case 'email':
      return { given: { email: text } };
    case 'address':
      return { given: { address: text } };
  }
};
