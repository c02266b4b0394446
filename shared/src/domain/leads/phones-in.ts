import { copiedPhone } from '../people/phone.ts';
import { plainSigns } from '../text/plain-signs.ts';
import { checkLeadPhone } from './lead-phone.ts';

/** Phone numbers of a text as people write them at home, in its order. */
interface FoundPhones {
  readonly mobile: readonly string[];
  readonly landline: readonly string[];
  /** The text without them. */
  readonly rest: string;
}

/** WhatsApp's own name of a number. */
export const CHAT_NAME = /@(?:c\.us|s\.whatsapp\.net)\b/gi;
/** Sixteen digits, in groups or not: an identity card. No province has a number that begins with a zero. */
const IDENTITY_CARD =
  /(^|[^\d+ .-]|[^\d+][ .-])[1-9](?:\d{15}|\d{3}([ .-])\d{4}\2\d{4}\2\d{4}|\d{5}([ .-])\d{6}\3\d{4})(?!\d)/g;
const NUMBERS = /[+(]{0,2}\d[\d ().-]*\d/g;
const LANDLINE = /^0[1-79]\d{7,10}$/;

/** Of another country: what follows its code belongs to it. */
const ABROAD = /^\(?(?:\+|00)(?!62)/;
/** Where a number begins anew. */
const BEGINNING = /^\(?(?:\+|0)/;

const isPhone = (text: string): boolean =>
  checkLeadPhone(text) === undefined || LANDLINE.test(copiedPhone(text));

/** Numbers that stand side by side with nothing but a blank between them: as many as are whole numbers by themselves. */
const apart = (numbers: string): readonly string[] => {
  const parts = numbers.split(/ +(?=[+(]{0,2}\d)/);
  const found: string[] = [];
  let from = 0;
  while (from < parts.length) {
    if (ABROAD.test(parts[from] ?? '')) {
      do from += 1;
      while (from < parts.length && !BEGINNING.test(parts[from] ?? ''));
      continue;
    }
    let end = parts.length;
    while (end > from && !isPhone(parts.slice(from, end).join(' '))) end -= 1;
    if (end > from) found.push(parts.slice(from, end).join(' '));
    from = Math.max(end, from + 1);
  }
  return found;
};

/** Finds the phone numbers of a text in which other things may stand. */
export const phonesIn = (text: string): FoundPhones => {
  const plain = plainSigns(text).replace(CHAT_NAME, '').replace(IDENTITY_CARD, '$1\n');
  const found = [...plain.matchAll(NUMBERS)].flatMap(([numbers]) => apart(numbers));
  const rest = found.reduce((left, phone) => left.replace(phone, ' '), plain);
  const phones = [...new Set(found.map(copiedPhone))];
  return {
    mobile: phones.filter((phone) => !LANDLINE.test(phone)),
    landline: phones.filter((phone) => LANDLINE.test(phone)),
    rest,
  };
};

/** What may stand between numbers that are all meant. */
const BETWEEN = /[\s/,;|&+-]|\b(?:dan|atau|and|or)\b/gi;

/** The numbers of a cell that holds several and nothing else; nothing where it holds one, or something unclear. */
export const severalPhones = (text: string): FoundPhones | undefined => {
  const found = phonesIn(text);
  const isSeveral = found.mobile.length + found.landline.length > 1;
  return isSeveral && found.rest.replace(BETWEEN, '') === '' ? found : undefined;
};
