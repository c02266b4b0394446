import { Script } from 'node:vm';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';
import { serveIdentityFrame } from './identity-frame.ts';
import type { IdentitySdk } from './identity-frame-policy.ts';

const SANDBOX: IdentitySdk = { url: 'http://127.0.0.1:4123/sdk.js', isSandbox: true };
const REAL: IdentitySdk = {
  url: 'https://hv-web-sdk-cdn.hyperverge.co/hyperverge-web-sdk@10.5.0/src/sdk.min.js',
  isSandbox: false,
};

const get = async (sdk: IdentitySdk | undefined, url: string) => {
  const app = fastify();
  serveIdentityFrame(app, sdk);
  const answer = await app.inject({ url });
  await app.close();
  return answer;
};

it('is a separate document that only the platform may frame', async () => {
  const answer = await get(SANDBOX, '/identity/');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-frame-options': 'SAMEORIGIN',
  });
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(answer.body).not.toMatch(/<script(?![^>]* src=)/);
});

it('allows the sandbox and nothing else, in particular no eval', async () => {
  const policy = String((await get(SANDBOX, '/identity/')).headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' http://127.0.0.1:4123;");
  expect(policy).not.toMatch(/unsafe|firebase|hyperverge|https:/);
});

it('allows what the real script needs', async () => {
  const policy = String((await get(REAL, '/identity/')).headers['content-security-policy']);
  expect(policy).toContain("'unsafe-eval' https://hv-web-sdk-cdn.hyperverge.co");
  expect(policy).toContain('wss://*.firebaseio.com');
});

it('adds to the policy of the application only that it may frame its own origin', () => {
  const policy = contentSecurityPolicy({ paymentHosts: [] });
  expect(policy).toContain("frame-src 'self'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-eval');
});

it('sends a self-contained script', async () => {
  const { body } = await get(SANDBOX, '/identity/frame.js');
  expect(body).toContain('"payung.identity", 1');
  expect(() => new Script(body)).not.toThrow();
});

it('is absent when no provider is configured', async () => {
  expect((await get(undefined, '/identity/')).statusCode).toBe(404);
});
