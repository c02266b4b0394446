import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCES = new URL('../../', import.meta.url);

/** Tests and what serves tests look into tables; so may the database, and an area or a product in its own SQL. */
const MAY =
  /^core\/database\/|(^|\/)testing\/|\/sql\/|[/-]sql\.ts$|^products\/[\w-]+\/repositories\/|\.test\.ts$/;

it('has SQL in files named for it and the database alone', () => {
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
