import { compactDecrypt, decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { keyedHash } from '#core/access/secrets.ts';
import { newId } from '#core/database/identifiers.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import { newAgent, newQuote, newVisit } from '#testing/people.ts';
import {
  encrypt,
  handedOver,
  handoverBody,
  handoversOf,
  keysOf,
  newInvited,
  sandboxOf,
  useCiBackend,
} from './testing/ci.ts';
import type { InvitedCustomer } from './testing/ci.ts';

const world = useCiBackend();

const handOver = (invited: InvitedCustomer) => handedOver(world.server, invited);
const ask = (invited: InvitedCustomer, change: object = {}) => encrypt(world.server, invited, change);
const follow = (address: string) => fetch(address, { redirect: 'manual' });

afterEach(() => sandboxOf(world).behave('normal'));

describe('the token', () => {
  it('is signed by the platform and encrypted to the partner, with data of the server [CI-005]', async () => {
    const invited = await newInvited(world.server);
    const { encryptedData } = await handOver(invited);
    const { url } = sandboxOf(world).settings;
    expect(decodeProtectedHeader(encryptedData)).toMatchObject({
      alg: 'ECDH-ES+A256KW',
      enc: 'A256GCM',
      cty: 'JWT',
    });
    const { plaintext } = await compactDecrypt(
      encryptedData,
      await importJWK(keysOf(world).encryption.private, 'ECDH-ES+A256KW'),
    );
    const { payload, protectedHeader } = await jwtVerify(
      plaintext,
      await importJWK(keysOf(world).signing.public, 'ES256'),
      { currentDate: world.clock.now() },
    );
    expect(protectedHeader.alg).toBe('ES256');
    const now = world.clock.now().getTime() / 1000;
    expect(payload).toEqual({
      refId: invited.linkId,
      ref: 'quote',
      product: 'CI',
      workflow: { role: 'Customer', createdBy: 'Agent', agentProfileId: invited.agentId },
      discountPct: 12.5,
      promo: 'SEHAT2026',
      deepLinkStage: 'Lead Created',
      phone: invited.phone,
      name: 'Maya Kusuma',
      iss: 'payung-demo',
      aud: url,
      iat: now,
      exp: now + 300,
      jti: expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
    });
  });
});

describe('the customer', () => {
  it('arrives at an address without the token, on a page that shows the data handed over [CI-004]', async () => {
    const invited = await newInvited(world.server);
    const { address, encryptedData } = await handOver(invited);
    expect(address).toBe(`${sandboxOf(world).settings.url}/handover?token=${encryptedData}&lang=en`);
    const redirect = await follow(address);
    expect(redirect.status).toBe(303);
    const arrived = redirect.headers.get('location') ?? '';
    expect(arrived).toMatch(/^\/arrived\/[\da-f-]{36}\?lang=en$/);
    const page = await follow(new URL(arrived, address).href);
    for (const { headers } of [redirect, page]) {
      expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual([
        'no-referrer',
        'no-store',
      ]);
    }
    const html = await page.text();
    for (const text of ['Maya Kusuma', invited.phone, '12.5 %', 'SEHAT2026', invited.agentId, 'Promo code'])
      expect(html).toContain(text);
    expect(html).not.toContain(encryptedData);
    const indonesian = await (await follow(new URL(arrived.replace('=en', '=id'), address).href)).text();
    for (const text of ['Kode promo', '12,5 %']) expect(indonesian).toContain(text);
  });

  it('is shown to the agent as handed over, and then as arrived', async () => {
    const invited = await newInvited(world.server);
    expect(await handoversOf(world.server, invited)).toEqual([]);
    const { address } = await handOver(invited);
    const at = world.clock.now().toISOString();
    expect(await handoversOf(world.server, invited)).toEqual([{ at }]);
    world.clock.advance(30);
    await follow(address);
    expect(await handoversOf(world.server, invited)).toEqual([
      { at, arrivedAt: world.clock.now().toISOString() },
    ]);
    world.clock.advance(30);
    await handOver(invited);
    expect(
      (await handoversOf(world.server, invited)).map(({ arrivedAt }) => arrivedAt === undefined),
    ).toEqual([true, false]);
  });

  it('returns to the platform when a token is used twice, and enters with a new one', async () => {
    const invited = await newInvited(world.server);
    const first = await handOver(invited);
    await follow(first.address);
    const again = await follow(first.address);
    expect([again.status, again.headers.get('location')]).toEqual([
      303,
      'https://payung.test/app/cihandover?problem=used',
    ]);
    const second = await handOver(invited);
    expect(second.encryptedData).not.toBe(first.encryptedData);
    expect((await follow(second.address)).headers.get('location')).toMatch(/^\/arrived\//);
  });

  it('returns when the token is older than five minutes', async () => {
    const { address } = await handOver(await newInvited(world.server));
    world.clock.advance(301);
    const late = await follow(address);
    expect(late.headers.get('location')).toBe('https://payung.test/app/cihandover?problem=expired');
  });

  it('enters until the last second of the token', async () => {
    const { address } = await handOver(await newInvited(world.server));
    world.clock.advance(299);
    expect((await follow(address)).headers.get('location')).toMatch(/^\/arrived\//);
  });

  it.each([
    ['the partner has another key', (address: string) => address, 'unreadable'],
    ['the token was broken off', (address: string) => address.replace(/.{30}&lang/, '&lang'), 'normal'],
    ['there is no token', (address: string) => address.replace(/token=[^&]+/, ''), 'normal'],
  ] as const)('returns when %s', async (_name, change, behaviour) => {
    const { address } = await handOver(await newInvited(world.server));
    sandboxOf(world).behave(behaviour);
    const refused = await follow(change(address));
    expect([refused.status, refused.headers.get('location')]).toEqual([
      303,
      'https://payung.test/app/cihandover?problem=unreadable',
    ]);
  });

  it('stays on the platform while the partner does not answer, and does not count as handed over', async () => {
    const invited = await newInvited(world.server);
    sandboxOf(world).behave('down');
    const english = await ask(invited);
    expect([english.status, english.message]).toEqual([
      503,
      'Our partner’s page does not answer right now. Nothing is lost: please try again in a few minutes.',
    ]);
    const indonesian = await call(
      world.server,
      { ...invited.customer, 'accept-language': 'id' },
      'encryptForPartner',
      { body: handoverBody(invited) },
    );
    expect(indonesian.message).toBe(
      'Halaman mitra kami sedang tidak dapat dihubungi. Data Anda tetap aman: silakan coba lagi beberapa menit lagi.',
    );
    expect(await handoversOf(world.server, invited)).toEqual([]);
    sandboxOf(world).behave('normal');
    expect((await ask(invited)).status).toBe(200);
  });
});

describe('the server', () => {
  it('takes amounts, code and agent from the quote, and ignores those sent [CI-005]', async () => {
    const invited = await newInvited(world.server);
    const { errMsg } = await ask(invited, {
      discountPct: 100,
      promo: 'EVERYTHINGFREE',
      deepLinkStage: 'Policy Generated',
      workflow: { role: 'Customer', createdBy: 'Agent', agentProfileId: 'f'.repeat(24) },
    });
    const arrived = (await follow(errMsg.address)).headers.get('location') ?? '';
    const html = await (await follow(new URL(arrived, errMsg.address).href)).text();
    for (const text of ['12.5 %', 'SEHAT2026', 'Lead Created', invited.agentId]) expect(html).toContain(text);
    expect(html).not.toContain('EVERYTHINGFREE');
  });

  it('refuses every link except the one of the session', async () => {
    const [mine, theirs] = [await newInvited(world.server), await newInvited(world.server)];
    for (const refId of [theirs.linkId, 'zzzzzz', '', 'x'.repeat(24)])
      expect([refId, (await ask(mine, { refId })).status]).toEqual([refId, 404]);
    expect(await handoversOf(world.server, theirs)).toEqual([]);
  });

  it('refuses another link of the same quote', async () => {
    const mine = await newInvited(world.server);
    const { db, secret } = world.server.services;
    const refId = 'Zz9Yy8';
    const own = await db
      .selectFrom('share_links')
      .selectAll()
      .where('quote_id', '=', mine.quoteId)
      .executeTakeFirstOrThrow();
    const other = { ...own, id: newId(), id_hash: keyedHash(secret, 'link', refId) };
    await db.insertInto('share_links').values(other).execute();
    expect((await ask(mine, { refId })).status).toBe(404);
    expect(await handoversOf(world.server, mine)).toEqual([]);
    expect((await ask(mine)).status).toBe(200);
  });

  it.each([{ product: 'PA' }, { ref: 'policy' }, { workflow: { role: 'Agent' } }, { more: 1 }])(
    'refuses a request of another form: %j',
    async (change) => {
      expect((await ask(await newInvited(world.server), change)).status).toBe(400);
    },
  );

  it('hands over customers only, and no quote of another product', async () => {
    const invited = await newInvited(world.server);
    expect(
      (await call(world.server, nobody, 'encryptForPartner', { body: handoverBody(invited) })).status,
    ).toBe(401);
    expect(
      (await call(world.server, invited.agent, 'encryptForPartner', { body: handoverBody(invited) })).status,
    ).toBe(403);
    const { headers } = await newAgent(world.server);
    const kite = await newQuote(world.server, headers);
    const guest = await newVisit(world.server, kite.quoteId, kite.phone);
    expect(
      (await call(world.server, guest, 'encryptForPartner', { body: handoverBody(invited) })).status,
    ).toBe(404);
  });

  it('refuses a hand-over when the link was revoked', async () => {
    const invited = await newInvited(world.server);
    await succeed(world.server, invited.agent, 'revokeLink', { body: { quoteId: invited.quoteId } });
    expect((await ask(invited)).status).toBe(401);
  });

  it('makes at most thirty tokens an hour for one quote', async () => {
    const invited = await newInvited(world.server);
    for (let count = 0; count < 30; count += 1) expect((await ask(invited)).status).toBe(200);
    expect((await ask(invited)).status).toBe(429);
  });

  it('logs no token, name or phone number', async () => {
    const invited = await newInvited(world.server);
    const { address, encryptedData } = await handOver(invited);
    await follow(address);
    await follow(address);
    expect(world.log()).toContain('/api/auth/aem/encrypt');
    for (const secret of [encryptedData, encryptedData.slice(-40), invited.phone, 'Maya Kusuma'])
      expect(world.log()).not.toContain(secret);
  });
});
