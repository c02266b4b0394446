import fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { NEVER_REFUSED, registerAdmission } from './admission.ts';
import { ApiRefusal } from './api-refusal.ts';

/** As long as nothing else can run. */
const block = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

it('refuses calls while the process is late, but not what a provider tells, and serves again afterwards', async () => {
  const app = fastify();
  await registerAdmission(app, 50);
  app.get('/call', () => 'served');
  app.post('/told', { config: NEVER_REFUSED }, () => 'heard');
  app.setErrorHandler((error, _request, reply) =>
    error instanceof ApiRefusal
      ? reply.status(error.status).send(error.facts.retryAfterSeconds)
      : reply.status(500).send(),
  );
  await app.ready();
  const call = async () => (await app.inject('/call')).statusCode;
  await vi.waitFor(async () => {
    block(200);
    expect((await app.inject('/call')).json()).toBe(2);
  }, 10_000);
  expect(await call()).toBe(503);
  expect((await app.inject({ method: 'POST', url: '/told' })).body).toBe('heard');
  await vi.waitFor(async () => expect(await call()).toBe(200), 10_000);
  await app.close();
});
