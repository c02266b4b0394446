import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { makePeople, makeEmbeddedDatabase, makeServerDatabase } from './chaos-database.ts';
import type { ChaosDatabase } from './chaos-database.ts';
import { measureCalls, UnexpectedAnswer } from './measured-calls.ts';
import { beAgent, beCustomer, beStaff } from './mixed-people.ts';
import type { Person } from './mixed-people.ts';
import { preparePeople } from './prepare-people.ts';
import type { RunOptions } from './chaos-run.ts';
import { between, seededRandom } from './chaos-run.ts';
import { stopBackends, startBackendProcess } from './backend-process.ts';
import type { BackendProcess } from './backend-process.ts';
import { callerTo, readDemoCode } from './wire-caller.ts';

const USERS = 200;
const SECONDS = 180;
/** Of all users; the others are agents. */
const CUSTOMERS = 0.3;
const STAFF = 0.1;
/** Without the calls for codes, which wait on purpose. */
const MOST_P99_MS = 500;
const THINK_MS = [1000, 5000] as const;

class EndOfRun extends Error {}

/** A second backend on the same database: with the first one's payment provider, for the demo has one for each. */
const startSecond = async (
  env: Readonly<Record<string, string>>,
  data: string,
  { url, payment }: BackendProcess,
): Promise<BackendProcess> => {
  if (payment === undefined) throw new Error('The first backend has no payment sandbox');
  return await startBackendProcess({
    ...env,
    PAYUNG_DATA: data,
    PAYUNG_MODE: 'demo',
    PAYUNG_PUBLIC_URL: url,
    DOKU_CLIENT_ID: payment.clientId,
    DOKU_SECRET_KEY: payment.secretKey,
    DOKU_BASE_URL: payment.baseUrl,
  });
};

const smallPhoto = async (): Promise<Blob> => {
  const [width, height] = [640, 400];
  const raw = { width, height, channels: 3 } as const;
  const jpeg = await sharp(randomBytes(width * height * 3), { raw })
    .blur(3)
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
};

const useFor = async (
  says: string,
  database: ChaosDatabase,
  { users: many = USERS, seconds = SECONDS, seed, backends }: RunOptions & { readonly backends: 1 | 2 },
): Promise<readonly string[]> => {
  const staffCount = Math.max(1, Math.round(many * STAFF));
  const customerCount = Math.max(1, Math.round(many * CUSTOMERS));
  const people = await makePeople(database, { agents: many - staffCount - customerCount, staff: staffCount });
  const env = { ...database.env, PAYUNG_SECRET: randomBytes(32).toString('hex') };
  const servers = [await startBackendProcess(env)];
  const secondData = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-second-'));
  const [first] = servers as [BackendProcess];
  if (backends === 2) servers.push(await startSecond(env, secondData, first));
  let turn = 0;
  const urlOfNext = (): string => {
    turn += 1;
    return servers[turn % servers.length]?.url ?? '';
  };
  const send = callerTo(urlOfNext);
  const prepared = await preparePeople(send, people, customerCount);
  const photo = await smallPhoto();
  const measured = measureCalls(send);
  const random = seededRandom(seed);
  const end = performance.now() + seconds * 1000;
  let addresses = 0;
  const newPerson = (): Person => {
    addresses += 1;
    const headers = { 'x-forwarded-for': `10.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}` };
    return {
      random,
      call: (who, name, parts) => measured.call({ ...who, ...headers }, name, parts),
      think: async () => {
        await pause(between(random, ...THINK_MS));
        if (performance.now() > end) throw new EndOfRun();
      },
    };
  };
  /** Agents and staff go on after an error; a customer's way is one, and ends with it. */
  const live = async (being: (person: Person) => Promise<void>, isOneWay = false): Promise<void> => {
    const person = newPerson();
    for (;;) {
      try {
        await being(person);
      } catch (error) {
        if (error instanceof EndOfRun) return;
        if (!(error instanceof UnexpectedAnswer)) throw error;
      }
      if (isOneWay || performance.now() > end) return;
    }
  };
  const codeFor = (key: string): Promise<string> => readDemoCode(urlOfNext(), key);
  const began = performance.now();
  await Promise.all([
    ...prepared.agents.map(({ agent, quoteIds }) =>
      live((person) => beAgent(person, agent.headers, quoteIds)),
    ),
    ...prepared.customers.map((invited) =>
      live((person) => beCustomer(person, { invited, photo, codeFor }), true),
    ),
    ...people.staff.map((who) => live((person) => beStaff(person, who))),
  ]);
  const took = (performance.now() - began) / 1000;
  const { errors, lines, p99 } = measured;
  console.log(`${says}: ${many} users, ${took.toFixed(0)} s, load ${os.loadavg().map(Math.round).join(' ')}`);
  for (const line of lines(took)) console.log(`  ${line}`);
  const problems = errors().map((error) => `${says}: ${error}`);
  if (p99() >= MOST_P99_MS) problems.push(`${says}: p99 is ${p99().toFixed(0)} ms, not below ${MOST_P99_MS}`);
  for (const server of servers) {
    if (!server.isAlive()) problems.push(`${says}: a server has ended: ${server.complaints()}`);
    await server.stop();
  }
  const { db, close } = await database.open();
  const { sold } = await db
    .selectFrom('policies')
    .select(({ fn }) => fn.countAll<number>().as('sold'))
    .executeTakeFirstOrThrow();
  await close();
  console.log(`  ${sold} policies, those of the demo among them`);
  fs.rmSync(secondData, { recursive: true, force: true });
  return problems;
};

const WAYS = [
  { backends: 1, make: makeEmbeddedDatabase, says: 'one backend on its embedded server' },
  { backends: 2, make: makeServerDatabase, says: 'two backends in turns on one server' },
] as const;

export const users = async (options: RunOptions): Promise<readonly string[]> => {
  const problems: string[] = [];
  for (const { backends, make, says } of WAYS) {
    if (options.backends !== undefined && options.backends !== backends) continue;
    const database = await make();
    try {
      problems.push(...(await useFor(says, database, { ...options, backends })));
    } finally {
      await stopBackends();
      await database.remove();
    }
  }
  return problems;
};
