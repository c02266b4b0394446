import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from './edge.ts';
import { identityFrameServer } from './identity-frame.ts';
import type { FramePolicyOptions } from './identity-frame.ts';
import { contentSecurityPolicy, pagePermissions } from './page/security-headers.ts';

const PLATFORM = 'https://payung.example';
const SANDBOX: FramePolicyOptions = {
  url: 'http://127.0.0.1:4123/sdk.js',
  isSandbox: true,
  platformOrigin: PLATFORM,
};
const REAL: FramePolicyOptions = {
  url: 'https://hv-web-sdk-cdn.hyperverge.co/hyperverge-web-sdk@10.5.0/src/sdk.min.js',
  isSandbox: false,
  platformOrigin: PLATFORM,
};

const get = async (frame: FramePolicyOptions, url: string) => {
  const app = identityFrameServer(frame);
  const answer = await app.inject({ url });
  await app.close();
  return answer;
};

const policyOf = async (frame: FramePolicyOptions): Promise<string> =>
  String((await get(frame, '/identity/')).headers['content-security-policy']);

it('is a document that only the page of the platform may frame', async () => {
  const answer = await get(SANDBOX, '/identity/');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  // It has no form for one foreign origin.
  expect(answer.headers['x-frame-options']).toBeUndefined();
  expect(answer.headers['content-security-policy']).toContain('frame-ancestors https://payung.example;');
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.body).not.toMatch(/<script(?![^>]* src=)/);
});

it.each([
  '/',
  '/app/login',
  '/app/registry.json',
  '/api/auth/agent',
  '/healthz',
  '/metrics',
  '/identity',
  '/identity/x.js',
])('serves nothing else of the platform: %s', async (url) => {
  expect((await get(SANDBOX, url)).statusCode).toBe(404);
});

it('allows the sandbox and no other host, and no eval', async () => {
  const policy = await policyOf(SANDBOX);
  expect(policy).toContain("script-src 'self' http://127.0.0.1:4123;");
  expect(policy.replace(PLATFORM, '')).not.toMatch(/unsafe|firebase|hyperverge|https:/);
});

it('allows the hosts that the real script needs, by name', async () => {
  const policy = await policyOf(REAL);
  const known =
    'https://hv-web-sdk-cdn.hyperverge.co https://config-cdn.hyperverge.co https://ind-state.idv.hyperverge.co https://idn.idv.hyperverge.co';
  expect(policy).toContain(`script-src 'self' 'unsafe-eval' ${known} https://www.gstatic.com;`);
  expect(policy).toContain(`connect-src data: blob: ${known} wss://*.firebaseio.com`);
  expect(policy.match(/\*/g)).toHaveLength(1);
  expect(policy).not.toContain('googleapis');
});

it('allows the hosts that an operator adds', async () => {
  const policy = await policyOf({ ...REAL, hosts: ['https://sgp.idv.hyperverge.co'] });
  expect(policy).toMatch(/connect-src [^;]* https:\/\/sgp\.idv\.hyperverge\.co wss:/);
});

it('lets the page frame its origin and give it the camera, and no other origin', () => {
  const policy = contentSecurityPolicy({
    paymentHosts: [],
    settings: { identityOrigin: 'https://identity.example' },
  });
  expect(policy).toContain('frame-src https://identity.example;');
  expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
  expect(policy).not.toContain('unsafe-eval');
  expect(contentSecurityPolicy({ paymentHosts: [] })).toContain("frame-src 'none';");
  expect(pagePermissions({ identityOrigin: 'https://identity.example' })).toBe(
    'camera=(self "https://identity.example"), geolocation=(self), microphone=(), publickey-credentials-create=(self), publickey-credentials-get=(self)',
  );
});

it('sends a self-contained script, which posts messages to the page of the platform only', async () => {
  const { body } = await get(SANDBOX, '/identity/frame.js');
  expect(body).toContain('"payung.identity", 1, "https://payung.example"');
  expect(body).toContain('}, platformOrigin)');
  expect(body).not.toContain('location.origin');
  expect(() => new Script(body)).not.toThrow();
});

it('is not served on the origin of the platform', async () => {
  const edge = await startEdge({ port: 0, dataDir: temporaryFolder(), backendUrl: 'http://127.0.0.1:9' });
  expect((await edge.app.inject({ url: '/identity/' })).statusCode).toBe(404);
  await edge.close();
});
