import { expect, it } from 'vitest';
import { contactFields } from './shared-contact.ts';

const BUDI = { firstName: 'Budi', lastName: 'Santoso', phone: '+6281234567890', email: '' };

it.each([
  [
    'a card of Android',
    'BEGIN:VCARD\r\nVERSION:2.1\r\nN:Santoso;Budi;;;\r\nFN:Budi Santoso\r\nTEL;CELL:+62 812-3456-7890\r\nEND:VCARD',
    BUDI,
  ],
  [
    'a card of an iPhone, with an email and a folded line',
    'BEGIN:VCARD\nVERSION:3.0\nN:Santoso;Bu\n di;;;\nitem1.TEL;type=CELL:+6281234567890\nEMAIL;type=HOME:budi@example.com\nEND:VCARD',
    { ...BUDI, email: 'budi@example.com' },
  ],
  [
    'a card with one name',
    'BEGIN:VCARD\nVERSION:3.0\nFN:Sukarno\nTEL:081234567890\nEND:VCARD',
    { firstName: 'Sukarno', lastName: '', phone: '081234567890', email: '' },
  ],
])('reads %s', (_what, card, fields) => {
  expect(contactFields({ cards: [card], title: '', text: '' })).toEqual(fields);
});

it.each([
  ['Budi Santoso\n+62 812 3456 7890', '', BUDI],
  ['Budi Santoso: 0812-3456-7890', '', { ...BUDI, phone: '081234567890' }],
  ['+6281234567890', 'Budi Santoso', BUDI],
  ['budi@example.com', '', { firstName: '', lastName: '', phone: '', email: 'budi@example.com' }],
])('finds name, phone and email in %j with the title %j', (text, title, fields) => {
  expect(contactFields({ cards: [], title, text })).toEqual(fields);
});
