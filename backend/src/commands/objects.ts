import { parseArgs } from 'node:util';
import { objectColumnsOf } from '#app/objects/object-columns.ts';
import { productModulesFor } from '#areas/product-module.ts';
import { systemClock } from '#clock.ts';
import { joinDatabase } from '#core/database/open-database.ts';
import { moveObjects } from '#core/objects/move-objects.ts';
import { removeUnusedObjects } from '#core/objects/remove-unused.ts';
import { openS3 } from '#core/objects/s3-store.ts';
import type { StoreName } from '#core/objects/settings.ts';
import { countObjects } from '#core/objects/sql/objects.ts';
import { PRODUCT_MODULES } from '#products/all.ts';
import type { Environment } from '#environment.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'npm run objects -w backend -- move --to s3, or --to postgresql';

const storeNamed = (name: string | undefined): StoreName => {
  if (name === 's3' || name === 'postgresql') return name;
  throw new Error(`Say where to: ${USAGE}`);
};

/** Servers that go on writing into the other store would never let the move come to an end. */
const requireNewThere = ({ objects: { newIn, s3 } }: Environment, to: StoreName) => {
  if (newIn !== to)
    throw new Error(
      `Servers keep what is new in ${newIn}: start all of them with PAYUNG_OBJECTS=${to} first, and this command too`,
    );
  if (s3 === undefined) throw new Error('There is no object store: set S3_ENDPOINT and what belongs to it');
  return s3;
};

const say = (moved: number): void => void process.stderr.write(`Moved so far: ${moved}\n`);

/** Moves photos, cards and printed documents between PostgreSQL and the object store, beside servers that run. */
await runCommand(async (environment) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
  if (positionals.join(' ') !== 'move') throw new Error(`Say what to do: ${USAGE}`);
  const to = storeNamed(values.to);
  const s3 = requireNewThere(environment, to);
  const { databaseUrl, data } = environment;
  const database = await joinDatabase({ databaseUrl, data });
  const store = await openS3(s3);
  try {
    const parts = { db: database.db, clock: systemClock };
    const columns = objectColumnsOf(productModulesFor(PRODUCT_MODULES, environment));
    const moved = await moveObjects({ ...parts, columns, store, to, say });
    while (await removeUnusedObjects(parts, store));
    const { all, unused } = await countObjects(database.db);
    const left = `In the object store now: ${all}, of which ${unused} belong to nothing and are removed within a day`;
    return `Moved to ${to}: ${moved}. ${left}`;
  } finally {
    store.close();
    await database.close();
  }
});
