import { expect, it } from 'vitest';
import type { GenericSchema } from 'valibot';
import { productModulesFor } from '#areas/product-module.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import type { Parts } from '#testing/caller.ts';
import { newAgent } from '#testing/people.ts';
import { PRODUCT_MODULES } from './all.ts';

const modules = productModulesFor(PRODUCT_MODULES, { mailDomains: [] });
const world = useAreaServer(modules);

const CALLS = modules.flatMap(({ endpoints }) =>
  Object.entries(endpoints).map(([name, row]) => ({ name, row, schemas: row.schemas ?? {} })),
);

const keysOf = (schema: GenericSchema | undefined): readonly string[] =>
  schema !== undefined && 'entries' in schema ? Object.keys(schema.entries as object) : [];

const withZero = (keys: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(keys.map((key) => [key, 'a\u0000']));

it('refuses a zero byte in path, query and body of every call of every product with 400', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  const answers: string[] = [];
  let sent = 0;
  for (const { name, row, schemas } of CALLS) {
    const inPath = [...row.path.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
    const requests: readonly Parts[] = [
      ...(inPath.length === 0 ? [] : [{ params: withZero(inPath) }]),
      ...keysOf(schemas.query).map((key) => ({ query: withZero([key]) })),
      ...(schemas.body === undefined ? [] : [{ body: withZero(keysOf(schemas.body)) }]),
    ];
    for (const parts of requests) {
      const { status, message } = await call(server, headers, name, parts);
      if (status !== 400 || message === '')
        answers.push(`${name} answered ${status} to ${JSON.stringify(parts)}`);
      sent += 1;
    }
  }
  expect(answers).toEqual([]);
  expect(sent).toBeGreaterThan(CALLS.length / 2);
});
