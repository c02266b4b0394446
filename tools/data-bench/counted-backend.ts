import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { createToken, hashToken } from 'backend/core/access/secrets.ts';
import { insertSession } from 'backend/core/access/sql/sessions.ts';
import { PATIENT_LIMITS } from 'backend/core/database/connection/limits.ts';
import { openDatabase } from 'backend/core/database/open-database.ts';
import { readEnvironment } from 'backend/environment.ts';
import { MODES } from 'backend/modes.ts';
import { PRODUCT_MODULES } from 'backend/products/all.ts';
import { startBackend } from 'backend/start-backend.ts';
import { productModulesFor } from 'backend/areas/product-module.ts';
import { kiteModule } from 'backend/testing/kite/module.ts';
import type { Credentials } from 'backend/testing/caller.ts';
import { callerTo } from '../chaos/wire-caller.ts';
import type { Parts } from 'backend/testing/caller.ts';
import { fillDatabase } from './fill-database.ts';
import type { CallKind, CountedCall } from './growth-table.ts';
import { countPages } from './page-count.ts';
import type { CountedStatement } from './page-count.ts';

export interface CountedCallWithPlans extends CountedCall {
  readonly statements: readonly CountedStatement[];
}

/** A backend on a filled database of its own, of which nothing happens by itself. */
export const openCountedBackend = async (quotes: number) => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-growth-'));
  // A statement that fills a table takes its time.
  const filled = await openDatabase({ data, limits: PATIENT_LIMITS });
  const people = await fillDatabase(filled, quotes);
  await filled.close();
  const database = await openDatabase({ data });
  const environment = readEnvironment({ PAYUNG_DATA: data, LOG_LEVEL: MODES.live.logLevel });
  const modules = productModulesFor([kiteModule, ...PRODUCT_MODULES], environment);
  const backend = await startBackend(environment, {
    database,
    modules,
    refusesUnfitReplies: true,
    logStream: new Writable({ write: (_line, _encoding, done) => done() }),
  });
  // Its beats would be counted with a call.
  await backend.work.stop();
  // Nobody sells without an ID card; sealed, or the backend would seal it while calls are counted.
  await backend.services.db
    .updateTable('agents')
    .set({ id_number: '3273010101900001' })
    .where('id', 'in', [people.typicalId, people.largestId])
    .execute();
  await sql`vacuum analyze`.execute(database.patient);
  const counted: CountedCallWithPlans[] = [];
  const send = callerTo(() => backend.url);

  /** Counts what the work reads; answers what the work answers. */
  const count = async <Result>(
    ...[call, kind, work]: readonly [call: string, kind: CallKind, work: () => Promise<Result>]
  ): Promise<Result> => {
    let result: { readonly value: Result } | undefined;
    const statements = await countPages(database.pool, async () => {
      result = { value: await work() };
    });
    if (result === undefined) throw new Error(`${call} did nothing`);
    counted.push({ call, kind, statements });
    return result.value;
  };

  const succeed = async (who: Credentials, ...[name, parts]: readonly [name: string, parts?: Parts]) => {
    const { status, reply } = await send(who, name, parts);
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(reply)}`);
    return reply;
  };

  const signIn = async (agentId: string, kind: 'agent' | 'staff' = 'agent'): Promise<Credentials> => {
    const token = createToken();
    const session = { tokenHash: hashToken(token), kind, proved: 'phone', agentId, phone: '' } as const;
    await insertSession(database.db, session, new Date());
    return { authorization: `Bearer ${token}` };
  };

  const close = async (): Promise<void> => {
    // As the backend stops, without its work, which has stopped already.
    const { app, sandbox, identitySandbox, partnerSandbox } = backend;
    await app.close();
    await Promise.all([sandbox?.close(), identitySandbox?.close(), partnerSandbox?.close()]);
    await database.close();
    fs.rmSync(data, { recursive: true, force: true });
  };
  return { database, backend, modules, people, counted, count, succeed, signIn, close };
};

export type CountedBackend = Awaited<ReturnType<typeof openCountedBackend>>;
