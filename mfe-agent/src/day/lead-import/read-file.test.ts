import { describe, expect, it, vi } from 'vitest';
import { checkLines } from './check-lines.ts';
import { failedLinesCsv } from './check-summary.tsx';
import { decodeFile } from './decode-file.ts';
import { parseFile } from './parse-file.ts';

const bytes = (...values: readonly (string | readonly number[])[]): Blob =>
  new Blob(values.map((value) => (typeof value === 'string' ? value : new Uint8Array(value))));

const utf16 = (text: string, mark: readonly number[]): Blob => {
  const isBig = mark[0] === 0xfe;
  const codes = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((code) =>
    isBig ? [code >> 8, code & 0xff] : [code & 0xff, code >> 8],
  );
  return bytes(mark, codes);
};

const people = (count: number): string =>
  `Name,Phone\n${Array.from({ length: count }, (_, at) => `Person ${at},08${at}`).join('\n')}\n`;

const ANDRE = 'Nama;HP\nAndré;0812';
// `é` as Windows writes it.
const ANDRE_ON_WINDOWS = ['Nama;HP\nAndr', [0xe9], ';0812'] as const;

describe('decodeFile', () => {
  it.each([
    ['UTF-8', bytes(ANDRE), 'utf-8'],
    ['UTF-8 with a byte order mark', bytes([0xef, 0xbb, 0xbf], ANDRE), 'utf-8'],
    ['windows-1252', bytes(...ANDRE_ON_WINDOWS), 'windows-1252'],
    ['UTF-16LE with its mark', utf16(ANDRE, [0xff, 0xfe]), 'utf-16le'],
    ['UTF-16BE with its mark', utf16(ANDRE, [0xfe, 0xff]), 'utf-16be'],
  ])('reads %s', async (_name, file, encoding) => {
    expect(await decodeFile(file)).toEqual({ text: ANDRE, encoding });
  });

  it('reads a letter whose bytes lie in two slices', async () => {
    const long = `${'x'.repeat(256 * 1024 - 1)}é`;
    expect((await decodeFile(bytes(long))).text.endsWith('xé')).toBe(true);
  });

  it.each([
    ['an empty file', bytes(), 'empty'],
    ['a PDF with the name of a list', bytes('%PDF-1.7\n1 0 obj'), 'notText'],
    ['a workbook', bytes([0x50, 0x4b, 0x03, 0x04, 0x14]), 'notText'],
    ['an old workbook', bytes([0xd0, 0xcf, 0x11, 0xe0]), 'notText'],
    ['bytes that are no text', bytes([0x61, 0x00, 0x62]), 'notText'],
    ['half of a UTF-16 letter', bytes([0xff, 0xfe, 0x61]), 'unreadable'],
  ])('refuses %s', async (_name, file, problem) => {
    await expect(decodeFile(file)).rejects.toMatchObject({ problem });
  });

  it('refuses more than 10 MB without reading it', async () => {
    const huge = { size: 10 * 1024 * 1024 + 1 } as Blob;
    await expect(decodeFile(huge)).rejects.toMatchObject({ problem: 'tooLarge' });
  });
});

