import { plainSigns } from '../text/plain-signs.ts';

/** Up to Rp 999 billion, where a number is still exact. */
const MAX_DIGITS = 12;

export type AmountProblem = 'amount.unreadable' | 'amount.tooLong' | 'amount.period';

/** Whole rupiah, or why they cannot be taken. */
export type ReadAmount = number | AmountProblem;

export const isAmount = (read: ReadAmount): read is number => typeof read === 'number';

/** In both languages; `M` is what Indonesians write for miliar. */
const FACTORS: Readonly<Record<string, number>> = {
  k: 1e3,
  rb: 1e3,
  ribu: 1e3,
  thousand: 1e3,
  jt: 1e6,
  juta: 1e6,
  million: 1e6,
  m: 1e9,
  miliar: 1e9,
  milyar: 1e9,
  billion: 1e9,
};

const SEPARATED = /^[1-9]\d{0,2}([.,\s'])\d{3}(?:\1\d{3})*$/;

const whole = (digits: string): ReadAmount => {
  const significant = digits.replace(/^0+/, '');
  return significant.length > MAX_DIGITS ? 'amount.tooLong' : Number(significant);
};

/** What is typed has separators of thousands at most: the field sets them, and digits alone count. */
export const typedAmount = (text: string): ReadAmount =>
  /^[\d.,\s]*$/.test(plainSigns(text)) ? whole(plainSigns(text).replaceAll(/\D/g, '')) : 'amount.unreadable';

interface Parts {
  readonly whole: string;
  readonly decimals: string;
}

const withoutSeparators = (text: string): string | undefined =>
  /^\d+$/.test(text) || SEPARATED.test(text) ? text.replaceAll(/\D/g, '') : undefined;

/** The last of `.` and `,` is the decimal sign where both stand, and where one or two digits are behind it. */
const partsOf = (number: string): Parts | undefined => {
  const at = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  const other = number[at] === '.' ? ',' : '.';
  const behind = number.length - at - 1;
  const isDecimal = at !== -1 && (behind < 3 || number.includes(other));
  const digits = withoutSeparators(isDecimal ? number.slice(0, at) : number);
  if (digits === undefined || (isDecimal && behind === 0)) return undefined;
  return { whole: digits, decimals: isDecimal ? number.slice(at + 1) : '' };
};

/** `Rp 1.500.000,-`, `IDR 1,500,000.00`, `1,5 miliar`: a number, and a word behind it. */
const COPIED = /^(?:(?:rp|idr)\.?\s*)?(\d(?:[\d.,\s']*\d)?)(?:[.,]?-{1,2})?\s*([a-z]*)\.?$/;

/** `Rp 1.500.000/bulan`, `9.000.000 p.a.`: no field can know for how many of them its amount is meant. */
const PERIOD =
  /^[^a-z]*(?:rp|idr)?[^a-z]*[a-z]*\s*(?:(?:\/|per)\s*(?:hari|minggu|bulan|bln|tahun|thn|th|day|week|month|mo|year|yr)|p\.?\s?[am]\.?)$/;

/** A thousand of what: `1,250 juta` may be 1.25 or 1250 of them. */
const isAmbiguous = (number: string): boolean => /^\d{1,3}[.,]\d{3}$/.test(number);

/** An amount as it is copied from elsewhere; what is behind its decimal sign is dropped. */
export const copiedAmount = (text: string): ReadAmount => {
  const plain = plainSigns(text)
    .toLowerCase()
    .replace(/\s*(?:rp|idr|rupiah)$/, '');
  if (plain === '') return 0;
  if (PERIOD.test(plain)) return 'amount.period';
  const [, number = '', word = ''] = COPIED.exec(plain) ?? [];
  const parts = partsOf(number);
  const factor = word === '' ? 1 : FACTORS[word];
  if (parts === undefined || factor === undefined) return 'amount.unreadable';
  if (word !== '' && isAmbiguous(number)) return 'amount.unreadable';
  const rupiah = whole(parts.whole);
  if (factor === 1 || !isAmount(rupiah)) return rupiah;
  // Twelve digits of milliards are written out, and then too long.
  return whole(String(Math.round(Number(`${parts.whole}.${parts.decimals}`) * factor)));
};
