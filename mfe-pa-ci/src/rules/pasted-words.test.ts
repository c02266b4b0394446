import { expect, it } from 'vitest';
import { readCell } from './pasted-cells.ts';
import { headerOrder } from './pasted-columns.ts';

const TODAY = '2027-02-01';

it.each([
  ['spouse', 'husband, wife, spouse, suami, istri, isteri, pasangan, Husband or wife, Suami atau istri'],
  ['child', 'son, daughter, putra, putri, child, Anak'],
  ['parent', 'father, mother, ayah, ibu, bapak, orangtua, Parent, Orang tua'],
  ['sibling', 'brother, sister, kakak, adik, saudara, Brother or sister, Saudara kandung'],
  ['grandparent', 'grandfather, grandmother, kakek, nenek, Grandparent, Kakek atau nenek'],
  ['grandchild', 'grandson, granddaughter, Grandchild, Cucu'],
  ['employer', 'company, perusahaan, Employer, Pemberi kerja'],
])('recognises the relation %s in: %s', (relation, words) => {
  for (const word of words.split(', '))
    expect([word, readCell('beneficiaryRelation', word, TODAY)]).toEqual([
      word,
      { given: { beneficiaryRelation: relation } },
    ]);
});

it.each([
  ['name', 'Nama, Nama lengkap, Nama tertanggung, Tertanggung, Name, Full name, Insured name'],
  ['birthDate', 'Tanggal lahir, Tgl. lahir, Date of birth, Birth date, Birthday, DOB'],
  ['idCard', 'NIK, KTP, No. KTP, Nomor KTP, Nomor NIK, ID card, ID card number, ID number'],
  [
    'phone',
    'HP, No. HP, Nomor HP, Telepon, No. telepon, Nomor telepon, Ponsel, Nomor ponsel, Phone, Phone number, Mobile, Mobile number',
  ],
  ['email', 'Email, Surel, Alamat e-mail, E-mail address, Mail'],
  ['address', 'Alamat, Address'],
  [
    'beneficiaryName',
    "Ahli waris, Nama ahli waris, Penerima manfaat, Nama penerima manfaat, Beneficiary, Beneficiary name, Beneficiary's name",
  ],
  ['beneficiaryRelation', 'Hubungan, Hubungan ahli waris, Relation, Relationship'],
  [
    'beneficiaryBirthDate',
    "Tanggal lahir ahli waris, Tgl. lahir ahli waris, Tanggal lahir penerima manfaat, Beneficiary date of birth, Beneficiary's date of birth, Beneficiary birth date",
  ],
  [
    'guardianName',
    "Orang tua, Nama orang tua, Wali, Nama wali, Parent, Parent name, Parent's name, Guardian, Guardian name",
  ],
])('recognises the column %s in: %s', (column, headings) => {
  for (const heading of headings.split(', '))
    expect([heading, headerOrder([heading, column === 'email' ? 'Nama' : 'Email'])?.[0]]).toEqual([
      heading,
      column,
    ]);
});
