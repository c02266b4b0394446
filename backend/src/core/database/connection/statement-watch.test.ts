import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longTransaction } from '#core/database/transaction.ts';
import { insideTrace } from '#core/tracing/current-trace.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { startLoggedBackend } from '#testing/started-backend.ts';
import type { StartedBackend } from '#testing/started-backend.ts';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { statementName, withoutValues } from './statement-watch.ts';

describe('the text of a statement', () => {
  it.each([
    [
      `select * from "leads" where name = 'Sari O''Neil' and phone = '6281234567890'`,
      `select * from "leads" where name = '?' and phone = '?'`,
    ],
    [
      'select $1::text, a1 from t2 where id = 6281234567890 limit 10',
      'select $1::text, a1 from t2 where id = ? limit ?',
    ],
    ['select\n  1.5\n', 'select ?'],
    [`select ${'x'.repeat(600)}`, `select ${'x'.repeat(493)}`],
  ])('has no values and an end: %j', (text, expected) => {
    expect(withoutValues(text)).toBe(expected);
  });

  it.each([
    ['select * from "leads" where "id" = $1', 'select leads'],
    ['insert into "quotes" ("id") values ($1)', 'insert quotes'],
    ['update policies set paid_at = $1', 'update policies'],
    ['  WITH j as (select 1 from "jobs")', 'with jobs'],
    ['commit', 'commit'],
    ['', 'sql'],
  ])('names its span: %j', (text, name) => {
    expect(statementName(text)).toBe(name);
  });
});

describe('a slow statement', () => {
  const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
  const database = useTestDatabase();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-slow-'));
  let backend: StartedBackend;
  beforeAll(async () => {
    const variables = {
      DATABASE_URL: database.opened.url,
      PAYUNG_DATA: folder,
      DATABASE_SLOW_STATEMENT_MS: '30',
    };
    backend = await startLoggedBackend(variables, { clock: testClock(), modules: [kiteModule] });
  }, 120_000);
  afterAll(async () => {
    await backend.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const slowLines = (mark: string): readonly Readonly<Record<string, unknown>>[] =>
    backend
      .log()
      .split('\n')
      .filter((line) => line.includes('slow statement') && line.includes(mark))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const counted = async (): Promise<number> =>
    Number(/^payung_slow_statements_total (\d+)$/m.exec((await backend.app.inject('/metrics')).body)?.[1]);

  it('is logged with text, time and trace, without its values, and counted', async () => {
    const before = await counted();
    const { db } = backend.services;
    await insideTrace({ traceId: TRACE }, () =>
      sql`select pg_sleep(0.04), ${'6281234567890'}::text as first_mark`.execute(db),
    );
    expect(slowLines('first_mark')).toEqual([
      expect.objectContaining({
        level: 40,
        trace_id: TRACE,
        ms: expect.any(Number),
        statement: 'select pg_sleep(?), $1::text as first_mark',
      }),
    ]);
    expect(await counted()).toBeGreaterThan(before);
    expect(backend.log()).not.toContain('6281234567890');
  });

  it('is none where it may take long', async () => {
    const { db } = backend.services;
    await longTransaction(db, (tx) => sql`select pg_sleep(0.04) as second_mark`.execute(tx));
    expect(slowLines('second_mark')).toEqual([]);
  });
});
