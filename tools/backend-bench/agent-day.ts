import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startClients, AT_ONCE, isWanted, measureCall } from './measure-call.ts';
import { addressOf } from '@payung/shared/api/address.ts';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import { listEndpoints } from '@payung/shared/api/endpoints/lists.ts';
import type { OpenDatabase } from 'backend/core/database/database.ts';
import type { Rates } from './measure-call.ts';
import { fillLeadsTo } from './fill-agents.ts';
import { openImport, measureImport } from './import-run.ts';

export interface Stall {
  readonly during: string;
  /** What the slowest GET of somebody else took meanwhile. */
  readonly longestMs: number;
  /** The longest time in which the server's thread did one thing. */
  readonly pausedMs: number;
}

interface Bystander {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const WARM_MS = 500;
const AT_ONCE_MS = 100;

/** What somebody who reads one quote after another feels while the work runs. */
const stallDuring = async (
  { url, headers }: Bystander,
  work: () => Promise<unknown>,
): Promise<Omit<Stall, 'during'>> => {
  const clients = startClients({ method: 'GET', url, headers, bodies: [], atOnce: 1 });
  await clients.run(WARM_MS);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const state = { isOver: false };
  const working = work().finally(() => {
    state.isOver = true;
  });
  let longestMs = 0;
  while (!state.isOver) longestMs = Math.max(longestMs, (await clients.run(AT_ONCE_MS)).longestMs);
  await working;
  delay.disable();
  await clients.stop();
  return { longestMs, pausedMs: delay.max / 1e6 };
};

/** Leads of all agents; measured with a tenth of them first. The agent has 10,000 either way. */
const LEADS = Number(process.env['BENCH_LEADS'] ?? 1_000_000);

interface AgentDayWorld {
  readonly database: OpenDatabase;
  readonly url: string;
  readonly agentId: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Read by somebody else all the while. */
  readonly quoteId: string;
}

const leads = (name: string): string =>
  addressOf(leadEndpoints.listLeads, { query: { limit: '20', sort: 'Newest', name } }, 'en');

/** Nobody has that name: every lead of the agent is looked at. */
const SEARCH = leads('nobody at all');

const READS = {
  'GET leads, first page': leads(''),
  'GET leads, search': leads('handayani 42'),
  'GET leads, search without a hit': SEARCH,
  'GET lead counts': addressOf(leadEndpoints.leadCounts, {}, 'en'),
  'GET home figures': addressOf(listEndpoints.homeFigures, {}, 'en'),
} as const;

const IMPORT = 'import of 10,000 lines';
const STALLS = 'longest wait';
const NAMES = [...Object.keys(READS), IMPORT, STALLS];

export const isAgentDayWanted = (): boolean => NAMES.some(isWanted);

const named = (call: string, total: number): string =>
  `${call}, of ${total < 1_000_000 ? `${total / 1000},000` : `${total / 1_000_000},000,000`}`;

const measureAt = async (world: AgentDayWorld, total: number) => {
  const { database, url, headers } = world;
  const calls: (Rates & { readonly call: string })[] = [];
  for (const [call, path] of Object.entries(READS).filter(([name]) => isWanted(name))) {
    const load = { method: 'GET' as const, url: `${url}/api/${path}`, headers, atOnce: AT_ONCE, bodies: [] };
    calls.push({ call: named(call, total), ...(await measureCall(database.pool, load)) });
  }
  if (isWanted(IMPORT)) calls.push({ call: named(IMPORT, total), ...(await measureImport(world)) });
  return calls;
};

const measureStalls = async (world: AgentDayWorld): Promise<readonly Stall[]> => {
  const { url, headers, quoteId } = world;
  const bystander = { url: `${url}/api/user/get-quotes?id=${quoteId}`, headers };
  const read = async (path: string): Promise<void> => {
    const answer = await fetch(`${url}/api/${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    await answer.arrayBuffer();
  };
  const imported = await openImport(world);
  const works: Readonly<Record<string, () => Promise<unknown>>> = {
    'with nothing else': () => new Promise((resolve) => setTimeout(resolve, 1000)),
    'import of 10,000 lines': imported.send,
    'import of 10,000 lines undone': imported.undo,
    'search without a hit': async () => {
      for (let times = 0; times < 20; times += 1) await read(SEARCH);
    },
    'export of 10,000 leads': () =>
      read(addressOf(listEndpoints.exportList, { params: { list: 'leads' } }, 'en')),
  };
  const stalls: Stall[] = [];
  for (const [during, work] of Object.entries(works))
    stalls.push({ during, ...(await stallDuring(bystander, work)) });
  return stalls;
};

/** Leads, home and import of an agent with 10,000 leads, among a tenth of all and among all. */
export const measureAgentDay = async (world: AgentDayWorld) => {
  const calls: (Rates & { readonly call: string })[] = [];
  for (const total of [LEADS / 10, LEADS]) {
    await fillLeadsTo(world.database.db, world.agentId, total);
    calls.push(...(await measureAt(world, total)));
  }
  return { calls, stalls: isWanted(STALLS) ? await measureStalls(world) : [] };
};
