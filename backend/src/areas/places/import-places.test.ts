import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#core/database/database.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { BadCsv } from '#core/csv/read-csv.ts';
import { importPlaces } from './import-places.ts';
import { listDistricts, listSubDistricts } from './reference.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(() => opened.db.deleteFrom('places').execute());

const HEADER = 'code,postal_code,latitude,longitude';
/** What a file stream gives at once. */
const CHUNK = 64 * 1024;
const SELONG = '31.74.07.1004';
const SENAYAN = '31.74.07.1006';

/** In pieces of a few bytes, so that every line is torn somewhere. */
const inPieces = (text: string, size = 7) =>
  async function* pieces(): AsyncGenerator<Buffer> {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  };
const importText = (text: string, size?: number): Promise<number> =>
  importPlaces(opened.db, inPieces(text, size));
const file = (...lines: readonly string[]): string => [HEADER, ...lines, ''].join('\n');
const stored = () => opened.db.selectFrom('places').selectAll().orderBy('village_code').execute();

describe('an import of places', () => {
  it('stores codes and coordinates, and empty cells as empty', async () => {
    expect(await importText(file(`${SELONG},12110,-6.237,106.804`, `${SENAYAN},,,`))).toBe(2);
    expect(await stored()).toEqual([
      { village_code: SELONG, postal_code: '12110', latitude: -6.237, longitude: 106.804 },
      { village_code: SENAYAN, postal_code: '', latitude: null, longitude: null },
    ]);
  });

  it('replaces the places of the first file by those of the second', async () => {
    await importText(file(`${SELONG},12110,,`));
    await importText(file(`${SENAYAN},12190,,`));
    expect((await stored()).map((row) => row.village_code)).toEqual([SENAYAN]);
  });

  it('reads what spreadsheets write: a byte order mark, CRLF, quotation marks, blank lines, no last line end', async () => {
    const text = `\uFEFF"code","postal_code","latitude","longitude"\r\n\r\n"${SELONG}","12110"," -6.237 ","106.804"\r\n${SENAYAN},12190,,`;
    expect(await importText(text)).toBe(2);
    expect((await stored()).map((row) => [row.postal_code, row.latitude])).toEqual([
      ['12110', -6.237],
      ['12190', null],
    ]);
  });

  it('reports the error of every invalid line, and keeps the stored places', async () => {
    await importText(file(`${SELONG},12110,,`));
    const wrong = file(
      `${SENAYAN},1219,,`,
      `31.74.07.9999,12190,,`,
      `317407,12190,,`,
      `${SENAYAN},12190,-6.2,`,
      `${SENAYAN},12190,"-6,2",106.8`,
      `${SENAYAN},12190,48.1,11.5`,
      `${SENAYAN},12190`,
      `${SENAYAN},12190,,`,
      `${SENAYAN},12190,,`,
    );
    await expect(importText(wrong)).rejects.toThrow(
      [
        'Nothing was imported, because of these:',
        'Line 2: postal code "1219" does not have five digits',
        'Line 3: there is no village 31.74.07.9999',
        'Line 4: code "317407" is not like 31.74.07.1004',
        'Line 5: latitude and longitude must be given both, or neither',
        'Line 6: latitude "-6,2" is not in decimal degrees with a point',
        'Line 7: 48.1, 11.5 is not in Indonesia',
        'Line 8: has 2 columns, not 4',
        `Line 10: ${SENAYAN} stands in line 9 already`,
      ].join('\n'),
    );
    expect((await stored()).map((row) => row.village_code)).toEqual([SELONG]);
  });

  it('counts line numbers as an editor does, also after a cell of two lines', async () => {
    await expect(importText(file(`"31\n74",12110,,`, 'x,,,'))).rejects.toThrow('Line 4: code "x"');
  });

  it('refuses an unclosed quotation mark, another header and an empty file', async () => {
    await expect(importText(file(`"${SELONG},12110,,`))).rejects.toThrow(/Line 2: .*[Qq]uote/);
    await expect(importText(`village;zip\n${SELONG};12110\n`)).rejects.toThrow(`must be ${HEADER}`);
    await expect(importText(HEADER)).rejects.toThrow('the file has no places');
    await expect(importText('')).rejects.toThrow(BadCsv);
  });

  it('shows twenty errors and counts the others', async () => {
    const lines = Array.from({ length: 23 }, () => 'x,,,');
    await expect(importText(file(...lines))).rejects.toThrow(/Line 21: [^\n]*\n… and 3 more$/);
  });

  it('imports thousands of lines in batches, and none when the last is invalid', async () => {
    const cities = [
      'Kota Bandung',
      'Kabupaten Bandung',
      'Kabupaten Garut',
      'Kabupaten Bogor',
      'Kabupaten Cianjur',
    ];
    const villages = cities.flatMap((city) =>
      listDistricts('32', city).flatMap(({ name: district }) => listSubDistricts('32', district, city)),
    );
    expect(villages.length).toBeGreaterThan(1000);
    const lines = villages.map(({ code }) => `${code},40111,,`);
    await expect(importText(file(...lines, 'x,,,'), CHUNK)).rejects.toThrow(`Line ${lines.length + 2}`);
    expect(await stored()).toEqual([]);
    expect(await importText(file(...lines), CHUNK)).toBe(villages.length);
    expect(await stored()).toHaveLength(villages.length);
  });
});
