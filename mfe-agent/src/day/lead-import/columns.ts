/** What a column of a list of people may hold. */
export const IMPORT_FIELDS = [
  'fullName',
  'firstName',
  'lastName',
  'phone',
  'email',
  'birthDate',
  'city',
  'note',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** A column that is not read is ''. */
export type Column = ImportField | '';

/** Headings as people write them in both languages, in small letters without punctuation. */
const HEADINGS: Readonly<Record<ImportField, readonly string[]>> = {
  fullName: [
    'nama',
    'nama lengkap',
    'nama nasabah',
    'nama pelanggan',
    'nama tertanggung',
    'nama customer',
    'nama prospek',
    'name',
    'full name',
    'customer name',
    'customer',
    'contact',
    'contact name',
  ],
  firstName: ['nama depan', 'first name', 'given name', 'firstname'],
  lastName: ['nama belakang', 'nama keluarga', 'last name', 'family name', 'surname', 'lastname'],
  phone: [
    'no hp',
    'nomor hp',
    'hp',
    'no handphone',
    'nomor handphone',
    'handphone',
    'ponsel',
    'nomor ponsel',
    'no ponsel',
    'telepon',
    'no telepon',
    'nomor telepon',
    'telp',
    'no telp',
    'wa',
    'no wa',
    'nomor wa',
    'whatsapp',
    'no whatsapp',
    'nomor whatsapp',
    'phone',
    'phone number',
    'phone no',
    'mobile',
    'mobile number',
    'mobile no',
    'mobile phone',
    'whatsapp number',
    'tel',
  ],
  email: ['email', 'e mail', 'alamat email', 'surel', 'email address', 'e mail address'],
  birthDate: [
    'tgl lahir',
    'tanggal lahir',
    'lahir',
    'date of birth',
    'birth date',
    'birthday',
    'birthdate',
    'dob',
  ],
  city: ['kota', 'kabupaten', 'kota kabupaten', 'kota tinggal', 'domisili', 'city', 'town'],
  note: ['catatan', 'keterangan', 'ket', 'note', 'notes', 'remark', 'remarks', 'comment'],
};

const plain = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const FIELD_OF: ReadonlyMap<string, ImportField> = new Map(
  IMPORT_FIELDS.flatMap((field) => HEADINGS[field].map((heading) => [heading, field] as const)),
);

/** What each column holds, as its heading says; the second column of a field is not read. */
export const matchColumns = (headings: readonly string[]): readonly Column[] => {
  const taken = new Set<ImportField>();
  return headings.map((heading) => {
    const field = FIELD_OF.get(plain(heading));
    if (field === undefined || taken.has(field)) return '';
    taken.add(field);
    return field;
  });
};

/** The columns after one was chosen anew: what had that field before is not read any more. */
export const chooseColumn = (columns: readonly Column[], at: number, column: Column): readonly Column[] =>
  columns.map((before, index) => {
    if (index === at) return column;
    return before === column ? '' : before;
  });

/** What is still missing before anybody can be read: a name and a phone. */
export const missingColumns = (columns: readonly Column[]): readonly ('name' | 'phone')[] => [
  ...(columns.includes('fullName') || columns.includes('firstName') ? [] : (['name'] as const)),
  ...(columns.includes('phone') ? [] : (['phone'] as const)),
];
