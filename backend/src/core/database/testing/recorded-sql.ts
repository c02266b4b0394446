import type { Pool, PoolClient } from 'pg';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

type AnyQuery = (...given: readonly unknown[]) => unknown;

/** What the driver was asked while the work ran: the very SQL of a request, by which to measure the bare driver. */
export const recordSql = async (pool: Pool, work: () => Promise<unknown>): Promise<readonly Statement[]> => {
  const statements: Statement[] = [];
  const restore: (() => void)[] = [];
  const heard = new WeakSet<PoolClient>();
  const listen = (client: PoolClient): void => {
    if (heard.has(client)) return;
    heard.add(client);
    const query: unknown = Reflect.get(client, 'query');
    const recording: AnyQuery = (...given) => {
      const [text, values] = given;
      if (typeof text === 'string') statements.push({ text, values: Array.isArray(values) ? values : [] });
      return Reflect.apply(query as AnyQuery, client, given);
    };
    Reflect.set(client, 'query', recording);
    restore.push(() => Reflect.set(client, 'query', query));
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

/** Runs the statements on one connection, as the request did. */
export const runOnce = async (pool: Pool, statements: readonly Statement[]): Promise<void> => {
  const client = await pool.connect();
  try {
    for (const { text, values } of statements) await client.query(text, [...values]);
  } finally {
    client.release();
  }
};

/** Rounds of the statements a second. */
export const replayRate = async (
  pool: Pool,
  statements: readonly Statement[],
  { atOnce, forMs }: { readonly atOnce: number; readonly forMs: number },
): Promise<number> => {
  let done = 0;
  const began = performance.now();
  const until = began + forMs;
  const worker = async (): Promise<void> => {
    while (performance.now() < until) {
      await runOnce(pool, statements);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (done * 1000) / (performance.now() - began);
};