describe('parseFile', () => {
  it('takes the delimiter from the heading, not from commas in addresses', async () => {
    const text =
      'Nama;Alamat;HP\nBudi;Jl. Mawar 1, Blok A, RT 2, RW 3, Depok;0812\nSari;Jl. Melati 2, RT 1, RW 3, Beji, Depok;0813';
    const { delimiter, headings, rows } = await parseFile(text);
    expect(delimiter).toBe(';');
    expect(headings).toEqual(['Nama', 'Alamat', 'HP']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Budi', 'Jl. Mawar 1, Blok A, RT 2, RW 3, Depok', '0812'],
      ['Sari', 'Jl. Melati 2, RT 1, RW 3, Beji, Depok', '0813'],
    ]);
  });

  it.each([
    [',', 'Name,Phone\nBudi,0812'],
    [';', 'Name;Phone\nBudi;0812'],
    ['\t', 'Name\tPhone\nBudi\t0812'],
    ['|', 'Name|Phone\nBudi|0812'],
  ])('detects the delimiter %j from the heading', async (delimiter, text) => {
    const parsed = await parseFile(text);
    expect(parsed.delimiter).toBe(delimiter);
    expect(parsed.rows).toEqual([{ line: 2, cells: ['Budi', '0812'], isBroken: false }]);
  });

  it('obeys a "sep=" line, which is no heading and counts as a line', async () => {
    const parsed = await parseFile('sep=;\r\nName,nick;Phone\r\nBudi,B;0812\r\n');
    expect(parsed).toEqual({
      delimiter: ';',
      headings: ['Name,nick', 'Phone'],
      rows: [{ line: 3, cells: ['Budi,B', '0812'], isBroken: false }],
    });
  });

  it('splits by a chosen delimiter instead of the detected one', async () => {
    const parsed = await parseFile('Name;Phone,Mobile\nBudi;0812,0813', ',');
    expect(parsed.headings).toEqual(['Name;Phone', 'Mobile']);
  });

  it('numbers lines as an editor does, also after blank lines and cells of two lines', async () => {
    const parsed = await parseFile('\nName,Note\n\n"Budi","one\ntwo"\nSari,\n');
    expect(parsed.rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [4, 'Budi'],
      [6, 'Sari'],
    ]);
  });

  it('marks a line whose quotation marks do not match', async () => {
    const parsed = await parseFile('Name,Phone\nBudi,0812\n"Sari,0813');
    expect(parsed.rows.map(({ isBroken }) => isBroken)).toEqual([false, true]);
  });

  it.each([
    ['closed in the middle of a cell', '"Budi" Santoso,0811\r\nSari,0812\r\n"Rina",0813\r\nJoko,0814\r\n', 4],
    ['never closed', '"Budi,0811\r\nSari,0812\r\nAgus,0813\r\n', 3],
    ['closed three lines below', '"Budi,0811\r\nSari,0812\r\nAgus",0813\r\nJoko,0814\r\n', 4],
  ])('reads every line below a quotation mark that is %s', async (_how, lines, count) => {
    const { rows } = await parseFile(`Nama,No HP\r\n${lines}`);
    expect(rows.map(({ line, isBroken }) => [line, isBroken])).toEqual(
      Array.from({ length: count }, (_, at) => [at + 2, at === 0]),
    );
    const { people: taken, errors } = await checkLines({
      rows,
      columns: ['fullName', 'phone'],
      today: '2026-11-22',
    });
    expect(taken.length + errors.length).toBe(count);
  });

  it('writes a line with unmatched quotation marks unchanged into the file of failed lines', async () => {
    const file = await parseFile('Nama,No HP\n"Budi" Santoso,0811\nSari,0812');
    const csv = failedLinesCsv(file, [{ line: 2, problem: 'marks' }], { line: 'Line', problem: 'Problem' });
    expect(csv.split('\r\n')[1]).toBe('"""Budi"" Santoso","0811",2,"marks"');
  });

  it('keeps all 20,000 lines of a file whose first line has an unmatched quotation mark', async () => {
    const { rows } = await parseFile(people(20_000).replace('Person 0', '"Person 0'));
    expect(rows.filter(({ isBroken }) => isBroken).map(({ line }) => line)).toEqual([2]);
    expect(rows).toHaveLength(20_000);
  });

  it('reads phone numbers of contact cards with invisible marks and special dashes', async () => {
    const cards = [
      '\u202A+62 812\u20113456\u20117890\u202C',
      '\u2068+62 812-3456-7891\u2069',
      '0812\u200B34567892',
    ];
    const { rows } = await parseFile(`Nama,No HP\r\n${cards.map((phone) => `Budi,${phone}`).join('\r\n')}`);
    const { people: taken, errors } = await checkLines({
      rows,
      columns: ['fullName', 'phone'],
      today: '2026-11-22',
    });
    expect(taken.map(({ phone }) => phone)).toEqual(['6281234567890', '6281234567891', '6281234567892']);
    expect(errors).toEqual([]);
  });

  it('reads line ends of a carriage return alone', async () => {
    expect((await parseFile('Name,Phone\rBudi,0812')).rows).toHaveLength(1);
  });

  it.each([
    ['blank lines only', '\n \n\n', 'empty'],
    ['a heading only', 'Name,Phone\n', 'onlyHeading'],
  ])('refuses %s', async (_name, text, problem) => {
    await expect(parseFile(text)).rejects.toMatchObject({ problem });
  });

  it('reads 20,000 lines whole, and refuses 20,001', async () => {
    const { rows } = await parseFile(people(20_000));
    expect(rows).toHaveLength(20_000);
    expect(rows.at(-1)).toEqual({ line: 20_001, cells: ['Person 19999', '0819999'], isBroken: false });
    await expect(parseFile(people(20_001))).rejects.toMatchObject({ problem: 'tooManyLines' });
  });

  it('yields to the page within 10 ms while it parses', async () => {
    let now = 0;
    // Every read of the clock advances it by a millisecond.
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1));
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    });
    await parseFile(people(1000));
    clearInterval(timer);
    clock.mockRestore();
    expect(turns).toBeGreaterThan(90);
  });
});
