import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deployAll } from '@payung/platform/commands/deploy-all.ts';
import { freePort } from './backend-process.ts';
import { makeServerDatabase } from './chaos-database.ts';
import type { ChaosDatabase } from './chaos-database.ts';
import { seededRandom } from './chaos-run.ts';
import type { RunOptions } from './chaos-run.ts';
import { sendHostile } from './hostile-requests.ts';
import { killServers, serverProcess } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';

const REQUESTS = 20_000;
const AT_ONCE = 16;
const PAUSE_OF_VISITORS_MS = 100;

/** All that live mode asks for. Nobody listens there: a message that cannot be sent waits. */
const LIVE = {
  PAYUNG_MODE: 'live',
  PAYUNG_PUBLIC_URL: 'https://asuransi.test',
  DOKU_CLIENT_ID: 'client',
  DOKU_SECRET_KEY: 'key',
  DOKU_BASE_URL: 'https://127.0.0.1:9',
  SMTP_URL: 'smtps://127.0.0.1:9',
  MAIL_FROM: 'polis@asuransi.test',
  MESSAGE_GATEWAY_URL: 'https://127.0.0.1:9',
  PAYUNG_DRAIN_SECONDS: '4',
} as const;

interface LiveServers {
  readonly edge: ServerProcess;
  readonly backend: ServerProcess;
}

/** One edge and one backend as an operator starts them: no log level, no limit and no header is set here. */
const makeServers = async (database: ChaosDatabase): Promise<LiveServers> => {
  const PAYUNG_DATA = path.join(database.data, 'deployed');
  await deployAll(PAYUNG_DATA);
  const backend = serverProcess('backend/src/server.ts', await freePort(), {
    ...LIVE,
    ...database.env,
    PAYUNG_SECRET: randomBytes(32).toString('hex'),
    MESSAGE_GATEWAY_KEY: randomBytes(16).toString('hex'),
    PAYUNG_TRUSTED_EDGES: 'loopback',
  });
  const edge = serverProcess('platform/src/commands/serve.ts', await freePort(), {
    ...LIVE,
    PAYUNG_DATA,
    PAYUNG_BACKEND_URL: backend.url,
  });
  await backend.start();
  await edge.start();
  return { edge, backend };
};

/** What somebody with a page open asks for all the while. */
const VISITS = ['/app/login', '/api/legal/terms'];

/** Visits until it is told to stop; answers how often an address was answered with something else than 200. */
const visit = async (url: string, isOver: () => boolean): Promise<readonly string[]> => {
  const failed = new Map<string, number>();
  while (!isOver()) {
    for (const address of VISITS) {
      const answer = await fetch(url + address, { headers: { 'x-forwarded-for': '203.0.113.7' } }).catch(
        (error: Error) => ({ status: error.message, text: () => Promise.resolve('') }),
      );
      await answer.text();
      const what = `${address} answered a visitor with ${answer.status}`;
      if (answer.status !== 200) failed.set(what, (failed.get(what) ?? 0) + 1);
    }
    await pause(PAUSE_OF_VISITORS_MS);
  }
  return [...failed].map(([what, times]) => `${what}, ${times} times`);
};

const FAULT = /"level":[56]0|"event":"fault"|uncaught|unhandled/i;
const PHONE = /\b(?:\+?62|0)8\d{8,11}\b/;
/** Written by the servers themselves; their digits are no phone number. */
const OWN_FIGURES = /"(?:trace_id|time|responseTime)":(?:"[^"]*"|[\d.]+)/g;

/** What the servers wrote that no stranger may cause. */
const logProblems = ({ edge, backend }: LiveServers): readonly string[] =>
  [edge, backend].flatMap((server) =>
    server
      .lines()
      .filter((line) => FAULT.test(line) || PHONE.test(line.replaceAll(OWN_FIGURES, '')))
      .slice(0, 5)
      .map((line) => `A server wrote: ${line.slice(0, 500)}`),
  );

const runStrangers = async (
  database: ChaosDatabase,
  { requests = REQUESTS, seed }: RunOptions,
): Promise<readonly string[]> => {
  const servers = await makeServers(database);
  const random = seededRandom(seed);
  const problems: string[] = [];
  const counts = new Map<number, number>();
  let sent = 0;
  let isOver = false;
  const visiting = visit(servers.edge.url, () => isOver);
  const began = performance.now();
  const attack = async (): Promise<void> => {
    while (sent < requests) {
      const { count, statuses } = await sendHostile(servers.edge.url, random);
      sent += count;
      for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, attack));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  isOver = true;
  problems.push(...(await visiting));
  for (const [status, count] of counts)
    if (status >= 500) problems.push(`${count} strangers were answered with ${status}`);
  problems.push(...logProblems(servers));
  // A server that has ended and would have to be started again says so here.
  for (const [name, server] of Object.entries(servers)) {
    const how = await server.end('SIGTERM');
    if (how !== '0') problems.push(`The ${name} ended: ${how}`);
  }
  const list = [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`);
  console.log(`${sent} hostile requests in ${seconds} s; answers ${list.join(', ')}`);
  return problems;
};

/** Strangers at a platform with live's settings: nothing ends, nothing fails, and visitors are served meanwhile. */
export const strangers = async (options: RunOptions): Promise<readonly string[]> => {
  const database = await makeServerDatabase();
  try {
    return await runStrangers(database, options);
  } finally {
    killServers();
    await database.remove();
  }
};
