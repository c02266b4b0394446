import { afterEach, expect, it } from 'vitest';
import { edgeSettings } from '#edge/edge-settings.ts';
import { freePort, requireFreePort } from './free-port.ts';
import { requireIdentityOrigin, startIdentity } from './identity-run.ts';
import type { IdentityRun } from './identity-run.ts';

const sdk = { url: 'http://127.0.0.1:4123/sdk.js', isSandbox: true };
const publicUrl = 'http://localhost:8080';

const running: IdentityRun[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
});

const start = async (
  env: Record<string, string> = {},
  url: string = publicUrl,
): Promise<IdentityRun | undefined> => {
  const run = await startIdentity({ sdk, publicUrl: url, settings: edgeSettings(env) });
  if (run) running.push(run);
  return run;
};

it('serves the frame on a port that the system gives, without any setting', async () => {
  const run = await start();
  const answer = await fetch(`${run?.origin}/identity/`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:8080;');
  expect((await fetch(`${run?.origin}/app/login`)).status).toBe(404);
});

it('leaves the next port to another platform', async () => {
  const port = await freePort();
  const run = await start({}, `http://localhost:${port - 1}`);
  expect(run?.origin).toMatch(/^http:\/\/localhost:\d+$/);
  await expect(requireFreePort(port, '127.0.0.1')).resolves.toBeUndefined();
});

it('names the origin that a proxy passes on to its port', async () => {
  const port = await freePort();
  const run = await start({
    PAYUNG_IDENTITY_ORIGIN: 'https://identity.example',
    PAYUNG_IDENTITY_PORT: String(port),
  });
  expect(run?.origin).toBe('https://identity.example');
  expect((await fetch(`http://127.0.0.1:${port}/identity/frame.js`)).status).toBe(200);
});

it('starts nothing without a provider, and nothing on the origin of the platform', async () => {
  expect(await startIdentity({ sdk: undefined, publicUrl, settings: edgeSettings({}) })).toBeUndefined();
  await expect(start({ PAYUNG_IDENTITY_ORIGIN: 'http://localhost:8080' })).rejects.toThrow(
    'PAYUNG_IDENTITY_ORIGIN must differ from PAYUNG_PUBLIC_URL',
  );
});

const check = (env: Record<string, string>) => () => requireIdentityOrigin(env, edgeSettings(env).identity);

it('ends a live start that would have no origin for the check of HyperVerge, and says what to set', () => {
  const live = { PAYUNG_MODE: 'live', HYPERVERGE_APP_ID: 'app' };
  expect(check(live)).toThrow('PAYUNG_IDENTITY_ORIGIN and PAYUNG_IDENTITY_PORT are missing: in live mode');
  expect(check({ ...live, PAYUNG_IDENTITY_ORIGIN: 'https://identity.example' })).toThrow(
    'PAYUNG_IDENTITY_PORT',
  );
  expect(
    check({ ...live, PAYUNG_IDENTITY_ORIGIN: 'https://identity.example', PAYUNG_IDENTITY_PORT: '8443' }),
  ).not.toThrow();
  expect(check({ PAYUNG_MODE: 'live' })).not.toThrow();
  expect(check({ HYPERVERGE_APP_ID: 'app' })).not.toThrow();
});
