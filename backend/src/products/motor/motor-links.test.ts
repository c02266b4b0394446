import { expect, it } from 'vitest';
import { call, nobody, succeed } from '#testing/caller.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { newAgent, newQuote, newVisit } from '#testing/people.ts';
import { beat, newMotorQuote, useMotorServer } from './testing/motor.ts';

const world = useMotorServer();

const shared = async (server: AreaServer, facts: object = {}) => {
  const { headers: agent } = await newAgent(server);
  const quote = await newMotorQuote(server, agent, facts);
  const query = { type: 'lead', quoteId: quote.quoteId };
  const generate = () => call(server, agent, 'generateMotorLink', { query });
  return { agent, quote, generate };
};
const idOf = (link: string): string => link.split('/').at(-1) ?? '';
const open = (server: AreaServer, name: 'decryptLink' | 'decryptMotorLink', id: string, who = nobody) =>
  call(server, who, name, { query: { id } });

it.each([
  ['a car', {}, '61f0c1a5e4b0a70001a3d102'],
  ['a motorcycle', beat, '61f0c1a5e4b0a70001a3d103'],
])('shares %s by a motor link, and opens it with the motor call alone', async (_, facts, productId) => {
  const { server } = world;
  const { agent, quote, generate } = await shared(server, facts);
  const { errMsg } = await generate();
  expect(errMsg.link).toMatch(/^https:\/\/payung\.test\/app\/motor\/[0-9A-Za-z]{6}$/);
  const query = { type: 'lead', quoteId: quote.quoteId };
  expect((await succeed(server, agent, 'generateLink', { query })).link).toBe(errMsg.link);
  const id = idOf(errMsg.link);
  const invitation = { productId, fullName: 'Sari' };
  expect((await open(server, 'decryptMotorLink', id)).errMsg.data).toEqual(invitation);
  const visit = await newVisit(server, quote.quoteId, quote.phone);
  expect((await open(server, 'decryptMotorLink', id, visit)).errMsg.data).toEqual({
    ...invitation,
    quoteId: quote.quoteId,
    stage: 'Lead Created',
  });
});

it('answers a link of another product as one that does not exist [LINK-017]', async () => {
  const { server } = world;
  const { generate } = await shared(server);
  const { headers } = await newAgent(server);
  const kite = await newQuote(server, headers);
  const query = { type: 'lead', quoteId: kite.quoteId };
  const { link } = await succeed(server, headers, 'generateLink', { query });
  const unknown = await open(server, 'decryptMotorLink', 'zzzzzz');
  for (const answer of [
    await open(server, 'decryptMotorLink', idOf(link)),
    await open(server, 'decryptLink', idOf((await generate()).errMsg.link)),
  ]) {
    expect([answer.status, answer.text]).toEqual([unknown.status, unknown.text]);
  }
  expect(unknown.message).toBe('given link is invalid');
});

it('says of a link whose days are over that it is expired [LINK-018]', async () => {
  const { server } = world;
  const { generate } = await shared(server);
  const { link, expiresAt } = (await generate()).errMsg;
  const { db } = server.services;
  await db
    .updateTable('share_links')
    .set({ expires_at: server.clock.now() })
    .where('expires_at', '=', new Date(expiresAt))
    .execute();
  expect((await open(server, 'decryptMotorLink', idOf(link))).message).toBe('link is expired');
});

it('shares nothing before the quote holds the phone of the customer', async () => {
  const { server } = world;
  const { generate } = await shared(server, { insuredMobile: undefined });
  expect((await generate()).status).toBe(422);
});
