import { expect, it } from 'vitest';
import { LOGKEYS } from '@payung/shared/domain/resume-type.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { newAgent, newQuote, newVisit } from '#testing/people.ts';

const world = useAreaServer();

/** What the lead of the agent's quote tells of who opened it, newest first. */
const openings = async (agent: { headers: Credentials }) => {
  const { data: leads } = await succeed(world.server, agent.headers, 'listLeads', {
    query: { sort: 'Newest' },
  });
  const { data } = await succeed(world.server, agent.headers, 'getLead', {
    params: { leadId: leads[0]._id },
  });
  return data.events
    .filter(({ kind }: Wire) => kind === 'opened')
    .map(({ by, result, code }: Wire) => [by, result, code]);
};

const people = async () => {
  const { server } = world;
  const leader = await newAgent(server, {
    user_type: 'Commercial',
    first_name: 'Bayu',
    last_name: 'Pratama',
  });
  const agent = await newAgent(server, { invited_by: leader.id, first_name: 'Sari', last_name: 'Wulandari' });
  const quote = await newQuote(server, agent.headers);
  return { server, leader, agent, quote };
};

it('records from where a quote was opened, and shows it to its agent [API-007] [SHELL-036]', async () => {
  const { server, agent, quote } = await people();
  for (const logkey of LOGKEYS) {
    server.clock.advance(60);
    await succeed(server, agent.headers, 'getQuote', { query: { id: quote.quoteId, logkey } });
  }
  expect(await openings(agent)).toEqual([
    ['Sari Wulandari', 'policyDownloadNotification', quote.code],
    ['Sari Wulandari', 'quoteSearch', quote.code],
    ['Sari Wulandari', 'referalJourney', quote.code],
    ['Sari Wulandari', 'paymentNotification', quote.code],
  ]);
});

it('records no read without a logkey, and none of a customer', async () => {
  const { server, agent, quote } = await people();
  await succeed(server, agent.headers, 'getQuote', { query: { id: quote.quoteId } });
  await succeed(server, agent.headers, 'policyDetail', { params: { quoteId: quote.quoteId } });
  const customer = await newVisit(server, quote.quoteId, quote.phone);
  await succeed(server, customer, 'getQuote', { query: { id: quote.quoteId, logkey: 'quoteSearch' } });
  expect(await openings(agent)).toEqual([]);
});

it('records several reads within an hour once, and a later one again', async () => {
  const { server, agent, quote } = await people();
  const read = () =>
    succeed(server, agent.headers, 'getQuote', { query: { id: quote.quoteId, logkey: 'quoteSearch' } });
  await read();
  server.clock.advance(30 * 60);
  await read();
  expect((await openings(agent)).length).toBe(1);
  server.clock.advance(61 * 60);
  await read();
  expect((await openings(agent)).length).toBe(2);
});

it('shows only the agent that a leader opened the quote', async () => {
  const { server, leader, agent, quote } = await people();
  const detail = (logkey: string) =>
    call(server, leader.headers, 'policyDetail', { params: { quoteId: quote.quoteId }, query: { logkey } });
  expect((await detail('referalJourney')).status).toBe(200);
  expect((await detail('elsewhere')).status).toBe(400);
  expect(await openings(agent)).toEqual([['Bayu Pratama', 'referalJourney', quote.code]]);
  const { data: leads } = await succeed(server, agent.headers, 'listLeads', { query: { sort: 'Newest' } });
  const led = await succeed(server, leader.headers, 'getLead', { params: { leadId: leads[0]._id } });
  expect(led.data.events.map(({ kind }: Wire) => kind)).not.toContain('opened');
});
