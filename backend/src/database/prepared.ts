import type { CompiledQuery } from 'kysely';
import type { Queries } from './database.ts';

/** Stands in a query for the value that comes with each run. */
class Placeholder {
  readonly at: number;

  constructor(at: number) {
    this.at = at;
  }
}

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
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
};
