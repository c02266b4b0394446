import { describe, expect, it } from 'vitest';
import { chooseColumn, matchColumns, missingColumns } from './columns.ts';
import { personOf } from './imported-person.ts';

describe('matchColumns', () => {
  it('knows headings of both languages, however they are written', () => {
    expect(
      matchColumns(['Nama Lengkap', 'No. HP', 'E-mail', 'Tgl Lahir', 'KOTA', 'Catatan', 'Alamat']),
    ).toEqual(['fullName', 'phone', 'email', 'birthDate', 'city', 'note', '']);
    expect(
      matchColumns(['First Name', 'last_name', 'Mobile Number', 'Date of birth', 'City', 'Remarks']),
    ).toEqual(['firstName', 'lastName', 'phone', 'birthDate', 'city', 'note']);
  });

  it.each(['nama', 'Nama nasabah', 'NAME', 'full-name'])('takes %s for a full name', (heading) => {
    expect(matchColumns([heading])).toEqual(['fullName']);
  });

  it.each(['hp', 'No HP', 'no_hp', 'Telepon', 'No. Telp.', 'WA', 'WhatsApp', 'Phone (mobile)', 'Ponsel'])(
    'takes %s for a phone',
    (heading) => {
      expect(matchColumns([heading])).toEqual(['phone']);
    },
  );

  it('reads the first of two columns that hold the same', () => {
    expect(matchColumns(['Nama', 'HP', 'Telepon'])).toEqual(['fullName', 'phone', '']);
  });

  it('gives a field to the column that was chosen for it, and to no other', () => {
    expect(chooseColumn(['fullName', 'phone', ''], 2, 'phone')).toEqual(['fullName', '', 'phone']);
    expect(chooseColumn(['fullName', 'phone'], 0, '')).toEqual(['', 'phone']);
  });

  it('says what is missing', () => {
    expect(missingColumns(['', 'email'])).toEqual(['name', 'phone']);
    expect(missingColumns(['firstName', 'phone'])).toEqual([]);
  });
});

describe('personOf', () => {
  const columns = ['fullName', 'phone', 'birthDate', 'note'] as const;
  const person = (...cells: readonly string[]) => personOf({ line: 7, cells, isBroken: false }, columns);

  it('splits a full name before its last word and keeps the phone as it stands', () => {
    expect(person(' Budi   Agus Santoso', "'0812-3456 7890", '5/3/1985', ' Suka kopi ')).toEqual({
      line: 7,
      firstName: 'Budi Agus',
      lastName: 'Santoso',
      phone: '0812-3456 7890',
      email: '',
      birthDate: '1985-03-05',
      city: '',
      note: 'Suka kopi',
    });
    expect(person('Sukarno', '0812')).toMatchObject({ firstName: 'Sukarno', lastName: '' });
  });

  it.each([
    ['17 Agustus 1945', '1945-08-17'],
    ['05-03-85', '1985-03-05'],
    ['1985-03-05', '1985-03-05'],
    ['31/02/1990', '31/02/1990'],
    ['tidak tahu', 'tidak tahu'],
    ['', ''],
  ])('reads the day %j as %j', (cell, day) => {
    expect(person('Budi', '0812', cell).birthDate).toBe(day);
  });
});
