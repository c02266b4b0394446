import { expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const cellsOf = (text: string, delimiter = ',') => [...readCsv(text, delimiter)].map(({ cells }) => cells);
const broken = (text: string) =>
  [...readCsv(text, ',')].filter(({ isBroken }) => isBroken).map(({ line }) => line);

it.each([
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\r\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\rc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"a, b",c', [['a, b', 'c']]],
  ['"a ""b"" c",""', [['a "b" c', '']]],
  ['"a" ,b', [['a', 'b']]],
  ['TV 32",b', [['TV 32"', 'b']]],
  ['a,"b\nc",d', [['a', 'b\nc', 'd']]],
  [',\n', [['', ''], ['']]],
  ['', [['']]],
])('reads %j', (text, rows) => {
  expect(cellsOf(text)).toEqual(rows);
  expect(broken(text)).toEqual([]);
});

it('splits by the delimiter that it is given', () => {
  expect(cellsOf('a,b;"c;d"', ';')).toEqual([['a,b', 'c;d']]);
  expect(cellsOf('a\t"b\tc"', '\t')).toEqual([['a', 'b\tc']]);
});

it('numbers a row by the line on which it starts', () => {
  expect([...readCsv('a,b\n\nc,"d\ne"\nf,g', ',')].map(({ line }) => line)).toEqual([1, 2, 3, 5]);
});

it.each([
  ['that is never closed', 'a,b\n"c,d\ne,f', [2]],
  ['that is closed in the middle of a cell', 'a,b\n"c" x,d\ne,f', [2]],
  ['that is closed by the mark of a later line', 'a,b\n"c,d\ne,f\n"g",h', [2]],
  ['that is closed by the stray mark of a later line', 'a,b\n"c,d\ne",f', [2]],
  ['in the last line', 'a,b\nc,"d', [2]],
])('reports the line of a quotation mark %s, and splits it and the lines below', (_which, text, lines) => {
  expect(broken(text)).toEqual(lines);
  expect(cellsOf(text).every(({ length }) => length === 2)).toBe(true);
  expect(cellsOf(text)).toHaveLength(text.split('\n').length);
});

it('reads a quoted cell of several lines as one cell when its lines are not rows', () => {
  const text = 'name,phone,address\nBudi,0812,"Jalan Dago 12, RT 1\nBandung, Jawa Barat"\nSiti,0813,Depok';
  expect(broken(text)).toEqual([]);
  expect(cellsOf(text)).toHaveLength(3);
});
