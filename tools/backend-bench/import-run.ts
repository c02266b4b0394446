import { randomUUID } from 'node:crypto';
import { addressOf } from '@payung/shared/api/address.ts';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import type { OpenDatabase } from 'backend/core/database/database.ts';
import type { Rates } from './measure-call.ts';
import { recordSql } from 'backend/core/database/testing/recorded-sql.ts';
import type { Statement } from 'backend/core/database/testing/recorded-sql.ts';

const LINES = 10_000;
/** As many as the server takes, and as screens send. */
const BATCH_LINES = 500;
const TURNS = 3;

export interface ImportWorld {
  readonly database: OpenDatabase;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const post = async ({ url, headers }: ImportWorld, path: string, body: object): Promise<unknown> => {
  const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return await answer.json();
};

const lineOf = (line: number) => ({
  line,
  firstName: 'Rina',
  lastName: `Hartono ${line}`,
  phone: `0859${1_000_000 + line}`,
  email: `rina${line}@payung.test`,
  birthDate: '',
  city: 'Jakarta',
  note: '',
});

const startImport = async (world: ImportWorld): Promise<string> => {
  const body = {
    fileName: 'people.csv',
    source: 'Bazaar',
    hasConsent: true,
    lineCount: LINES,
    requestId: randomUUID(),
  };
  const { errMsg } = (await post(world, addressOf(leadEndpoints.startImport, {}, 'en'), body)) as {
    errMsg: { data: { id: string } };
  };
  return errMsg.data.id;
};

const sendLines = async (world: ImportWorld, importId: string): Promise<void> => {
  const path = addressOf(leadEndpoints.importLines, { params: { importId } }, 'en');
  for (let batch = 0; batch * BATCH_LINES < LINES; batch += 1) {
    const from = batch * BATCH_LINES;
    const lines = Array.from({ length: BATCH_LINES }, (_, index) => lineOf(from + index + 1));
    await post(world, path, { batch, lines });
  }
};

/** As if it had never been sent. */
const forget = async ({ db }: OpenDatabase, importId: string): Promise<void> => {
  await db.deleteFrom('leads').where('import_id', '=', importId).execute();
  await db.deleteFrom('lead_import_batches').where('import_id', '=', importId).execute();
  await db
    .updateTable('lead_imports')
    .set({ created: 0, duplicates: 0, refused: 0 })
    .where('id', '=', importId)
    .execute();
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const replay = async ({ pool }: OpenDatabase, statements: readonly Statement[]): Promise<void> => {
  const client = await pool.connect();
  try {
    for (const { text, values } of statements) await client.query(text, [...values]);
  } finally {
    client.release();
  }
};

/** The same lines again and again: a whole file over HTTP, and its SQL alone. */
export const measureImport = async (world: ImportWorld): Promise<Rates> => {
  const { database } = world;
  const importId = await startImport(world);
  const statements = await recordSql(database.pool, () => sendLines(world, importId));
  let [httpMs, bareMs] = [0, 0];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await forget(database, importId);
    httpMs += await timed(() => sendLines(world, importId));
    await forget(database, importId);
    bareMs += await timed(() => replay(database, statements));
  }
  await forget(database, importId);
  return {
    http: (TURNS * 1000) / httpMs,
    bare: (TURNS * 1000) / bareMs,
    statements: statements.length,
  };
};

/** One import, and how to undo it, for those who watch what both do to others. */
export const openImport = async (world: ImportWorld) => {
  const importId = await startImport(world);
  return {
    send: () => sendLines(world, importId),
    undo: () => post(world, addressOf(leadEndpoints.undoImport, { params: { importId } }, 'en'), {}),
  };
};
