import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { OpenDatabase } from 'backend/core/database/database.ts';
import { startEmbeddedServer } from 'backend/core/database/embedded/embedded-server.ts';
import { openDatabase } from 'backend/core/database/open-database.ts';
import type { Credentials } from 'backend/testing/caller.ts';
import { newAgent, newStaff } from 'backend/testing/people.ts';
import type { TestAgent } from 'backend/testing/people.ts';
import { administer } from './administer.ts';

/** A database of a run, with what a backend must be told to use it. */
export interface EnduredPlace {
  /** Its data folder. */
  readonly data: string;
  readonly env: Readonly<Record<string, string>>;
  /** With its tables; the database in the data folder only while no backend runs. */
  readonly open: () => Promise<OpenDatabase>;
  readonly remove: () => Promise<void>;
}

/** The embedded server in a data folder; `folder` where it must lie on a certain disk. */
export const makePlace = (folder = os.tmpdir()): EnduredPlace => {
  const data = fs.mkdtempSync(path.join(folder, 'payung-endured-'));
  return {
    data,
    env: { PAYUNG_DATA: data },
    open: () => openDatabase({ data }),
    remove: async () => fs.rmSync(data, { recursive: true, force: true }),
  };
};

/** A server of an operator's own, which several backends may use: as durable as PostgreSQL ships it. */
export const makeServedPlace = async (): Promise<EnduredPlace> => {
  const { data, env, remove } = makePlace();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-server-'));
  // PostgreSQL does not run as root and must reach its folder.
  fs.chmodSync(folder, 0o711);
  const server = await startEmbeddedServer(folder);
  await administer(server.url('postgres'), 'create database endured');
  const databaseUrl = server.url('endured');
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

export interface EnduredPeople {
  readonly agents: readonly TestAgent[];
  readonly staff: readonly Credentials[];
}

/** People with open sessions, put into the database before a backend runs. */
export const makePeople = async (
  place: EnduredPlace,
  many: { readonly agents: number; readonly staff: number },
): Promise<EnduredPeople> => {
  const { db, close } = await place.open();
  const server = { services: { db }, clock: { now: () => new Date() } };
  const agents: TestAgent[] = [];
  const staff: Credentials[] = [];
  while (agents.length < many.agents) agents.push(await newAgent(server));
  while (staff.length < many.staff) staff.push(await newStaff(server));
  await close();
  return { agents, staff };
};
