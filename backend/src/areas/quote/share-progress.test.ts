import { expect, it } from 'vitest';
import { entriesOf, newLine, saleToPay } from '#areas/network/testing/networks.ts';
import { notify } from '#areas/quote/testing/journey.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newAgent, newQuote } from '#testing/people.ts';

const world = useAreaServer();

const progressOf = (server: AreaServer, agent: Credentials, quoteId: string) =>
  succeed(server, agent, 'shareProgress', { params: { quoteId } });

const sentBy = (server: AreaServer, agent: Credentials, quoteId: string, channel: string) =>
  succeed(server, agent, 'shareSent', { params: { quoteId }, body: { channel } });

const share = async (server: AreaServer, agent: Credentials, quoteId: string): Promise<string> => {
  const { link } = await succeed(server, agent, 'generateLink', { query: { type: 'lead', quoteId } });
  return link.split('/').at(-1) ?? '';
};

it('says how far the customer has come, and keeps the way that was pressed first', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  const { quoteId } = await newQuote(server, headers);
  expect(await progressOf(server, headers, quoteId)).toMatchObject({ state: 'none' });
  const id = await share(server, headers, quoteId);
  // Made, and given to nobody yet.
  expect(await progressOf(server, headers, quoteId)).toMatchObject({ state: 'none' });

  await sentBy(server, headers, quoteId, 'whatsapp');
  await sentBy(server, headers, quoteId, 'email');
  const sent = await progressOf(server, headers, quoteId);
  expect(sent).toMatchObject({ state: 'sent', sentBy: 'whatsapp', about: 'over the sea' });
  expect(sent.sentAt).toBe(server.clock.now().toISOString());
  expect(sent).not.toHaveProperty('openedAt');

  await call(server, nobody, 'decryptLink', { query: { id } });
  expect(await progressOf(server, headers, quoteId)).toMatchObject({
    state: 'opened',
    openedAt: server.clock.now().toISOString(),
  });
  await succeed(server, headers, 'revokeLink', { body: { quoteId } });
  expect((await progressOf(server, headers, quoteId)).state).toBe('revoked');
});

it('names the points that are booked once it is paid, and says when it was', async () => {
  const { server } = world;
  const { seller } = await newLine(server);
  const {
    quote: { quoteId },
    invoiceNumber,
  } = await saleToPay(server, seller);
  const before = await progressOf(server, seller.headers, quoteId);
  expect(before.earns).toEqual({ points: 27, isExample: true });
  await notify(server, invoiceNumber, 274_500);
  const booked = (await entriesOf(server, seller)).map(({ points }) => points);
  expect(booked).toEqual([before.earns.points]);
  expect(await progressOf(server, seller.headers, quoteId)).toMatchObject({
    state: 'paid',
    paidAt: server.clock.now().toISOString(),
  });
});

it('greets by the gender that the lead or the ID number says, and by the name alone otherwise', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  const { quoteId } = await newQuote(server, headers);
  const salutation = async () => (await progressOf(server, headers, quoteId)).salutation;
  expect(await salutation()).toBeUndefined();
  const { db } = server.services;
  const said = (insured_id_card: string) =>
    db.updateTable('quotes').set({ insured_id_card }).where('id', '=', quoteId).execute();
  await said('3171015705900001');
  expect(await salutation()).toBe('female');
  await said('3171011705900001');
  expect(await salutation()).toBe('male');
  const lead = db.selectFrom('quotes').select('of_lead_id').where('id', '=', quoteId);
  await db
    .updateTable('leads')
    .set({ details: JSON.stringify({ gender: 'female' }) })
    .where('id', '=', lead)
    .execute();
  expect(await salutation()).toBe('female');
});
