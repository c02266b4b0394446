import type { SharedContact } from '@payung/shared/installed-app.ts';
import { CHAT_NAME, phonesIn } from '@payung/shared/domain/leads/phones-in.ts';
import { checkEmail, normaliseEmail } from '@payung/shared/domain/people/email.ts';
import { checkName, splitName } from '@payung/shared/domain/people/names.ts';
import { copiedPhone } from '@payung/shared/domain/people/phone.ts';
import { plainSigns } from '@payung/shared/domain/text/plain-signs.ts';
import type { LeadForm } from '@payung/shared/schemas/leads.ts';
import { peopleCsv } from './people-csv.ts';
import { peopleOf } from './vcard.ts';
import type { CardPerson } from './vcard.ts';

export type ContactFields = Pick<
  LeadForm,
  'firstName' | 'lastName' | 'phone' | 'secondaryPhone' | 'landline' | 'email'
>;

/** What was shared: one person for the form, or several, who can be imported as a list. */
export type FoundContact =
  | { readonly kind: 'person'; readonly fields: ContactFields }
  | { readonly kind: 'several'; readonly count: number; readonly list: File };

const EMAIL = /[^\s<>,;:"()]+@[^\s<>,;:"()]+\.[^\s<>,;:"()]+/g;
const PAGE = /\bhttps?:\S*/gi;
const ABROAD = /\+\d[\d ().-]{6,}\d/;

/** The first mobile number belongs to the lead. A number of another country is kept, so that the form says what is wrong with it. */
const phonesOf = (text: string) => {
  const { mobile, landline } = phonesIn(text);
  const [abroad = ''] = mobile.length + landline.length === 0 ? (ABROAD.exec(plainSigns(text)) ?? []) : [];
  const [phone = copiedPhone(abroad), secondaryPhone = ''] = mobile;
  return { phone, secondaryPhone, landline: landline[0] ?? '' };
};

const ofCard = ({ phones, ...person }: CardPerson): ContactFields => ({ ...person, ...phonesOf(phones) });

/** What people write before the parts of a contact. */
const LABELS = new Set(
  'kontak contact person cp nama lengkap name no nomor number hp handphone ponsel telp telepon tel phone mobile wa whatsapp email e-mail surel nik ktp'.split(
    ' ',
  ),
);

const isLabel = (word: string | undefined): boolean =>
  word !== undefined && LABELS.has(word.toLowerCase().replaceAll('.', ''));

/** `Kontak Budi Santoso HP` is Budi Santoso. */
const withoutLabels = (text: string): string => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  while (isLabel(words[0])) words.shift();
  while (isLabel(words.at(-1))) words.pop();
  return words.join(' ');
};

/** The first part of a text that is a name: without phones, addresses and labels. */
const nameIn = (text: string): string => {
  const parts = text
    .replaceAll(PAGE, ' ')
    .replaceAll(EMAIL, ' ')
    .split(/[\n,;:|/]| - /)
    .map((part) => withoutLabels(part.replaceAll(/[^\p{L}\p{M}\s'.-]/gu, ' ')))
    .filter((part) => /\p{L}/u.test(part));
  return parts.find((part) => checkName(part) === undefined) ?? parts[0] ?? '';
};

const ofText = (text: string): ContactFields => {
  const emails = text.replaceAll(CHAT_NAME, ' ').match(EMAIL) ?? [];
  return {
    ...splitName(nameIn(phonesIn(text).rest)),
    ...phonesOf(text),
    email: emails.map(normaliseEmail).find((email) => checkEmail(email) === undefined) ?? '',
  };
};

/** What of a shared contact belongs into the form of a new lead; several people are a list. */
export const contactIn = ({ cards, title, text }: SharedContact): FoundContact => {
  const people = cards.flatMap(peopleOf);
  const [person] = people;
  if (person === undefined) return { kind: 'person', fields: ofText(`${title}\n${text}`) };
  if (people.length === 1) return { kind: 'person', fields: ofCard(person) };
  return { kind: 'several', count: people.length, list: new File([peopleCsv(people)], 'contacts.csv') };
};
