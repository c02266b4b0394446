import { describe, expect, it } from 'vitest';
import { splitText } from '#paste-list/write-step.tsx';
import { readPastedList } from './pasted-list.ts';

const TODAY = '2027-02-01';
const read = (text: string) => readPastedList(splitText(text), TODAY);
const given = (text: string) => read(text).lines.map((line) => line.given);
const only = (text: string) => read(text).lines[0];

const SITI = {
  name: 'Siti Rahayu',
  birthDate: '1985-03-05',
  idCard: '3273014503850001',
  phone: '081234567890',
  email: 'siti@gmail.com',
  address: 'Jalan Dago 12, Bandung',
  beneficiaryName: 'Ani Rahayu',
  beneficiaryRelation: 'child',
  beneficiaryBirthDate: '2010-01-31',
  guardianName: 'Rudi',
};
const CELLS = [
  'Siti Rahayu',
  '05/03/1985',
  '3273014503850001',
  '081234567890',
  'siti@gmail.com',
  'Jalan Dago 12, Bandung',
  'Ani Rahayu',
  'Anak',
  '31 Januari 2010',
  'Rudi',
];

describe('the separator', () => {
  it('can be the tab of a spreadsheet, also when an address has commas and semicolons', () => {
    expect(given(CELLS.join('\t'))).toEqual([SITI]);
    expect(given(['Budi', '', '', '', '', 'Jalan A; B, C'].join('\t'))).toEqual([
      { name: 'Budi', address: 'Jalan A; B, C' },
    ]);
  });

  it('can be a semicolon, with commas in an address', () => {
    expect(given(CELLS.join(';'))).toEqual([SITI]);
  });

  it('can be a comma, with a quoted cell that has commas, quotation marks and a line break', () => {
    const quoted = CELLS.map((cell) => `"${cell}"`).join(',');
    expect(given(quoted)).toEqual([SITI]);
    const text = 'Budi,,,,,"Jalan ""Merdeka"" 1,\nJakarta"\nSiti';
    expect(given(text)).toEqual([{ name: 'Budi', address: 'Jalan "Merdeka" 1, Jakarta' }, { name: 'Siti' }]);
  });

  it.each(['\n', '\r\n', '\r'])('works with line ends of every kind', (end) => {
    expect(given(`Budi\t\t${end}Siti\t\t${end}`)).toEqual([{ name: 'Budi' }, { name: 'Siti' }]);
  });

  it('reports the line whose quotation marks do not match', () => {
    expect(read('Budi,1/2/1990\n"Siti,1/2/1990').lines.map(({ line, problems }) => [line, problems])).toEqual(
      [
        [1, []],
        [2, [{ message: 'pa.paste.quotes' }]],
      ],
    );
  });

  it.each([
    [
      'closed in the middle of a cell',
      '"Budi" Santoso,1/2/1990\nSiti,3/4/1991\n"Rina",5/6/1992\nJoko,7/8/1993',
      ['Siti', 'Rina', 'Joko'],
    ],
    ['never closed', '"Budi,1/2/1990\nSiti,3/4/1991\nAgus,5/6/1992', ['Siti', 'Agus']],
    ['closed in another line', '"Budi,1/2/1990\nSiti",3/4/1991\nAgus,5/6/1992', ['Siti"', 'Agus']],
  ])('lets every other line be read when a quotation mark is %s', (_how, text, names) => {
    const [first, ...others] = read(text).lines;
    expect([first?.line, first?.problems]).toEqual([1, [{ message: 'pa.paste.quotes' }]]);
    expect(others.map(({ line, given: { name }, problems }) => [line, name, problems])).toEqual(
      names.map((name, at) => [at + 2, name, []]),
    );
  });

  it('reports a line with more cells than columns', () => {
    expect(only([...CELLS, 'more'].join('\t'))?.problems).toEqual([{ message: 'pa.paste.tooManyCells' }]);
  });
});

describe('reading lines', () => {
  it('skips blank lines but counts them in the line numbers', () => {
    const text = '\n\t\t\nBudi\t1/2/1990\n \t\u00A0\t\n""\t""\nSiti\t1/2/1990\n\n';
    expect(read(text).lines.map(({ line, given: { name } }) => [line, name])).toEqual([
      [3, 'Budi'],
      [6, 'Siti'],
    ]);
    expect(read(' \n\n').lines).toEqual([]);
  });

  it('follows a line of headings in both languages and in any order', () => {
    expect(given('Tgl. Lahir\tNAMA LENGKAP\tNo. HP\n5/3/1985\tSiti\t0812')).toEqual([
      { birthDate: '1985-03-05', name: 'Siti', phone: '0812' },
    ]);
    expect(given("Name;Date of birth;Beneficiary's name\nSiti;5/3/1985;Ani")).toEqual([
      { name: 'Siti', birthDate: '1985-03-05', beneficiaryName: 'Ani' },
    ]);
  });

  it('reports unknown headings and ignores their columns', () => {
    const list = read('No\tNama\tGolongan darah\tNIK\n1\tSiti\tO\t3273014503850001');
    expect(list.ignored).toEqual(['No', 'Golongan darah']);
    expect(list.lines[0]?.given).toEqual({ name: 'Siti', idCard: '3273014503850001' });
    expect(list.lines[0]?.line).toBe(2);
  });

  it('ignores running numbers', () => {
    expect(given('1\tBudi\t1/2/1990\n2.\tSiti\t3/4/1991')).toEqual([
      { name: 'Budi', birthDate: '1990-02-01' },
      { name: 'Siti', birthDate: '1991-04-03' },
    ]);
  });
});

