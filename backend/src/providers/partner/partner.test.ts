import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { CompactEncrypt, CompactSign, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '#testing/test-clock.ts';
import { newKeyPair, createPartnerClient } from './partner-client.ts';
import { openToken } from './sandbox/arrivals.ts';
import { startPartnerSandbox } from './sandbox/sandbox-server.ts';
import type { PartnerSandbox } from './sandbox/sandbox-server.ts';

const clock = testClock();
const keys = { signing: newKeyPair(), encryption: newKeyPair(), notice: newKeyPair() };
let sandbox: PartnerSandbox;

beforeAll(async () => {
  sandbox = await startPartnerSandbox({
    keys,
    issuer: 'payung',
    clock,
    retryUrl: () => 'https://payung.test/app/back',
    noticeUrl: () => 'http://127.0.0.1:9/nobody',
  });
});
afterAll(() => sandbox.close());

const claims = {
  refId: 'aB3dE9',
  ref: 'quote',
  product: 'CI',
  workflow: { role: 'Customer', createdBy: 'Agent', agentProfileId: 'a'.repeat(24) },
  discountPct: 10,
  promo: '',
  deepLinkStage: 'Lead Created',
  phone: '6281311110051',
  name: 'Maya <b>Kusuma</b>',
};

const seal = async (inside: string, header: object = {}, to = keys.encryption.public): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(inside))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', cty: 'JWT', ...header })
    .encrypt(await importJWK(to, 'ECDH-ES+A256KW'));

const sign = async (change: object = {}, by = keys.signing.private): Promise<string> => {
  const now = clock.now().getTime() / 1000;
  const payload = { iss: 'payung', aud: sandbox.settings.url, iat: now, exp: now + 300, jti: 'a-jti' };
  return new SignJWT({ ...claims, ...payload, ...change })
    .setProtectedHeader({ alg: 'ES256' })
    .sign(await importJWK(by, 'ES256'));
};

const open = (token: string, now = clock.now()) =>
  openToken(
    token,
    {
      decryption: keys.encryption.private,
      signature: keys.signing.public,
      issuer: 'payung',
      audience: sandbox.settings.url,
    },
    now,
  );

const errorPageIn = async (language: string) =>
  (await fetch(`${sandbox.settings.url}/error?lang=${language}`)).text();

const isThere = (url: string) => createPartnerClient({ ...sandbox.settings, url }, clock).isThere();

describe('a token', () => {
  it('made by the client is opened by the partner', async () => {
    const { token, jti } = await createPartnerClient(sandbox.settings, clock).createToken(claims);
    expect(await open(token)).toEqual({ ...claims, jti });
  });

  it('expires after five minutes, also when it claims a longer life', async () => {
    const later = new Date(clock.now().getTime() + 301_000);
    expect(await open(await seal(await sign()), later)).toBe('expired');
    const lasting = await sign({ exp: clock.now().getTime() / 1000 + 86_400 });
    expect(await open(await seal(lasting), later)).toBe('expired');
  });

  it.each([
    ['signed by somebody else', async () => seal(await sign({}, newKeyPair().private))],
    ['encrypted to somebody else', async () => seal(await sign(), {}, newKeyPair().public)],
    ['of another issuer', async () => seal(await sign({ iss: 'somebody' }))],
    ['for somebody else', async () => seal(await sign({ aud: 'https://other.test' }))],
    ['without a number', async () => seal(await sign({ jti: undefined }))],
    ['without an end', async () => seal(await sign({ exp: undefined }))],
    ['without a name', async () => seal(await sign({ name: undefined }))],
    ['that is not signed', () => seal(new UnsecuredJWT(claims).encode())],
    ['that is not nested', async () => seal(await sign(), { cty: undefined })],
    ['by another encryption', async () => seal(await sign(), { enc: 'A128CBC-HS256' })],
    ['by another key agreement', async () => seal(await sign(), { alg: 'ECDH-ES' })],
    ['that is not encrypted', () => sign()],
    ['that is no token', () => Promise.resolve('a.b.c.d.e')],
    ['that is empty', () => Promise.resolve('')],
  ])('%s is unreadable', async (_name, make) => {
    expect(await open(await make())).toBe('unreadable');
  });

  it('signed with the public key as a shared secret is unreadable', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(keys.signing.public));
    const forged = await new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(secret);
    expect(await open(await seal(forged))).toBe('unreadable');
  });
});

describe('the partner', () => {
  it('shows the customer page when its notice is not received, and escapes names', async () => {
    const { address } = await createPartnerClient(sandbox.settings, clock).createToken(claims);
    const page = await (await fetch(address)).text();
    expect(page).toContain('Maya &#60;b&#62;Kusuma');
    expect(page).not.toContain('<b>');
  });

  it('redeems a token once when it comes twice at once', async () => {
    const { address } = await createPartnerClient(sandbox.settings, clock).createToken(claims);
    const both = await Promise.all([0, 1].map(() => fetch(address, { redirect: 'manual' })));
    const places = both.map(({ headers }) => headers.get('location') ?? '');
    expect(places.filter((place) => place.startsWith('/arrived/'))).toHaveLength(1);
    expect(places).toContain('https://payung.test/app/back?problem=used');
  });

  it('has an error page for expired links in both languages [ERR-019]', async () => {
    expect(await errorPageIn('en')).toContain('Please ask your agent for a new link.');
    expect(await errorPageIn('id')).toContain('Silakan minta tautan baru kepada agen Anda.');
  });

  it('simulates the behaviour that a tester chooses', async () => {
    const behave = (behaviour: string) =>
      fetch(`${sandbox.settings.url}/tester`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ behaviour }),
      });
    const client = createPartnerClient(sandbox.settings, clock);
    expect(await client.isThere()).toBe(true);
    expect((await behave('down')).status).toBe(303);
    expect(await client.isThere()).toBe(false);
    expect((await behave('rich')).status).toBe(400);
    await behave('expired');
    const { address } = await client.createToken(claims);
    const late = await fetch(address, { redirect: 'manual' });
    expect(late.headers.get('location')).toBe('https://payung.test/app/back?problem=expired');
    await behave('normal');
  });
});

describe('isThere', () => {
  it('is false when nothing listens, and when no answer comes within three seconds', async () => {
    const silent = http.createServer(() => undefined);
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const { port } = silent.address() as AddressInfo;
    const begun = Date.now();
    expect(await isThere(`http://127.0.0.1:${port}`)).toBe(false);
    const waited = Date.now() - begun;
    expect(waited).toBeGreaterThan(2900);
    // It gives up by itself, and not when the system does after minutes.
    expect(waited).toBeLessThan(60_000);
    silent.closeAllConnections();
    silent.close();
    expect(await isThere('http://127.0.0.1:9')).toBe(false);
  });
});
