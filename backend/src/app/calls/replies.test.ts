import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { newAgent } from '#testing/people.ts';
import { registerEndpoints } from './register-endpoints.ts';

const world = useAreaServer();

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** The server with a `getZone` that answers what nobody described, and the lines of its log. */
const answering = async (refusesUnfitReplies: boolean) => {
  const { services, calls } = world.server;
  const lines: string[] = [];
  app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } });
  const wrong = calls.map((call) =>
    call.name === 'getZone' ? { ...call, handler: () => Promise.resolve({ zone: 'Mars-Secret' }) } : call,
  );
  registerEndpoints(app, { ...services, refusesUnfitReplies }, wrong);
  const { headers } = await newAgent(world.server);
  const answer = await app.inject({ method: 'GET', url: '/agent/zone', headers });
  return { answer, log: lines.join('') };
};

it('refuses a reply that does not fit its schema in the demo and in tests', async () => {
  const { answer, log } = await answering(true);
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('Mars');
  expect(log).toContain('The reply of getZone does not fit its schema');
});

it('sends a reply that does not fit in live mode, and logs the names of its fields without their values', async () => {
  const { answer, log } = await answering(false);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('Mars-Secret');
  expect(log).toContain('The reply of getZone does not fit its schema');
  expect(log).toContain('zone');
  expect(log).not.toContain('Mars');
});
