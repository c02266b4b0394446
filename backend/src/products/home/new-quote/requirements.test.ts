import { expect, it } from 'vitest';
import { hashToken } from '#core/access/secrets.ts';
import { call, succeed } from '#testing/caller.ts';
import { newAgent, newVisit } from '#testing/people.ts';
import { newHomeQuote, useHomeServer } from '../testing/home.ts';

const world = useHomeServer();

/** Of the words of this version: other words are another version. */
const DIGESTS = {
  en: '3c8e7f10586ca212f27e331cd5ed1e736a2bb613efcacba6c88cd9dc20e02164',
  id: '507b1d6f6b0dabe81e8881a853ce6462c3c1a1aa4a825551636c25564d995685',
} as const;

const keptFor = (quoteId: string) =>
  world.server.services.db
    .selectFrom('consents')
    .select(['version', 'given_by', 'agent_id', 'visit_hash', 'language', 'text_version', 'text_hash'])
    .where('quote_id', '=', quoteId)
    .where('purpose', '=', 'requirements')
    .orderBy('id')
    .execute();

it('keeps that agent and customer said that the property meets the requirements, each once [HOME-010]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const { quoteId, phone } = await newHomeQuote(server, agent.headers);
  const ofAgent = {
    version: 1,
    given_by: 'agent',
    agent_id: agent.id,
    visit_hash: null,
    language: 'en',
    text_version: '2026-11',
    text_hash: DIGESTS.en,
  };
  expect(await keptFor(quoteId)).toEqual([ofAgent]);
  const customer = await newVisit(server, quoteId, phone);
  const agree = () =>
    succeed(server, customer, 'agreeToRequirements', {
      params: { quoteId },
      headers: { 'accept-language': 'id' },
    });
  const answers = await Promise.all([agree(), agree(), agree()]);
  expect(answers.map(({ message }) => message)).toEqual(answers.map(() => 'Konfirmasi Anda sudah disimpan'));
  expect(await keptFor(quoteId)).toEqual([
    ofAgent,
    {
      ...ofAgent,
      given_by: 'self',
      agent_id: null,
      visit_hash: hashToken(String(customer['x-cipher'])),
      language: 'id',
      text_hash: DIGESTS.id,
    },
  ]);
  const { data } = await succeed(server, customer, 'customerData', {
    params: { quoteId },
    headers: { 'accept-language': 'id' },
  });
  expect(data.consents).toMatchObject([{ purpose: 'requirements', title: 'Syarat pertanggungan' }]);
});

it('keeps nothing of an agent or of somebody else [SHELL-054]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const { quoteId } = await newHomeQuote(server, agent.headers);
  const other = await newHomeQuote(server, agent.headers);
  const guest = await newVisit(server, other.quoteId, other.phone);
  const statusOf = async (who: Readonly<Record<string, string>>) =>
    (await call(server, who, 'agreeToRequirements', { params: { quoteId } })).status;
  expect([await statusOf(agent.headers), await statusOf(guest)]).toEqual([403, 404]);
  expect(await keptFor(quoteId)).toHaveLength(1);
});
