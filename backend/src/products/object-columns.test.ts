import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { objectColumnsOf } from '#app/objects/object-columns.ts';
import { productModulesFor } from '#areas/product-module.ts';
import { readEnvironment } from '#environment.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { PRODUCT_MODULES } from './all.ts';

const database = useTestDatabase();

/** One that is not listed would be neither moved nor sealed again; one without triggers would leave its objects behind. */
it('lists every table that may name objects, each with the triggers that follow them', async () => {
  const { rows } = await sql<{ table: string; triggers: number }>`
    select c.relname as "table", (select count(*)::int from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgrelid = c.oid and p.proname = 'follow_objects') as triggers
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'object_key'
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace order by 1`.execute(
    database.db,
  );
  const listed = objectColumnsOf(productModulesFor(PRODUCT_MODULES, readEnvironment({})));
  expect(rows.map(({ table }) => table)).toEqual(listed.map(({ table }) => table).toSorted());
  expect(rows.map(({ triggers }) => triggers)).toEqual(rows.map(() => 3));
});
