import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCES = new URL('../../', import.meta.url);

/** Tests and what serves tests look into tables; so may the database, and a product into its own. */
const MAY = /^(repositories|database|testing)[/.]|^products\/[\w-]+\/(testing|repositories)\/|\.test\.ts$/;

it('has SQL in repositories and the database alone', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !MAY.test(file),
  );
  expect(files.length).toBeGreaterThan(150);
  const withSql = files.filter((file) =>
    /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|sql`/.test(
      readFileSync(new URL(file, SOURCES), 'utf8'),
    ),
  );
  expect(withSql).toEqual([]);
});
