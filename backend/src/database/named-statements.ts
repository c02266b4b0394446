import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

const MAX_NAMES = 400;
/** Other statements (begin, declare, several at once) have no plan worth keeping. */
const HAS_PLAN = /^\s*(select|insert|update|delete|with)\b/i;

type AnyQuery = (...given: readonly unknown[]) => unknown;

/**
 * Gives the statements of this pool a name, so that the engine parses each text once. Only for the embedded
 * engine: it belongs to one process that migrates before it serves, so a kept plan can never be of an older shape.
 */
export const nameStatements = (pool: Pool): Pool => {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_NAMES || !HAS_PLAN.test(text)) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    names.set(text, name);
    return name;
  };
  pool.on('connect', (client: PoolClient) => {
    const query = (client.query as AnyQuery).bind(client);
    const named: AnyQuery = (text, values, ...rest) => {
      const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
      return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
    };
    Reflect.set(client, 'query', named);
  });
  return pool;
};
