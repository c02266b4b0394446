import { expect, it } from 'vitest';
import { REPLY_MS } from '#areas/auth/links/open-link.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import { newHomeQuote, useHomeServer } from './testing/home.ts';
import { newAgent, newQuote, newVisit } from '#testing/people.ts';

const world = useHomeServer();

const shared = async (server: AreaServer, facts: object = {}) => {
  const { headers: agent } = await newAgent(server);
  const quote = await newHomeQuote(server, agent, facts);
  const query = { type: 'lead', quoteId: quote.quoteId };
  return { agent, quote, generate: () => call(server, agent, 'generateHomeLink', { query }) };
};

const idOf = (link: string): string => link.split('/').at(-1) ?? '';
const open = (server: AreaServer, name: 'decryptLink' | 'decryptHomeLink', id: string, who = nobody) =>
  call(server, who, name, { query: { id } });

it('makes the same home link of six characters with its own call and the common one [LINK-040]', async () => {
  const { server } = world;
  const { agent, quote, generate } = await shared(server);
  const { errMsg } = await generate();
  expect(errMsg.link).toMatch(/^https:\/\/payung\.test\/app\/home\/[0-9A-Za-z]{6}$/);
  const query = { type: 'lead', quoteId: quote.quoteId };
  expect((await succeed(server, agent, 'generateLink', { query })).link).toBe(errMsg.link);
  const pdf = { ...query, isEPdfLink: 'true', pdfType: 'quickQuote' };
  expect((await succeed(server, agent, 'generateLink', { query: pdf })).link).toContain('/app/home/');
});

it('opens home links with their own call only, and says nothing personal before the code', async () => {
  const { server } = world;
  const { quote, generate } = await shared(server);
  const id = idOf((await generate()).errMsg.link);
  const invitation = { productId: '61f0c1a5e4b0a70001a3d104', fullName: 'Sari' };
  expect((await open(server, 'decryptHomeLink', id)).errMsg.data).toEqual(invitation);
  const visit = await newVisit(server, quote.quoteId, quote.phone);
  expect((await open(server, 'decryptHomeLink', id, visit)).errMsg.data).toEqual({
    ...invitation,
    quoteId: quote.quoteId,
    stage: 'Lead Created',
  });
});

it('answers a link of another product as one that does not exist, in the same time', async () => {
  const { server } = world;
  const { generate } = await shared(server);
  const { headers } = await newAgent(server);
  const trip = await newQuote(server, headers);
  const { link } = await succeed(server, headers, 'generateLink', {
    query: { type: 'lead', quoteId: trip.quoteId },
  });
  const unknown = await open(server, 'decryptHomeLink', 'zzzzzz');
  const begun = performance.now();
  const travel = await open(server, 'decryptHomeLink', idOf(link));
  expect(performance.now() - begun).toBeGreaterThanOrEqual(REPLY_MS - 2);
  const home = await open(server, 'decryptLink', idOf((await generate()).errMsg.link));
  for (const answer of [travel, home]) {
    expect([answer.status, answer.text]).toEqual([unknown.status, unknown.text]);
  }
  expect((await open(server, 'decryptLink', idOf(link))).status).toBe(200);
});

it('makes no link before the quote has the phone of the customer', async () => {
  const { server } = world;
  const { generate } = await shared(server, { insuredMobile: undefined });
  expect((await generate()).status).toBe(422);
});
