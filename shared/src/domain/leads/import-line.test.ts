import { describe, expect, it } from 'vitest';
import { checkImportLine } from './import-line.ts';
import { checkLeadPhone, leadPhone } from './lead-phone.ts';

const line = {
  line: 2,
  firstName: 'Budi',
  lastName: 'Santoso',
  phone: '0812 3456 789',
  email: '',
  birthDate: '',
  city: '',
  note: '',
};
const TODAY = '2026-01-15';

it.each([
  '08123456789',
  '8123456789',
  '628123456789',
  '+62 812-345678-9',
  "'08123456789",
  '(0812) 3456.789',
  '\u202A+62 812\u2011345\u20116789\u202C',
  '\u2068+62 812-345-6789\u2069',
  '0812\u200B3456789',
  'tel:+628123456789',
  '0062 812 3456 789',
])('normalises %j to the same phone number', (text) => {
  expect([checkLeadPhone(text), leadPhone(text)]).toEqual([undefined, '628123456789']);
});

it.each([
  ['', 'leadPhone.required'],
  ['   ', 'leadPhone.required'],
  ['6.28E+11', 'leadPhone.spreadsheet'],
  ['6,28123E+11', 'leadPhone.spreadsheet'],
  ['8.12345678e11', 'leadPhone.spreadsheet'],
  ['628123456789.0', 'leadPhone.spreadsheet'],
  ['0812 CALL ME', 'leadPhone.digits'],
  ['0812345678; 0813', 'leadPhone.digits'],
  ['081234567 / 890', 'leadPhone.digits'],
  ['021 5551234', 'leadPhone.notMobile'],
  ['+65 8123 4567', 'leadPhone.notMobile'],
  ['0081 90 1234 5678', 'leadPhone.notMobile'],
  ['0812345', 'leadPhone.short'],
  ['08123456789012', 'leadPhone.long'],
])('says why %j is no mobile number: %s', (text, problem) => {
  expect(checkLeadPhone(text)).toBe(problem);
});

describe('a line of an imported file', () => {
  it('is normalised to the fields that a lead stores', () => {
    const full = {
      ...line,
      email: ' budi@payung.test ',
      birthDate: '5/3/1985',
      city: ' Bandung',
      note: 'Kiosk ',
    };
    expect(checkImportLine(full, TODAY)).toEqual({
      line: 2,
      firstName: 'Budi',
      lastName: 'Santoso',
      phone: '628123456789',
      secondaryPhone: '',
      landline: '',
      otherPhones: [],
      email: 'budi@payung.test',
      birthDate: '1985-03-05',
      city: 'Bandung',
      note: 'Kiosk',
    });
  });

  it('needs a name in one of its two columns', () => {
    expect(checkImportLine({ ...line, firstName: ' ', lastName: 'Santoso' }, TODAY)).toMatchObject({
      firstName: 'Santoso',
      lastName: '',
    });
    expect(checkImportLine({ ...line, firstName: '', lastName: '' }, TODAY)).toEqual({
      field: 'firstName',
      messageId: 'importLine.name',
    });
  });

  it('takes the first mobile number of a cell with several, and tells the others', () => {
    const several = { ...line, phone: '021-5550123 / 0812-3456-7890 / 0857 1234 5678 / 0813 1234 5678' };
    expect(checkImportLine(several, TODAY)).toMatchObject({
      phone: '6281234567890',
      secondaryPhone: '085712345678',
      landline: '0215550123',
      otherPhones: ['085712345678', '081312345678', '0215550123'],
    });
    expect(checkImportLine({ ...line, phone: '081234567890 085712345678' }, TODAY)).toMatchObject({
      phone: '6281234567890',
      secondaryPhone: '085712345678',
    });
  });

  it('refuses a cell with landlines alone', () => {
    expect(checkImportLine({ ...line, phone: '021-5550123 / 022-5550123' }, TODAY)).toEqual({
      field: 'phone',
      messageId: 'leadPhone.notMobile',
    });
  });

  it('takes the address out of what a mail program wrote', () => {
    const copied = { ...line, email: 'Budi <budi@example.com>' };
    expect(checkImportLine(copied, TODAY)).toMatchObject({ email: 'budi@example.com' });
  });

  it('keeps names with the signs that everybody types', () => {
    const typed = { ...line, firstName: 'Nur\u2019aini\u00A0', lastName: 'Al\u2011Amin' };
    expect(checkImportLine(typed, TODAY)).toMatchObject({ firstName: "Nur'aini", lastName: 'Al-Amin' });
  });

  it.each([
    [{ firstName: 'Иван' }, { field: 'firstName', messageId: 'name.latin' }],
    [{ lastName: '陈' }, { field: 'lastName', messageId: 'name.latin' }],
    [{ firstName: 'R2D2' }, { field: 'firstName', messageId: 'name.letters' }],
    [{ lastName: '(bengkel)' }, { field: 'lastName', messageId: 'name.letters' }],
    [{ phone: '6.28E+11' }, { field: 'phone', messageId: 'leadPhone.spreadsheet' }],
    [{ email: 'budi@' }, { field: 'email', messageId: 'email.invalid' }],
    [{ birthDate: '31/02/1985' }, { field: 'birthDate', messageId: 'importLine.birthDate' }],
    [{ birthDate: '2026-01-16' }, { field: 'birthDate', messageId: 'importLine.birthDate' }],
    [{ birthDate: '1899-12-31' }, { field: 'birthDate', messageId: 'importLine.birthDate' }],
    [{ firstName: 'B'.repeat(61) }, { field: 'firstName', messageId: 'importLine.tooLong' }],
    [{ note: 'n'.repeat(1001) }, { field: 'note', messageId: 'importLine.tooLong' }],
  ])('is refused for %j', (change, problem) => {
    expect(checkImportLine({ ...line, ...change }, TODAY)).toEqual(problem);
  });
});
