import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import { insertListedCopies } from '#areas/lists/testing/listed-quotes.ts';
import { newAgent } from '#testing/people.ts';

const world = useAreaServer();

it('exports all pages of a list of more than 10,000 lines', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await insertListedCopies(server.services.db, agent.id, 10_501);
  const { text } = await call(server, agent.headers, 'exportList', { params: { list: 'policies' } });
  const lines = text.trimEnd().split('\r\n');
  expect([lines.length, new Set(lines).size]).toEqual([10_502, 10_502]);
});
