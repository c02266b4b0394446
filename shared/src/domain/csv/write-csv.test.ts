import { expect, it } from 'vitest';
import { csvCell, csvLine } from './write-csv.ts';

it.each([
  ['=1+1', `"'=1+1"`],
  ['+62 812', `"'+62 812"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['   =1+1', `"'   =1+1"`],
  ['\u00A0=1+1', `"'\u00A0=1+1"`],
  ['\u200B=1+1', `"'\u200B=1+1"`],
  ['\uFEFF=1+1', `"'\uFEFF=1+1"`],
  ['\t=1+1', `"'\t=1+1"`],
  ['\tplain', `"'\tplain"`],
  ['\r=1+1', `"' =1+1"`],
  ['\n=1+1', `"' =1+1"`],
  [' \nplain', `"'  plain"`],
  ['＝1+1', `"'＝1+1"`],
  ['＋1', `"'＋1"`],
  ['－1', `"'－1"`],
  ['＠SUM(A1)', `"'＠SUM(A1)"`],
  ['　＝1', `"'　＝1"`],
  ['−1', `"'−1"`],
  ['"=1+1', `"'""=1+1"`],
  ["'=1+1", `"''=1+1"`],
])('writes %j as text that no spreadsheet calculates', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

it.each([
  ['Budi Santoso', '"Budi Santoso"'],
  ['', '""'],
  ['PT "Maju", Tbk; Jakarta', '"PT ""Maju"", Tbk; Jakarta"'],
  ['Jalan Dago 12\r\nBandung', '"Jalan Dago 12 Bandung"'],
  ['Dago\n=1+1', '"Dago =1+1"'],
  ['a = b', '"a = b"'],
  ['budi@payung.test', '"budi@payung.test"'],
  ['zero\u0000byte', '"zerobyte"'],
])('writes %j unchanged', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

it('writes a number as a number', () => {
  expect(csvLine([199_000, -5, 0, 'Q1'])).toBe('199000,-5,0,"Q1"\r\n');
  expect(csvLine([1, 'a;b', 2], ';')).toBe('1;"a;b";2\r\n');
});
