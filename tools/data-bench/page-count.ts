import type { Pool, PoolClient } from 'pg';

/** A statement of a call, with the pages of tables and indexes that it reads, its triggers and checks included. */
export interface CountedStatement {
  readonly text: string;
  readonly pages: number;
  /** The same by table and index, most first. */
  readonly byRelation: Readonly<Record<string, number>>;
  /** As the engine has executed it; what triggers do stands nowhere in it. */
  readonly plan: unknown;
}

type AnyQuery = (...given: readonly unknown[]) => Promise<{ readonly rows: readonly unknown[] }>;

const EXPLAINED = /^\s*(?:select|insert|update|delete|with)\b/i;
const BEGINS = /^\s*(?:begin|start transaction)\b/i;
const ENDS = /^\s*(?:commit|rollback(?! to))\b/i;

/**
 * What the open transaction has read so far, by table and index: from the cache or from the disk. The engine counts it
 * for itself, so that triggers and foreign keys are in it, of which a plan says nothing.
 */
const READ_SO_FAR = `
  select n.nspname || '.' || c.relname as name, pg_stat_get_xact_blocks_fetched(c.oid)::int as pages
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'i', 't') and n.nspname not in ('pg_catalog', 'information_schema')
    and pg_stat_get_xact_blocks_fetched(c.oid) > 0`;

interface ReadRow {
  readonly name: string;
  readonly pages: number;
}

interface ExplainRow {
  readonly 'QUERY PLAN': readonly { readonly Plan: unknown }[];
}

const readSoFar = async (query: AnyQuery): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await query(READ_SO_FAR);
  return new Map(
    (rows as readonly ReadRow[]).map(({ name, pages }) => [name.replace(/^public\./, ''), pages]),
  );
};

/** Pages by table and index, without those of somebody else. */
const without = (
  all: ReadonlyMap<string, number>,
  others: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> =>
  new Map([...all].map(([name, pages]) => [name, pages - (others.get(name) ?? 0)]));

/** Runs a statement in the transaction that is open, and takes it back. */
const countTakenBack = async (
  query: AnyQuery,
  [text, values]: readonly [text: string, values: unknown],
): Promise<CountedStatement> => {
  // One that fails has read as well, and fails once more when it is executed for its caller.
  const explain = (how: string) =>
    query(`explain (${how} format json) ${text}`, values).catch(() => undefined);
  const takeBack = () => query('rollback to savepoint before_statement');
  await query('savepoint before_statement');
  // The planner reads as well, most of it once for each connection: it is asked before, to know what is of it.
  await explain('');
  await takeBack();
  const first = await readSoFar(query);
  await explain('');
  await takeBack();
  const second = await readSoFar(query);
  const explained = await explain('analyze, buffers,');
  await takeBack();
  const read = [...without(without(await readSoFar(query), second), without(second, first))]
    .filter(([, pages]) => pages > 0)
    .toSorted(([, one], [, other]) => other - one);
  await query('release savepoint before_statement');
  return {
    text,
    pages: read.reduce((sum, [, pages]) => sum + pages, 0),
    byRelation: Object.fromEntries(read),
    plan: (explained?.rows as readonly ExplainRow[] | undefined)?.[0]?.['QUERY PLAN'][0]?.Plan,
  };
};

/** The same, beginning where the caller stands: in a transaction of the call, or outside. */
const count = async (
  query: AnyQuery,
  statement: readonly [text: string, values: unknown],
  isInTransaction: boolean,
): Promise<CountedStatement> => {
  if (isInTransaction) return await countTakenBack(query, statement);
  await query('begin');
  const counted = await countTakenBack(query, statement);
  await query('rollback');
  return counted;
};

/**
 * What each statement of the work reads. It is executed twice, with its values: once to be counted, which is taken back,
 * then for its caller. So each is counted on what the statements before it have left, also where it may run only once.
 */
export const countPages = async (
  pool: Pool,
  work: () => Promise<unknown>,
): Promise<readonly CountedStatement[]> => {
  const statements: CountedStatement[] = [];
  const restore: (() => void)[] = [];
  const heard = new WeakSet<PoolClient>();
  const listen = (client: PoolClient): void => {
    if (heard.has(client)) return;
    heard.add(client);
    const original: unknown = Reflect.get(client, 'query');
    const query: AnyQuery = (...given) => Reflect.apply(original as AnyQuery, client, given);
    let isInTransaction = false;
    const counting = async (text: string, values: unknown) => {
      statements.push(await count(query, [text, values], isInTransaction));
      return await query(text, values);
    };
    const listening: AnyQuery = (...given) => {
      const [text, values] = given;
      if (typeof text !== 'string' || typeof given.at(-1) === 'function') return query(...given);
      if (EXPLAINED.test(text)) return counting(text, values);
      if (BEGINS.test(text)) isInTransaction = true;
      if (ENDS.test(text)) isInTransaction = false;
      return query(...given);
    };
    Reflect.set(client, 'query', listening);
    restore.push(() => Reflect.set(client, 'query', original));
  };
  pool.on('acquire', listen);
  try {
    await work();
  } finally {
    pool.off('acquire', listen);
    for (const undo of restore) undo();
  }
  return statements;
};
