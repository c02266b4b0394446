import type { CompiledQuery } from 'kysely';
import { poolOf, sealOf } from './database.ts';
import type { Queries } from './database.ts';
import { openRows } from './sealed-numbers.ts';

/** Stands in a query for the value that comes with each run. */
class Placeholder {
  readonly at: number;

  constructor(at: number) {
    this.at = at;
  }
}

/** On the root straight to the driver: there is nothing left for the query builder to do. */
const rowsOf = async <Row>(db: Queries, query: CompiledQuery<Row>): Promise<readonly Row[]> => {
  const pool = poolOf(db);
  if (pool === undefined) return (await db.executeQuery(query)).rows;
  const client = await pool.connect();
  try {
    const { rows } = await client.query<Row>(query.sql, query.parameters);
    const seal = sealOf(db);
    return seal === undefined ? rows : openRows(seal, rows);
  } finally {
    client.release();
  }
};

/**
 * A query whose SQL is built once, for reads that requests make all the time. The values are parameters of it: the
 * SQL must not depend on them.
 */
export const prepared = <Values extends readonly unknown[], Row>(
  build: (db: Queries, ...values: Values) => CompiledQuery<Row>,
): ((db: Queries, ...values: Values) => Promise<readonly Row[]>) => {
  let query: CompiledQuery<Row> | undefined;
  return async (db, ...values) => {
    query ??= build(db, ...(values.map((_value, at) => new Placeholder(at)) as readonly unknown[] as Values));
    const parameters = query.parameters.map((each) => (each instanceof Placeholder ? values[each.at] : each));
    return rowsOf(db, { ...query, parameters });
  };
};
