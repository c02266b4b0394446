import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { deployAll } from '@payung/platform/commands/deploy-all.ts';
import type { TestAgent } from 'backend/testing/people.ts';
import { freePort } from './backend-process.ts';
import { startBrowserPage } from './browser-page.ts';
import type { BrowserPage } from './browser-page.ts';
import { makePeople, makeServerDatabase } from './chaos-database.ts';
import type { ChaosDatabase } from './chaos-database.ts';
import { seededRandom, waitUntil } from './chaos-run.ts';
import type { RunOptions } from './chaos-run.ts';
import { startBalancer } from './edge-balancer.ts';
import { startPageUsers } from './page-users.ts';
import type { PageUsers } from './page-users.ts';
import { killServers, serverProcess } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { MODES } from 'backend/modes.ts';

const USERS = 50;
/** Both signals meet both servers of each kind. */
const ROUNDS = 4;
const DRAIN_SECONDS = '4';
/** Under load before a server ends, while it is away, and after it came back. */
const CALLS_BETWEEN = 200;
const PAGES_BETWEEN = 2;

interface Servers {
  readonly edges: readonly ServerProcess[];
  readonly backends: readonly ServerProcess[];
}

/** Two of each, as compose.yaml has them: the edges share what is deployed, the backends the database. */
const makeServers = async (
  database: ChaosDatabase,
  publicUrl: string,
  ports: readonly number[],
): Promise<Servers> => {
  const env = { PAYUNG_MODE: 'demo', PAYUNG_PUBLIC_URL: publicUrl, PAYUNG_DRAIN_SECONDS: DRAIN_SECONDS };
  const ofBackends = {
    ...env,
    ...database.env,
    PAYUNG_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: MODES.live.logLevel,
  };
  const [edgeOne = 0, edgeOther = 0, ...backendPorts] = ports;
  const backends = backendPorts.map((port) =>
    serverProcess('backend/src/server.ts', port, {
      ...ofBackends,
      PAYUNG_DATA: path.join(database.data, `backend-${port}`),
    }),
  );
  const PAYUNG_DATA = path.join(database.data, 'deployed');
  await deployAll(PAYUNG_DATA);
  const PAYUNG_BACKEND_URL = backends.map(({ url }) => url).join(',');
  const edges = [edgeOne, edgeOther].map((port) =>
    serverProcess('platform/src/commands/serve.ts', port, { ...env, PAYUNG_DATA, PAYUNG_BACKEND_URL }),
  );
  return { edges, backends };
};

/** Waits until so much was done, however long it takes. */
const load = async (users: PageUsers, page: BrowserPage): Promise<void> => {
  const [calls, pages] = [users.answered() + CALLS_BETWEEN, page.opened() + PAGES_BETWEEN];
  await waitUntil(`${CALLS_BETWEEN} answered calls`, () => users.answered() >= calls);
  await waitUntil(`${PAGES_BETWEEN} pages`, () => page.opened() >= pages);
};

/** Ends an edge and a backend under load and starts them again; answers what was wrong with how they ended. */
const endAndStart = async (
  round: number,
  { edges, backends }: Servers,
  underLoad: () => Promise<void>,
): Promise<readonly string[]> => {
  const signal = round % 2 === 0 ? 'SIGKILL' : 'SIGTERM';
  const index = Math.floor(round / 2) % 2;
  const ended = [edges[index], backends[1 - index]].filter((server) => server !== undefined);
  await underLoad();
  const how = await Promise.all(ended.map((server) => server.end(signal)));
  await underLoad();
  for (const server of ended) await server.start();
  const expected = signal === 'SIGKILL' ? 'SIGKILL' : '0';
  return how.filter((each) => each !== expected).map((each) => `A server ended with ${each} after ${signal}`);
};

const leadProblems = async (
  database: ChaosDatabase,
  { entered }: PageUsers,
  agents: readonly TestAgent[],
): Promise<readonly string[]> => {
  const { db, close } = await database.open();
  const ids = agents.map(({ id }) => id);
  const kept = await db.selectFrom('leads').select('phone').where('agent_id', 'in', ids).execute();
  await close();
  const phones = kept.map(({ phone }) => phone);
  const lost = entered.filter((phone) => !phones.includes(phone));
  return [
    ...(lost.length > 0 ? [`${lost.length} acknowledged leads are lost`] : []),
    ...(new Set(phones).size === phones.length ? [] : ['A lead was entered twice']),
    ...(entered.length === phones.length
      ? []
      : [`${phones.length} leads were entered, ${entered.length} acknowledged`]),
  ];
};

const runServers = async (
  database: ChaosDatabase,
  { users: many = USERS, rounds = ROUNDS, seed }: RunOptions,
): Promise<readonly string[]> => {
  const { agents } = await makePeople(database, { agents: many, staff: 0 });
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()];
  const balancer = await startBalancer(ports.slice(0, 2).map((port) => `http://127.0.0.1:${port}`));
  const servers = await makeServers(database, balancer.url, ports);
  await Promise.all([...servers.backends, ...servers.edges].map((server) => server.start()));
  const users = startPageUsers(balancer.url, agents, seededRandom(seed));
  const page = await startBrowserPage(balancer.url);
  const began = performance.now();
  const problems: string[] = [];
  for (let round = 0; round < rounds; round += 1)
    problems.push(...(await endAndStart(round, servers, () => load(users, page))));
  await load(users, page);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  await users.stop();
  problems.push(...users.shown.map((text) => `A user was shown: ${text}`));
  problems.push(...(await page.shown()).map((text) => `The page showed: ${text}`));
  await page.stop();
  const how = await Promise.all(
    [...servers.edges, ...servers.backends].map((server) => server.end('SIGTERM')),
  );
  await balancer.close();
  if (how.some((each) => each !== '0')) problems.push(`The servers ended with ${how.join(', ')}`);
  problems.push(...(await leadProblems(database, users, agents)));
  console.log(
    `${many} users and a browser, ${seconds} s: ${users.answered()} calls, ${users.entered.length} leads, ${page.opened()} pages; ` +
      `${balancer.moved()} requests went to another edge, the longest call took ${users.longestMs().toFixed(0)} ms`,
  );
  return problems;
};

/** Edges and backends end under load, by SIGKILL and by SIGTERM, and no page shows it. */
export const servers = async (options: RunOptions): Promise<readonly string[]> => {
  const database = await makeServerDatabase();
  try {
    return await runServers(database, options);
  } finally {
    killServers();
    await database.remove();
  }
};
