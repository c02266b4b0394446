import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, afterEach } from 'vitest';
import { platformRoot, repositoryRoot } from '#build/paths.ts';
import { edgeSettings } from '#edge/edge-settings.ts';
import { temporaryFolder } from '#testing/sample-release.ts';
import { freePort, holdPort, requireFreePort } from './free-port.ts';
import { pageSettings, startParts, requireIdentityOrigin, startIdentity } from './platform-run.ts';
import type { IdentityRun } from './platform-run.ts';

const people = [{ name: 'Sari Wulandari', type: 'Mitra', phone: '081200000001' }];

it('gives the page of a demo the people who can log in', () => {
  expect(pageSettings({ mapId: 'abc123' }, { people })).toEqual({
    mapId: 'abc123',
    demo: { people: [{ name: 'Sari Wulandari', type: 'Mitra', phone: '081200000001' }] },
  });
});

it('gives the page no demo settings in live mode', () => {
  expect(pageSettings({ mapId: 'abc123' }, {})).toEqual({ mapId: 'abc123' });
  expect(pageSettings({}, {})).toEqual({});
});

it('gives the page the address of the partner, in either mode', () => {
  const partnerUrl = 'https://partner.test';
  expect(pageSettings({}, { partnerUrl })).toEqual({ partnerUrl: 'https://partner.test' });
  expect(pageSettings({}, { people, partnerUrl })).toMatchObject({ partnerUrl, demo: { people } });
});

it('stops the started parts, the last one first, when the next one cannot start', async () => {
  const ended: string[] = [];
  const end = (part: string) => async (): Promise<void> => void ended.push(part);
  const starting = startParts(async (keep) => {
    keep(end('backend'));
    keep(end('identity frame'));
    await Promise.reject(new Error('the port is taken'));
  });
  await expect(starting).rejects.toThrow('the port is taken');
  expect(ended).toEqual(['identity frame', 'backend']);
});

it('stops all parts once when it is stopped twice, and none before', async () => {
  const ended: string[] = [];
  const stop = await startParts(async (keep, endAll) => {
    keep(async () => void ended.push('backend'));
    return endAll;
  });
  expect(ended).toEqual([]);
  await stop();
  await stop();
  expect(ended).toEqual(['backend']);
});

/** A backend that says whether it can take the platform's own port, as another program may try while it starts. */
const BACKEND = `
const { createServer } = require('node:http');
const server = createServer();
const other = createServer();
const ready = (port) => server.listen(0, '127.0.0.1', () => {
  const url = 'http://127.0.0.1:' + server.address().port;
  console.log('backend ' + process.pid + ', the port is ' + port);
  console.log(JSON.stringify({ ready: true, url, identity: { url: url + '/sdk.js', isSandbox: true } }));
});
other.once('error', () => ready('taken'));
other.listen(new URL(process.env.PAYUNG_PUBLIC_URL).port, '127.0.0.1', () => ready('free'));
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
`;

const importOf = (file: string): string =>
  JSON.stringify(pathToFileURL(join(platformRoot, 'src', file)).href);

/** The command of a platform, as `npm start` runs it. */
const commandOf = (data: string, port: number, backendScript: string): string => `
const { runCommand } = await import(${importOf('commands/run-command.ts')});
const { runPlatform } = await import(${importOf('run/platform-run.ts')});
await runCommand(async () => {
  await runPlatform({ ...${JSON.stringify({ data, port, backendScript })}, onLine: (line) => console.log(line) });
});
`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('ends with an exit code, and leaves no backend, when a port that it needs is taken', async () => {
  const backend = join(temporaryFolder(), 'backend.cjs');
  writeFileSync(backend, BACKEND);
  const taken = await holdPort(0, '127.0.0.1');
  onTestFinished(() => taken.release());
  const command = commandOf(temporaryFolder(), await freePort(), backend);
  const child = spawn(process.execPath, ['--input-type=module', '-e', command], {
    cwd: repositoryRoot,
    // Of the identity frame, which is started after the backend.
    env: { ...process.env, PAYUNG_IDENTITY_PORT: String(taken.port) },
  });
  onTestFinished(() => void child.kill());
  const [said, failed, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  expect(code).toBe(1);
  expect(failed).toContain(`EADDRINUSE: address already in use 127.0.0.1:${taken.port}`);
  const [, pid, port] = /^backend (\d+), the port is (\w+)$/m.exec(said) ?? [];
  // Nobody takes the platform's own port while its backend starts.
  expect(port).toBe('taken');
  expect(isRunning(Number(pid))).toBe(false);
});

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

it('serves the identity frame on a free port when none is set', async () => {
  const run = await start();
  const answer = await fetch(`${run?.origin}/identity/`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:8080;');
  expect((await fetch(`${run?.origin}/app/login`)).status).toBe(404);
});

it("does not take the port after the platform's own for the identity frame", async () => {
  const port = await freePort();
  const run = await start({}, `http://localhost:${port - 1}`);
  expect(run?.origin).toMatch(/^http:\/\/localhost:\d+$/);
  await expect(requireFreePort(port, '127.0.0.1')).resolves.toBeUndefined();
});

it('uses the origin and the port of the settings for an identity frame behind a proxy', async () => {
  const port = await freePort();
  const run = await start({
    PAYUNG_IDENTITY_ORIGIN: 'https://identity.example',
    PAYUNG_IDENTITY_PORT: String(port),
  });
  expect(run?.origin).toBe('https://identity.example');
  expect((await fetch(`http://127.0.0.1:${port}/identity/frame.js`)).status).toBe(200);
});

it('starts no identity frame without a provider, and refuses the origin of the platform', async () => {
  expect(await startIdentity({ sdk: undefined, publicUrl, settings: edgeSettings({}) })).toBeUndefined();
  await expect(start({ PAYUNG_IDENTITY_ORIGIN: 'http://localhost:8080' })).rejects.toThrow(
    'PAYUNG_IDENTITY_ORIGIN must differ from PAYUNG_PUBLIC_URL',
  );
});

const check = (env: Record<string, string>) => () => requireIdentityOrigin(env, edgeSettings(env).identity);

it('refuses a live start without an origin for the check of HyperVerge, and names the settings', () => {
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
