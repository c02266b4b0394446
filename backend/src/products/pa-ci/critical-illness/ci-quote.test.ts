import { expect, it, onTestFinished } from 'vitest';
import { call, nobody, succeed } from '#testing/caller.ts';
import { newAgent, newPhone } from '#testing/people.ts';
import { ciForm, newInvited, sandboxOf, useCiBackend } from './testing/ci.ts';

const world = useCiBackend();

const create = async (change: object) => {
  const { headers } = await newAgent(world.server);
  return call(world.server, headers, 'createCiQuote', { body: ciForm(change) });
};

it('makes one quote of a form that is sent twice, with discount and code', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  const body = ciForm({ promo: ' sehat 2026 ' });
  const first = await succeed(server, headers, 'createCiQuote', { body });
  expect(await succeed(server, headers, 'createCiQuote', { body })).toEqual(first);
  const [data] = (await succeed(server, headers, 'getQuote', { query: { id: first.data.quoteId } })).data;
  expect(data).toMatchObject({
    product_Id: '61f0c1a5e4b0a70001a3d106',
    stage: 'Lead Created',
    insuredName: 'Maya Kusuma',
    insuredMobile: body.insuredMobile,
    insuredEmail: 'maya@payung.test',
    discountPercent: 12.5,
    premium: 0,
    duePremium: 0,
    handovers: [],
  });
  const changed = await call(server, headers, 'createCiQuote', { body: { ...body, discountPct: 13 } });
  expect(changed.status).toBe(422);
});

it.each([
  ['a discount of 25.01', { discountPct: 25.01 }, 'Enter only numbers between 0 and 25'],
  ['a discount below nothing', { discountPct: -0.5 }, 'Enter only numbers between 0 and 25'],
  ['a discount of three decimals', { discountPct: 1.255 }, 'Enter only numbers between 0 and 25'],
  ['a code of three characters', { promo: 'ABC' }, 'A promo code has 4 to 20 letters and digits'],
  ['a code that is a script', { promo: '<script>' }, 'A promo code has 4 to 20 letters and digits'],
  ['a name with digits', { insuredName: 'Maya2' }, /letters/i],
  ['no phone', { insuredMobile: '' }, /./],
  ['a phone that no code reaches', { insuredMobile: '081234567' }, /./],
  ['an address that cannot be written to', { insuredEmail: 'maya@payung' }, /email/i],
])('refuses %s', async (_name, change, message) => {
  const answer = await create(change);
  expect(answer.status).toBe(422);
  expect(answer.message).toMatch(message);
});

it.each([
  { discountPct: 0, promo: '' },
  { discountPct: 25, promo: 'ABCD' },
])('accepts discount and promo code %j', async (change) => {
  expect((await create(change)).status).toBe(200);
});

it.each([{ discountPct: '10' }, { insuredName: undefined }, { premium: 1 }])(
  'refuses a form of another shape: %j',
  async (change) => {
    expect((await create(change)).status).toBe(400);
  },
);

it('has no price, proposal or document on this platform', async () => {
  const { server } = world;
  const { agent, quoteId } = await newInvited(server);
  const params = { quoteId };
  const consents = { terms: true, dataProcessing: true, marketing: false };
  const calls = [
    await call(server, agent, 'quickQuote', { params }),
    await call(server, agent, 'previewPrice', { params, query: { benefits: '' } }),
    await call(server, agent, 'confirmQuote', {
      params,
      body: { consents, textVersion: '2026-11', language: 'en' },
    }),
    await call(server, agent, 'eQuotation', { query: { quoteId } }),
    await call(server, agent, 'ePolicy', { query: { quoteId } }),
    await call(server, agent, 'updateQuote', { params, body: { planCode: 'X' } }),
  ];
  for (const { status } of calls) expect([400, 404, 422]).toContain(status);
  const [data] = (await succeed(server, agent, 'getQuote', { query: { id: quoteId } })).data;
  expect([data.stage, data.duePremium]).toEqual(['Lead Created', 0]);
});

it('opens its links by a call of their own, which shows nothing personal before the one-time code [CI-006]', async () => {
  const { server } = world;
  const { linkId, quoteId, customer, agent } = await newInvited(server);
  const open = (who: Readonly<Record<string, string>>, id = linkId) =>
    call(server, who, 'decryptCiLink', { query: { id } });
  const { link } = await succeed(server, agent, 'generateLink', { query: { type: 'lead', quoteId } });
  expect(link).toBe(`https://payung.test/app/ci/${linkId}`);
  const invitation = {
    productId: '61f0c1a5e4b0a70001a3d106',
    fullName: 'Sari',
    // The days are chosen on the pages of the partner.
    introduction: {
      agent: 'Sari Wulandari',
      hasPicture: false,
      phoneEnd: expect.stringMatching(/^\d{3}$/),
    },
  };
  expect((await open(nobody)).errMsg.data).toEqual(invitation);
  expect((await open(customer)).errMsg.data).toEqual({ ...invitation, quoteId, stage: 'Lead Created' });
  const elsewhere = await call(server, nobody, 'decryptLink', { query: { id: linkId } });
  expect([elsewhere.status, elsewhere.message]).toEqual([400, 'given link is invalid']);
  expect((await open(nobody, 'zzzzzz')).message).toBe('given link is invalid');
});

/** Somebody whose link has just expired. */
const newExpired = async () => {
  const invited = await newInvited(world.server);
  await world.server.services.db
    .updateTable('share_links')
    .set({ expires_at: world.server.clock.now() })
    .where('quote_id', '=', invited.quoteId)
    .execute();
  return invited;
};

it('answers "link is expired-ci" for an expired link in both languages [ERR-019]', async () => {
  const { server } = world;
  const { linkId, phone } = await newExpired();
  for (const language of ['en', 'id']) {
    const who = { 'accept-language': language };
    const { status, message } = await call(server, who, 'decryptCiLink', { query: { id: linkId } });
    expect([status, message]).toEqual([400, 'link is expired-ci']);
    const code = await call(server, who, 'sendOtp', { body: { mobileNo: phone, linkId } });
    expect([code.status, code.message]).toEqual([400, 'link is expired-ci']);
  }
});

it('answers with a message instead of a redirect when a link has expired and the partner is down [ERR-017]', async () => {
  const { server } = world;
  const { linkId, phone } = await newExpired();
  sandboxOf(world).behave('down');
  onTestFinished(() => sandboxOf(world).behave('normal'));
  const answers = [
    await call(server, nobody, 'decryptCiLink', { query: { id: linkId } }),
    await call(server, nobody, 'sendOtp', { body: { mobileNo: phone, linkId } }),
  ];
  expect(answers.map(({ status, message }) => [status, message])).toEqual([
    [400, 'link is expired'],
    [400, 'link is expired'],
  ]);
});

it('ends the sessions of the old phone when the agent corrects it', async () => {
  const { server } = world;
  const { agent, customer, quoteId } = await newInvited(server);
  const change = { params: { quoteId }, body: { insuredMobile: newPhone() } };
  expect((await call(server, customer, 'changePhone', change)).status).toBe(403);
  expect((await call(server, agent, 'changePhone', change)).status).toBe(200);
  expect((await call(server, customer, 'getQuote', { query: { id: quoteId } })).status).toBe(401);
});
