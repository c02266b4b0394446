import type { Clock } from '#clock.ts';
import type { Database } from '#core/database/database.ts';
import type { ObjectStore } from './s3-store.ts';
import { claimUnusedObjects, deleteObjects } from './sql/objects.ts';

const AT_ONCE = 64;
const SIDE_BY_SIDE = 8;
/** Whoever dies on the way leaves the rest to the others. */
const AGAIN_MS = 5 * 60_000;

/**
 * Removes what no row names any more: of people who were erased, of photos that were replaced, of transactions that
 * failed. Answers whether there may be more.
 */
export const removeUnusedObjects = async (
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  store: ObjectStore,
): Promise<boolean> => {
  const now = clock.now();
  const again = new Date(now.getTime() + AGAIN_MS);
  const keys = await claimUnusedObjects(db, { now, again, limit: AT_ONCE });
  for (let from = 0; from < keys.length; from += SIDE_BY_SIDE) {
    const some = keys.slice(from, from + SIDE_BY_SIDE);
    await Promise.all(some.map((key) => store.remove(key)));
    await deleteObjects(db, some);
  }
  return keys.length === AT_ONCE;
};
