import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { OpenDatabase } from 'backend/core/database/database.ts';
import { startEmbeddedServer } from 'backend/core/database/embedded/embedded-server.ts';
import { openDatabase } from 'backend/core/database/open-database.ts';
import type { Credentials } from 'backend/testing/caller.ts';
import { newAgent, newStaff } from 'backend/testing/people.ts';
import type { TestAgent } from 'backend/testing/people.ts';
import { Client } from 'pg';

/** A database of a run, with the environment of a backend that uses it. */
export interface ChaosDatabase {
  /** Its data folder. */
  readonly data: string;
  readonly env: Readonly<Record<string, string>>;
  /** With its tables; the database in the data folder only while no backend runs. */
  readonly open: () => Promise<OpenDatabase>;
  readonly remove: () => Promise<void>;
}

/** The embedded server in a data folder; `folder` where it must lie on a certain disk. */
export const makeEmbeddedDatabase = (folder = os.tmpdir()): ChaosDatabase => {
  const data = fs.mkdtempSync(path.join(folder, 'payung-chaos-'));
  return {
    data,
    env: { PAYUNG_DATA: data },
    open: () => openDatabase({ data }),
    remove: async () => fs.rmSync(data, { recursive: true, force: true }),
  };
};

/** A server of an operator's own, which several backends may use: as durable as PostgreSQL ships it. */
export const makeServerDatabase = async (): Promise<ChaosDatabase> => {
  const { data, env, remove } = makeEmbeddedDatabase();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-server-'));
  const server = await startEmbeddedServer(folder);
  await administer(server.url('postgres'), 'create database chaos');
  const databaseUrl = server.url('chaos');
  return {
    data,
    env: { ...env, DATABASE_URL: databaseUrl },
    open: () => openDatabase({ databaseUrl, data }),
    remove: async () => {
      await server.stop();
      fs.rmSync(folder, { recursive: true, force: true });
      await remove();
    },
  };
};

export interface RunPeople {
  readonly agents: readonly TestAgent[];
  readonly staff: readonly Credentials[];
}

/** People with open sessions, put into the database before a backend runs. */
export const makePeople = async (
  database: ChaosDatabase,
  many: { readonly agents: number; readonly staff: number },
): Promise<RunPeople> => {
  const { db, close } = await database.open();
  const server = { services: { db }, clock: { now: () => new Date() } };
  const agents: TestAgent[] = [];
  const staff: Credentials[] = [];
  while (agents.length < many.agents) agents.push(await newAgent(server));
  while (staff.length < many.staff) staff.push(await newStaff(server));
  await close();
  return { agents, staff };
};

/** One statement outside of everything that the backend does. */
export const administer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
