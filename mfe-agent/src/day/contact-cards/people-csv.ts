import { csvLine } from '@payung/shared/domain/csv/write-csv.ts';
import { phonesIn } from '@payung/shared/domain/leads/phones-in.ts';
import type { CardPerson } from './vcard.ts';

/** Headings as the import knows them. */
const HEADINGS = ['First name', 'Last name', 'Phone', 'Email'];

/** All numbers of a card in one cell: which of them is taken, the import tells. */
const phoneCell = (phones: string): string => {
  const { mobile, landline } = phonesIn(phones);
  const known = [...mobile, ...landline];
  return known.length === 0 ? phones.replaceAll('\n', ' / ') : known.join(' / ');
};

/** The people of contact cards as the list that the import reads. */
export const peopleCsv = (people: readonly CardPerson[]): string =>
  [
    HEADINGS,
    ...people.map(({ firstName, lastName, phones, email }) => [
      firstName,
      lastName,
      phoneCell(phones),
      email,
    ]),
  ]
    .map((cells) => csvLine(cells, ','))
    .join('');
