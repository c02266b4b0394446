import { importCsv } from '#core/csv/checked-csv.ts';
import type { Database } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { deletePlaces, insertPlaces } from './sql.ts';
import { PLACE_COLUMNS, readPlaceLine } from './place-line.ts';
import { findVillage } from './reference.ts';

/** Puts the file in the place of what was imported before: all of it, or nothing. Answers the number of places. */
export const importPlaces = (db: Database, open: () => AsyncIterable<Buffer>): Promise<number> =>
  transaction(db, async (trx) => {
    await deletePlaces(trx);
    return await importCsv(open(), {
      columns: PLACE_COLUMNS,
      what: 'places',
      readLine: (cells) => readPlaceLine(cells, (code) => findVillage(code) !== undefined),
      keyOf: ({ village_code: code }) => code,
      insert: (rows) => insertPlaces(trx, rows),
    });
  });
