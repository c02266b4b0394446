import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { describedCall } from '@payung/shared/api/shapes/call-shape.ts';
import type { DescribedCall } from '@payung/shared/api/shapes/call-shape.ts';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { rowsOf } from '#app/calls/call-table.ts';
import { kiteEndpoints } from '#testing/kite/contract.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { registerDescribedCalls } from './described-calls.ts';

const TOKEN = 'a token of the operator, thirty-two bytes';
let app: FastifyInstance;

beforeEach(() => {
  app = fastify();
  registerDescribedCalls(
    app,
    rowsOf([{ ...kiteModule, typedCalls: { getKite: endpoints.getQuote } }]),
    TOKEN,
  );
});

it('describes every call to this machine: those of areas, of products, and the common ones in their types', async () => {
  const answer = await app.inject('/platform/calls');
  const { calls } = answer.json<{ readonly calls: readonly DescribedCall[] }>();
  expect(calls).toContainEqual(describedCall('getQuote', endpoints.getQuote));
  expect(calls).toContainEqual(describedCall('createKiteQuote', kiteEndpoints.createKiteQuote));
  expect(calls).toContainEqual(describedCall('getKite', endpoints.getQuote));
});

const asked = async (headers: Record<string, string>): Promise<number> => {
  const answer = await app.inject({ url: '/platform/calls', remoteAddress: '203.0.113.5', headers });
  return answer.statusCode;
};

it('does not exist for other machines, except with the token of the operator', async () => {
  expect(await asked({})).toBe(404);
  expect(await asked({ authorization: 'Bearer wrong' })).toBe(404);
  expect(await asked({ authorization: `Bearer ${TOKEN}` })).toBe(200);
});
