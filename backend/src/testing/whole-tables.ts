import type { Pool, PoolClient } from 'pg';
import type { OpenDatabase } from '#core/database/database.ts';

/** Every statement that goes to the database from now on, without its values. */
export const recordStatements = (pool: Pool): Set<string> => {
  const texts = new Set<string>();
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: readonly unknown[]) => unknown;
    const recorded = (...given: readonly unknown[]): unknown => {
      const [first] = given;
      const text = typeof first === 'string' ? first : (first as { readonly text?: unknown } | null)?.text;
      if (typeof text === 'string') texts.add(text);
      return query(...given);
    };
    Reflect.set(client, 'query', recorded);
  });
  return texts;
};

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

/** The first rows in the order of an index are few, whatever stands behind them. */
const isOfFirstRows = (node: PlanNode): boolean =>
  node['Node Type'] === 'Limit' && node.Plans?.[0]?.Filter === undefined && isIndexScan(node.Plans?.[0]);

const isIndexScan = (node: PlanNode | undefined): boolean =>
  /^Index (?:Only )?Scan$/.test(node?.['Node Type'] ?? '');

const nodesOf = (node: PlanNode): readonly PlanNode[] =>
  isOfFirstRows(node) ? [] : [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;

/** Indexes that hold a part of their table only, such as what is open: reading one of them whole is no fault. */
const partialIndexes = async (client: PoolClient): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  );
  return new Set(rows.map(({ name }) => name));
};

/**
 * The tables that a statement reads from beginning to end, because no index leads to its rows; as the planner sees it
 * where it may read a whole table only if there is no other way.
 */
const wholeTableReads = async (
  pool: Pool,
  texts: Iterable<string>,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const client = await pool.connect();
  const found = new Map<string, readonly string[]>();
  try {
    await client.query('begin');
    // As of tables that nobody has counted: of a few rows, or of one value, an index would be no better than the whole.
    await client.query('set local allow_system_table_mods = on');
    await client.query('delete from pg_statistic');
    await client.query(`select pg_clear_relation_stats(n.nspname, c.relname)
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'i')`);
    // What reads more than it needs would be cheapest, too.
    for (const way of ['seqscan', 'hashjoin', 'mergejoin', 'material', 'memoize'])
      await client.query(`set enable_${way} = off`);
    const partial = await partialIndexes(client);
    for (const text of texts) {
      const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
        `explain (generic_plan, format json) ${text}`,
      );
      const plans = rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan));
      const read = plans
        .flatMap(nodesOf)
        .filter(
          (node) =>
            node['Node Type'] === 'Seq Scan' ||
            (isIndexScan(node) && node['Index Cond'] === undefined && !partial.has(node['Index Name'] ?? '')),
        );
      const names = read.map((node) => node['Relation Name'] ?? '');
      // The library of jobs has what waits there, and nothing that was done.
      const tables = names.filter((name) => name !== '_private_jobs').toSorted();
      if (tables.length > 0) found.set(text, [...new Set(tables)]);
    }
  } finally {
    client.release(true);
  }
  return found;
};

/** The statements of some work that read a table from beginning to end, with what they read. */
export const wholeReadsBy = async (
  { opened, texts }: { readonly opened: Pick<OpenDatabase, 'pool'>; readonly texts: Set<string> },
  work: () => Promise<unknown>,
): Promise<readonly string[]> => {
  texts.clear();
  await work();
  const made = [...texts].filter((text) => PLANNED.test(text));
  if (made.length === 0) throw new Error('No statement was recorded');
  return [...(await wholeTableReads(opened.pool, made))].map(([text, tables]) => `${tables.join()}: ${text}`);
};
