import fs from 'node:fs';
import { createRequire } from 'node:module';
import Papa from 'papaparse';

export interface NamedCode {
  /** Official code, for example `31.74.07`; each level begins with the code of the level above. */
  readonly code: string;
  readonly name: string;
}

const { resolve } = createRequire(import.meta.url);

const readData = (level: 'provinces' | 'regencies' | 'districts' | 'villages'): Buffer =>
  fs.readFileSync(resolve(`idn-area-data/data/${level}.csv`));

/** First column code, last column name. The source writes the apostrophe of names such as Ra'as as a quotation mark. */
const parseRows = (text: string): readonly NamedCode[] =>
  Papa.parse<readonly string[]>(text, { skipEmptyLines: true }).data.map((cells) => ({
    code: cells[0] ?? '',
    name: (cells.at(-1) ?? '').replaceAll('"', "'"),
  }));

/** Lines of the middle of a file; few have the quotation marks that need a parser. */
const parseLines = (text: string): readonly NamedCode[] =>
  text.includes('"')
    ? parseRows(text)
    : text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => ({
          code: line.slice(0, line.indexOf(',')),
          name: line.slice(line.lastIndexOf(',') + 1),
        }));

/** All of a level that is small enough to keep as it is. */
export const readLevel = (level: 'provinces' | 'regencies' | 'districts'): readonly NamedCode[] =>
  parseRows(readData(level).toString('utf8')).slice(1);

const DISTRICT_CODE_LENGTH = '31.74.07'.length;
const LINE_END = 0x0a;

/**
 * 84,000 villages stay one buffer of bytes: only the place of each district's lines is remembered,
 * and a district's lines are read when somebody asks for them. The file is sorted by code.
 */
export const openVillages = (): ((districtCode: string) => readonly NamedCode[]) => {
  const bytes = readData('villages');
  const startOf = new Map<string, readonly [start: number, end: number]>();
  let current = '';
  let currentStart = 0;
  let line = bytes.indexOf(LINE_END) + 1;
  while (line < bytes.length) {
    const code = bytes.toString('latin1', line, line + DISTRICT_CODE_LENGTH);
    if (code !== current) {
      if (current !== '') startOf.set(current, [currentStart, line]);
      current = code;
      currentStart = line;
    }
    const end = bytes.indexOf(LINE_END, line);
    line = end === -1 ? bytes.length : end + 1;
  }
  startOf.set(current, [currentStart, bytes.length]);
  return (districtCode) => {
    const place = startOf.get(districtCode);
    return place ? parseLines(bytes.toString('utf8', ...place)) : [];
  };
};
