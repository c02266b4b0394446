import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { searchText } from '@payung/shared/domain/text/search-text.ts';
import { useTestDatabase } from '#testing/test-database.ts';

const database = useTestDatabase();

const TEXTS = [
  "Nur'aini",
  'Nur’aini',
  'Nur´aini',
  'Nurʼaini',
  'D＇Angelo',
  '  José   ÑOÑO\tSántoso ',
  'Łukasz Øre Đorđe İstanbul ıI',
  'Ａｎｉ ﬁtri',
  'zero\u200Bwidth \u200Eleft\u202A',
  'soft\u00ADhyphen\u00A0blank\u202Fnarrow',
  '100%_\\ "Budi"',
  'Ελένη Иван',
  '',
];

it('normalises a name in SQL exactly as in TypeScript [R71]', async () => {
  const { db } = database;
  for (const text of TEXTS) {
    const { rows } = await sql<{ text: string }>`select searched_text(${text}) as text`.execute(db);
    expect([text, rows[0]?.text]).toEqual([text, searchText(text)]);
  }
});

it('stores the words of a name, and the words joined without blanks [R71]', async () => {
  const { rows } = await sql<{ words: string }>`
    select joined_words(searched_name('Siti', 'Nur Aini')) as words`.execute(database.db);
  expect(rows[0]?.words).toBe('siti nur aini sitinuraini nuraini');
});
