import { expect, it } from 'vitest';
import { contactIn } from './contact-fields.ts';

const BUDI = {
  firstName: 'Budi',
  lastName: 'Santoso',
  phone: '081200000123',
  secondaryPhone: '',
  landline: '',
  email: '',
};

const cardOf = (...lines: readonly string[]): string =>
  ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');
const ofCards = (...cards: readonly string[]) => contactIn({ cards, title: '', text: '' });
const ofText = (text: string, title = '') => contactIn({ cards: [], title, text });

it.each([
  [
    'a card of Android',
    ['VERSION:2.1', 'N:Santoso;Budi;;;', 'FN:Budi Santoso', 'TEL;CELL:+62 812-0000-0123'],
    BUDI,
  ],
  [
    'a card of Android in quoted-printable',
    [
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=53=61=6E=74=6F=73=6F;=42=75=64=69;;;',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=42=75=64=69=20=53=61=6E=74=6F=73=6F',
      'TEL;CELL:081200000123',
    ],
    BUDI,
  ],
  [
    'quoted-printable whose lines go on, in two bytes a letter',
    [
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4E=C3=BA=C3=',
      '=B1=65=7A;Jos=C3=A9;;;',
      'TEL;CELL:081200000123',
    ],
    { ...BUDI, firstName: 'José', lastName: 'Núñez' },
  ],
  [
    'quoted-printable of another character set',
    ['VERSION:2.1', 'N;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:;Jos=E9;;;', 'TEL;CELL:081200000123'],
    { ...BUDI, firstName: 'José', lastName: '' },
  ],
  [
    'a card of an iPhone with marks of direction and hyphens that do not break',
    ['VERSION:3.0', 'N:Santoso;Budi;;;', 'TEL;type=CELL:\u202A+62 812\u20110000\u20110123\u202C'],
    BUDI,
  ],
  [
    'a card of an iPhone with an email and a folded line',
    [
      'VERSION:3.0',
      'N:Santoso;Bu',
      ' di;;;',
      'item1.TEL;type=CELL:+6281200000123',
      'EMAIL;type=HOME:budi@example.com',
    ],
    { ...BUDI, email: 'budi@example.com' },
  ],
  [
    'a card whose first number is that of an office',
    ['VERSION:3.0', 'N:Santoso;Budi;;;', 'TEL;TYPE=WORK:021-5550123', 'TEL;TYPE=CELL,PREF:0812-0000-0123'],
    { ...BUDI, landline: '0215550123' },
  ],
  [
    'a card with two mobile numbers',
    ['VERSION:3.0', 'N:Santoso;Budi;;;', 'TEL:0812-0000-0123', 'TEL:0857-0000-0123'],
    { ...BUDI, secondaryPhone: '085700000123' },
  ],
  [
    'a card with a landline alone, which is no mobile number',
    ['VERSION:3.0', 'N:Santoso;Budi;;;', 'TEL;TYPE=WORK:(021) 5550123'],
    { ...BUDI, phone: '', landline: '0215550123' },
  ],
  [
    'a number of another country, of which the form says what is wrong',
    ['VERSION:3.0', 'N:Santoso;Budi;;;', 'TEL:+65 8123 4567'],
    { ...BUDI, phone: '+6581234567' },
  ],
  [
    'a card of version 4 with a title and marked signs',
    [
      'VERSION:4.0',
      'N:Santoso\\, S.E.;Budi;Agus;dr.;',
      'TEL;VALUE=uri;TYPE="voice,cell":tel:+62-812-0000-0123',
      'EMAIL:Budi <budi@example.com>',
    ],
    { ...BUDI, firstName: 'Budi Agus', lastName: 'Santoso, S.E.', email: 'budi@example.com' },
  ],
  [
    'a card with one name',
    ['VERSION:3.0', 'FN:Sukarno', 'TEL:081200000123'],
    { ...BUDI, firstName: 'Sukarno', lastName: '' },
  ],
])('reads %s', (_what, lines, fields) => {
  expect(ofCards(cardOf(...lines))).toEqual({ kind: 'person', fields });
});

it.each([
  ['Budi Santoso\n+62 812 0000 0123', '', BUDI],
  ['Budi Santoso: 0812-0000-0123', '', BUDI],
  ['+6281200000123', 'Budi Santoso', BUDI],
  ['Kontak: Budi Santoso, HP 081200000123', '', BUDI],
  [
    'Nama: Budi Santoso\nNo. HP: 0812\u20110000\u20110123\nEmail: budi@example.com.',
    '',
    { ...BUDI, email: 'budi@example.com' },
  ],
  ['Nama Budi Santoso WA 081200000123', '', BUDI],
  ['Budi Santoso, NIK 3273011203850001, 081200000123', '', BUDI],
  ['3273011203850001 081200000123 Budi Santoso', '', BUDI],
  ['Budi Santoso 6281200000123@c.us', '', BUDI],
  ['Budi Santoso https://wa.me/6281200000123', '', BUDI],
  ['Budi Santoso kantor: 021-5550123, HP: 081200000123', 'Budi Santoso', { ...BUDI, landline: '0215550123' }],
  ['budi@example.com', '', { ...BUDI, firstName: '', lastName: '', phone: '', email: 'budi@example.com' }],
  ['6281200000123@c.us', '', { ...BUDI, firstName: '', lastName: '' }],
])('finds name, phone and email in %j with the title %j', (text, title, fields) => {
  expect(ofText(text, title)).toEqual({ kind: 'person', fields });
});

const SITI = cardOf('VERSION:3.0', 'N:Lestari;Siti;;;', 'TEL;TYPE=CELL:081200000124');
const BUDIS = cardOf('VERSION:3.0', 'N:Santoso;Budi;;;', 'TEL:021-5550123', 'TEL;TYPE=CELL:081200000123');

it.each([
  ['one card file', [BUDIS + SITI]],
  ['two card files', [BUDIS, SITI]],
])('makes a list of two people in %s, which the import reads', async (_what, cards) => {
  const found = ofCards(...cards);
  expect(found).toMatchObject({ kind: 'several', count: 2 });
  const list = found.kind === 'several' && (await found.list.text());
  expect(list).toBe(
    '"First name","Last name","Phone","Email"\r\n' +
      '"Budi","Santoso","081200000123 / 0215550123",""\r\n' +
      '"Siti","Lestari","081200000124",""\r\n',
  );
});
