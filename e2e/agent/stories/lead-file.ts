import { freshNumbers } from './imported-leads.ts';

/** One number, in the spellings that people use. */
const spelled = (number: string, at: number): string =>
  [number, number.slice(1), `62${number.slice(1)}`, `+62 ${number.slice(1, 4)}-${number.slice(4)}`][at % 4] ??
  number;

/** What a spreadsheet makes of a list, with the line of each. */
export interface LeadFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
  /** The number of the first of them. */
  readonly firstPhone: string;
}

/**
 * 300 people as an older spreadsheet on Windows saves them, with semicolons. Lines 2 to 281 are new; 282 to 291 have
 * numbers of lines before, 292 and 293 those of leads; 294 to 301 are wrong, one of them with a formula.
 */
export const fileOf300 = (known: readonly [string, string]): LeadFile => {
  const numbers = freshNumbers();
  const phoneOf = (no: number): string => `${numbers}${String(no).padStart(5, '0')}`;
  const news = Array.from({ length: 280 }, (_, at) => {
    const name = at === 0 ? 'José Núñez' : `Impor Massal ${at}`;
    return [name, spelled(phoneOf(at), at), '', at === 0 ? 'Bandung' : '', ''];
  });
  const twice = Array.from({ length: 10 }, (_, at) => [
    `Kembar ${at}`,
    spelled(phoneOf(at), at + 1),
    '',
    '',
    '',
  ]);
  const leads = known.map((phone) => ['Sudah Prospek', phone, '', '', '']);
  const wrong = [
    ['Ilmiah', '6.28E+11', '', '', ''],
    ['Ilmiah Koma', '6,28123E+11', '', '', ''],
    ['Tanpa Nomor', '', '', '', ''],
    ['', phoneOf(900), '', '', ''],
    ['Bukan Nomor', 'lihat WA', '', '', ''],
    ['Telepon Rumah', '022-5551234', '', '', ''],
    ['Surel Salah', phoneOf(901), 'bukan-email', '', ''],
    ['"=HYPERLINK(""http://jahat.example"";""Klik"")"', '0812', '', 'Bandung', ''],
  ];
  const lines = [['Nama', 'No. HP', 'E-mail', 'Kota', 'Catatan'], ...news, ...twice, ...leads, ...wrong];
  return {
    name: 'prospek.csv',
    mimeType: 'text/csv',
    // These letters are the same in windows-1252.
    buffer: Buffer.from(lines.map((cells) => `${cells.join(';')}\r\n`).join(''), 'latin1'),
    firstPhone: phoneOf(0),
  };
};

/** What the page says of the lines that are wrong. */
export const WRONG_LINES = [
  'Baris 294: Aplikasi spreadsheet mengubah nomor ponsel ini menjadi angka yang dibulatkan. Ubah format kolom menjadi teks, lalu ekspor kembali berkasnya.',
  'Baris 295: Aplikasi spreadsheet mengubah nomor ponsel ini menjadi angka yang dibulatkan. Ubah format kolom menjadi teks, lalu ekspor kembali berkasnya.',
  'Baris 296: Nomor ponsel belum diisi',
  'Baris 297: Nama belum diisi',
  'Baris 298: Ini bukan nomor telepon',
  'Baris 299: Ini bukan nomor ponsel Indonesia',
  'Baris 300: Masukkan alamat e-mail yang benar',
  'Baris 301: Nomor ponsel ini terlalu pendek',
] as const;
