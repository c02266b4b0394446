import type { Insured } from '../contract/schemas/insured.ts';

/** What a pasted line may say of an insured, in the order of its cells. A consent cannot be pasted. */
export const PASTED_COLUMNS = [
  'name',
  'birthDate',
  'idCard',
  'phone',
  'email',
  'address',
  'beneficiaryName',
  'beneficiaryRelation',
  'beneficiaryBirthDate',
  'guardianName',
] as const satisfies readonly (keyof Insured)[];

export type PastedColumn = (typeof PASTED_COLUMNS)[number];

/** How people head these columns, in both languages: letters only, in lower case. */
const HEADINGS: Readonly<Record<PastedColumn, readonly string[]>> = {
  name: ['nama', 'namalengkap', 'namatertanggung', 'tertanggung', 'name', 'fullname', 'insuredname'],
  birthDate: ['tanggallahir', 'tgllahir', 'dateofbirth', 'birthdate', 'birthday', 'dob'],
  idCard: ['nik', 'ktp', 'noktp', 'nomorktp', 'nomornik', 'idcard', 'idcardnumber', 'idnumber'],
  phone: [
    'hp',
    'nohp',
    'nomorhp',
    'telepon',
    'notelepon',
    'nomortelepon',
    'ponsel',
    'nomorponsel',
    'phone',
    'phonenumber',
    'mobile',
    'mobilenumber',
  ],
  email: ['email', 'surel', 'alamatemail', 'emailaddress', 'mail'],
  address: ['alamat', 'address'],
  beneficiaryName: [
    'ahliwaris',
    'namaahliwaris',
    'penerimamanfaat',
    'namapenerimamanfaat',
    'beneficiary',
    'beneficiaryname',
    'beneficiarysname',
  ],
  beneficiaryRelation: ['hubungan', 'hubunganahliwaris', 'relation', 'relationship'],
  beneficiaryBirthDate: [
    'tanggallahirahliwaris',
    'tgllahirahliwaris',
    'tanggallahirpenerimamanfaat',
    'beneficiarydateofbirth',
    'beneficiarysdateofbirth',
    'beneficiarybirthdate',
  ],
  guardianName: [
    'orangtua',
    'namaorangtua',
    'wali',
    'namawali',
    'parent',
    'parentname',
    'parentsname',
    'guardian',
    'guardianname',
  ],
};

const COLUMN_OF: ReadonlyMap<string, PastedColumn> = new Map(
  PASTED_COLUMNS.flatMap((column) => HEADINGS[column].map((heading) => [heading, column] as const)),
);

/** A cell that the list does not know, such as a running number, is left out. */
export type ColumnOrder = readonly (PastedColumn | undefined)[];

/** The order that a line of headings says; nothing where it is no such line. */
export const headerOrder = (cells: readonly string[]): ColumnOrder | undefined => {
  const seen = new Set<PastedColumn>();
  const order = cells.map((cell) => {
    const column = COLUMN_OF.get(cell.toLowerCase().replace(/[^a-z]/g, ''));
    if (column === undefined || seen.has(column)) return undefined;
    seen.add(column);
    return column;
  });
  return seen.size > 1 ? order : undefined;
};

const RUNNING_NUMBER = /^\d{1,3}\.?$/;

/** Without a line of headings the columns stand in their own order, behind running numbers if there are some. */
export const usualOrder = (lines: readonly (readonly string[])[]): ColumnOrder =>
  lines.every(([first = '']) => RUNNING_NUMBER.test(first)) ? [undefined, ...PASTED_COLUMNS] : PASTED_COLUMNS;
