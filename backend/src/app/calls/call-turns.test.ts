import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { productModulesFor } from '#areas/product-module.ts';
import { PRODUCT_MODULES } from '#products/all.ts';
import { turnKindOf } from '#core/http/turns.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { newAgent, signIn } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';
import { callTable } from './call-table.ts';
import type { Call } from './call-table.ts';
import { registerEndpoints } from './register-endpoints.ts';

const world = useAreaServer();

/** Everything whose work grows with what somebody has. */
const TAKING_TURNS = {
  exportList: 'exports',
  exportPoints: 'exports',
  exportCustomerData: 'exports',
  exportAgentData: 'exports',
  exportRegistration: 'exports',
  ePolicy: 'documents',
  eQuotation: 'documents',
  homeEPolicy: 'documents',
  agreementPdf: 'documents',
  homeFigures: 'figures',
  networkFigures: 'figures',
  checkImportPhones: 'imports',
  startImport: 'imports',
  importLines: 'imports',
  undoImport: 'imports',
  comparePoints: 'comparisons',
};

it('lists the calls that take turns', () => {
  const calls = callTable(productModulesFor(PRODUCT_MODULES, { mailDomains: [] }));
  const kinds = calls.flatMap(({ name, row }) => {
    const kind = turnKindOf(row);
    return kind === undefined ? [] : [[name, kind] as const];
  });
  expect(Object.fromEntries(kinds)).toEqual(TAKING_TURNS);
});

interface RunningExport {
  readonly agentId: string;
  readonly end: () => void;
}

let app: FastifyInstance | undefined;
afterEach(async () => {
  app?.server.closeAllConnections();
  await app?.close();
});

/** A server whose exports end when the test says so, or when the one who asked has gone. */
const serving = async (quick?: Call['handler']) => {
  const { services, calls } = world.server;
  const running: RunningExport[] = [];
  const gone: string[] = [];
  const handler: Call['handler'] = ({ caller, signal }) =>
    new Promise((resolve, reject) => {
      const agentId = caller.kind === 'agent' ? caller.agentId : '';
      running.push({ agentId, end: () => resolve({ bytes: Buffer.from('a file') }) });
      signal.addEventListener('abort', () => {
        gone.push(agentId);
        reject(signal.reason as Error);
      });
    });
  const slow = calls.map((call) =>
    call.name === 'exportList' ? { ...call, handler: quick ?? handler } : call,
  );
  let aborted = 0;
  app = Fastify();
  app.addHook('onRequestAbort', (_request, done) => {
    aborted += 1;
    done();
  });
  registerEndpoints(app, services, slow);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (agent: TestAgent, signal?: AbortSignal) =>
    fetch(`${url}/agent/export/leads`, {
      headers: { ...agent.headers, 'accept-language': 'en' },
      ...(signal === undefined ? {} : { signal }),
    });
  return { running, gone, ask, aborted: () => aborted };
};

it('runs one export of a person at a time: the second waits, the third gets 429, other people are not held up', async () => {
  const { running, ask } = await serving();
  const [sari, budi] = [await newAgent(world.server), await newAgent(world.server)];
  const first = ask(sari);
  await expect.poll(() => running.length).toBe(1);
  const others = [ask(sari), ask(sari)];
  const refused = await Promise.race(others);
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    429,
    '5',
    {
      errCode: 4,
      errMsg: 'Your previous request is still being prepared. Please wait a moment, then try again.',
      retryAfter: 5,
    },
  ]);
  const stranger = ask(budi);
  await expect.poll(() => running.map(({ agentId }) => agentId)).toEqual([sari.id, budi.id]);
  running[0]?.end();
  expect((await first).status).toBe(200);
  await expect.poll(() => running.map(({ agentId }) => agentId)).toEqual([sari.id, budi.id, sari.id]);
  for (const { end } of running) end();
  expect(
    (await Promise.all([...others, stranger]))
      .map(({ status }) => status)
      .toSorted((one, other) => one - other),
  ).toEqual([200, 200, 429]);
});

it('aborts a running export and skips a waiting one when its caller closes the connection', async () => {
  const { running, gone, ask, aborted } = await serving();
  const agent = await newAgent(world.server);
  const [runs, waits] = [new AbortController(), new AbortController()];
  const first = ask(agent, runs.signal);
  await expect.poll(() => running.length).toBe(1);
  const others = [ask(agent, waits.signal), ask(agent, waits.signal)];
  // One of them is refused: the other one waits.
  expect((await Promise.race(others)).status).toBe(429);
  waits.abort();
  await expect.poll(aborted).toBe(1);
  runs.abort();
  const left = await Promise.allSettled([first, ...others]);
  expect(left.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  await expect.poll(() => gone).toEqual([agent.id]);
  const next = ask(agent);
  await expect.poll(() => running.length).toBe(2);
  running[1]?.end();
  expect((await next).status).toBe(200);
});

it('allows a person twenty exports an hour across sessions', async () => {
  const { ask } = await serving(() => Promise.resolve({ bytes: Buffer.from('a file') }));
  const agent = await newAgent(world.server);
  const statuses: number[] = [];
  for (let time = 0; time < 21; time += 1) {
    const headers = await signIn(world.server, agent);
    statuses.push((await ask({ ...agent, headers })).status);
  }
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([20, 429]);
});
