import fs from 'node:fs';
import { importCsv } from '#core/csv/read-csv.ts';
import type { Database, Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { hasModels, lockCatalogue, refillGrams, retireModels, saveModels } from '../sql/vehicle-models.ts';
import { readVehicleLine, VEHICLE_COLUMNS } from './vehicle-line.ts';

type File = () => AsyncIterable<Buffer>;

const importInto = async (trx: Queries, open: File, now: Date): Promise<number> => {
  await retireModels(trx, now);
  const count = await importCsv(open(), {
    columns: VEHICLE_COLUMNS,
    what: 'models',
    readLine: readVehicleLine,
    keyOf: ({ key }) => key,
    insert: (rows) => saveModels(trx, rows),
  });
  await refillGrams(trx);
  return count;
};

/**
 * Makes the file the catalogue: all of it, or nothing. Models that it does not name are retired and never
 * deleted; those that it names again count again. Answers the number of models.
 */
export const importVehicles = (db: Database, open: File, now: Date): Promise<number> =>
  transaction(db, async (trx) => {
    await lockCatalogue(trx);
    return await importInto(trx, open, now);
  });

const EXAMPLE = new URL('vehicles.csv', import.meta.url);

/** The example catalogue where there is none yet; what an operator has imported stays. */
export const fillCatalogue = (db: Database, now: Date): Promise<void> =>
  transaction(db, async (trx) => {
    await lockCatalogue(trx);
    if (await hasModels(trx)) return;
    await importInto(trx, () => fs.createReadStream(EXAMPLE), now);
  });
