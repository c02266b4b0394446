import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { OpenDatabase } from '#database/database.ts';
import { openDatabase } from '#database/open-database.ts';
import { newAgent, newStaff } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';
import type { Credentials } from '#testing/caller.ts';
import { administer, startPrivatePostgres } from '#testing/private-postgres.ts';

export type Engine = 'pglite' | 'postgres';

/** A database of a run, with what a server must be told to use it. */
export interface EnduredPlace {
  readonly engine: Engine;
  /** Its data folder. */
  readonly data: string;
  readonly env: Readonly<Record<string, string>>;
  /** With its tables; the embedded database only while no server runs. */
  readonly open: () => Promise<OpenDatabase>;
  /** A crash of PostgreSQL; nothing where there is none. */
  readonly crashEngine: () => Promise<void>;
  readonly remove: () => void;
}

/** `folder` where the data must lie on a certain disk. */
export const makePlace = async (engine: Engine, folder = os.tmpdir()): Promise<EnduredPlace> => {
  const data = fs.mkdtempSync(path.join(folder, 'payung-endured-'));
  const removeData = (): void => fs.rmSync(data, { recursive: true, force: true });
  if (engine === 'pglite') {
    return {
      engine,
      data,
      env: { PAYUNG_DATA: data },
      open: () => openDatabase({ data, now: new Date() }),
      crashEngine: () => Promise.resolve(),
      remove: removeData,
    };
  }
  const cluster = startPrivatePostgres();
  await administer(cluster.url('postgres'), 'create database endured');
  const databaseUrl = cluster.url('endured');
  return {
    engine,
    data,
    env: { PAYUNG_DATA: data, DATABASE_URL: databaseUrl },
    open: () => openDatabase({ databaseUrl, data, now: new Date() }),
    crashEngine: () => cluster.restart('immediate'),
    remove: () => {
      cluster.stop();
      removeData();
    },
  };
};

export interface EnduredPeople {
  readonly agents: readonly TestAgent[];
  readonly staff: readonly Credentials[];
}

/** People with open sessions, put into the database before a server runs. */
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
