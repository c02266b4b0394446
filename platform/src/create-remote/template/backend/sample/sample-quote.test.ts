import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newAgent } from '#testing/people.ts';
import { sampleModule } from './module.ts';

const world = useAreaServer([sampleModule]);

const form = (change: object = {}) => ({
  insuredName: 'Budi Santoso',
  subject: 'A boat',
  effectiveDate: '2026-03-01',
  requestId: randomUUID(),
  ...change,
});

it('creates one quote from a form that is sent twice', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  const body = form();
  const [first, second] = [
    await succeed(server, headers, 'createSampleQuote', { body }),
    await succeed(server, headers, 'createSampleQuote', { body }),
  ];
  expect(second).toEqual(first);
});

it.each([
  ['nothing to insure', { subject: ' ' }, 'Please tell us what you want to insure'],
  ['a day that is over', { effectiveDate: '2025-01-01' }, /./],
])('refuses %s, with the text of its rule', async (_, change, message) => {
  const { server } = world;
  const { headers } = await newAgent(server);
  const answer = await call(server, headers, 'createSampleQuote', { body: form(change) });
  expect(answer.status).toBe(422);
  expect(answer.message).toMatch(message);
});

it('prices the plan by its tariff', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  const created = await succeed(server, headers, 'createSampleQuote', { body: form() });
  const { quoteId } = (created as { readonly data: { readonly quoteId: string } }).data;
  const params = { quoteId };
  const saved = await succeed(server, headers, 'updateQuote', { params, body: { planCode: 'BASIC' } });
  expect(saved).toMatchObject({
    data: { stage: 'Plan Selected', planName: 'Basic', premium: 250_000, subject: 'A boat' },
  });
  const unknown = await call(server, headers, 'updateQuote', { params, body: { planCode: 'GOLD' } });
  expect([unknown.status, unknown.message]).toEqual([422, 'This plan is not sold']);
});