describe('reading cells', () => {
  it.each([
    ['5/3/1985', '1985-03-05'],
    ['05-03-1985', '1985-03-05'],
    ['5 Maret 1985', '1985-03-05'],
    ['5 Mar 85', '1985-03-05'],
    ['5/3/45', '1945-03-05'],
    ['5/3/19', '2019-03-05'],
    ['1985-03-05 00:00:00', '1985-03-05'],
    ['05031985', '1985-03-05'],
    ['31/02/1985', '31/02/1985'],
    ['31111', '31111'],
  ])('reads the date %s as %s', (typed, iso) => {
    expect(given(`Siti\t${typed}`)).toEqual([{ name: 'Siti', birthDate: iso }]);
  });

  it.each([
    ['0812 3456-7890', '081234567890', []],
    ['+62 812-3456-7890', '081234567890', []],
    ['6281234567890', '081234567890', []],
    ['\u202A+62 812\u20113456\u20117890\u202C', '081234567890', []],
    ['tel:+6281234567890', '081234567890', []],
    ['+62 857-1234-56789', '0857123456789', []],
    ["'081234567890", '081234567890', []],
    ['81234567890', '081234567890', [{ column: 'phone', message: 'pa.paste.phoneZero' }]],
    ['rumah', 'rumah', []],
  ])('reads the phone %s as %s', (typed, phone, notes) => {
    const line = only(`Siti\t\t\t${typed}`);
    expect([line?.given.phone, line?.notes, line?.problems]).toEqual([phone, notes, []]);
  });

  it.each([
    ['3273014503850001', []],
    ['3273 0145 0385 0001', []],
    ["'3273014503850001", []],
    ['3.27301E+15', [{ column: 'idCard', message: 'pa.paste.idRounded' }]],
    ['3,27301E+15', [{ column: 'idCard', message: 'pa.paste.idRounded' }]],
    ['3273014503850000', [{ column: 'idCard', message: 'pa.paste.idRounded' }]],
  ])('reports whether a spreadsheet rounded the ID number %s', (typed, problems) => {
    expect(only(`Siti\t\t${typed}`)?.problems).toEqual(problems);
  });

  it('warns of one ID number that ends with 0, and refuses several', () => {
    expect(only('Siti\t\t3273014503850010')).toMatchObject({
      problems: [],
      notes: [{ column: 'idCard', message: 'pa.paste.idZero' }],
    });
    const several = read('Siti\t\t3273014503850010\nBudi\t\t3273014503850020').lines;
    expect(several.map(({ problems, notes }) => [problems, notes])).toEqual([
      [[{ column: 'idCard', message: 'pa.paste.idRounded' }], []],
      [[{ column: 'idCard', message: 'pa.paste.idRounded' }], []],
    ]);
  });

  it('reports a phone number in scientific notation', () => {
    expect(only('Siti\t\t\t8.12346E+11')?.problems).toEqual([
      { column: 'phone', message: 'pa.paste.phoneRounded' },
    ]);
  });

  it.each(['=1+1', '=HYPERLINK("https://evil.example")', '@SUM(A1)', '+cmd|calc', '-2+3+A1'])(
    'refuses the formula %s',
    (formula) => {
      const line = only(
        `${formula.includes('"') ? `"${formula.replaceAll('"', '""')}"` : formula}\t1/2/1990`,
      );
      expect(line?.given).toEqual({ birthDate: '1990-02-01' });
      expect(line?.problems).toEqual([{ column: 'name', message: 'pa.paste.formula' }]);
    },
  );

  it.each([
    ['Istri', 'spouse'],
    ['child', 'child'],
    ['Brother or sister', 'sibling'],
    ['IBU', 'parent'],
  ])('recognises the relation %s', (word, id) => {
    expect(only(`Siti\t\t\t\t\t\t\t${word}`)?.given.beneficiaryRelation).toBe(id);
  });

  it('reads an unknown relation as "other", with a note', () => {
    expect(only('Siti\t\t\t\t\t\t\tTeman')).toMatchObject({
      given: { beneficiaryRelation: 'other', otherRelation: 'Teman' },
      notes: [{ column: 'beneficiaryRelation', message: 'pa.paste.relationOther' }],
    });
  });

  it('reads a dash as empty, and removes invisible characters', () => {
    expect(given('\uFEFFSiti\u200B\u00A0Rahayu\t-\t–')).toEqual([{ name: 'Siti Rahayu' }]);
  });
});
