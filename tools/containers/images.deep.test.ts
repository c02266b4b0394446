import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { startEmbeddedServer } from 'backend/core/database/embedded/embedded-server.ts';
import type { EmbeddedServer } from 'backend/core/database/embedded/embedded-server.ts';
import { repositoryRoot } from '@payung/platform/build/paths.ts';
import { freePort } from '@payung/platform/run/free-port.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildImages, runInLayers } from './build-image.ts';
import type { Ended, Image } from './build-image.ts';
import { createLayerStore, startInLayers } from './image-layers.ts';
import type { LayerStore } from './image-layers.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const TOKEN = '5d1f0c9e7b3a482696d4e1f08a7c2b59';
const KEY = 'c4a7e19d06f35b28817e0dc96a2f43b5';
const PUBLIC = 'https://payung.test';

const BACKEND = {
  PAYUNG_MODE: 'live',
  PAYUNG_SECRET: '9f2c7b1e04d8a36fb5e2c90d71a84f3be6d05c2a8f917b34c0e6d2a59f18b7c3',
  DOKU_CLIENT_ID: 'MCH-1',
  DOKU_SECRET_KEY: 'SK-1',
  DOKU_BASE_URL: 'https://api.doku.com',
  SMTP_URL: 'smtps://mail.test',
  MAIL_FROM: 'Payung <polis@payung.test>',
  MESSAGE_GATEWAY_URL: 'https://gateway.test/send',
  MESSAGE_GATEWAY_KEY: 'Zt4vQ9mLw2Rk7XbN',
};

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-containers-'));
const deployed = path.join(home, 'deployed');
const databaseFolder = path.join(home, 'database');
const running: ChildProcess[] = [];
let store: LayerStore;
let database: EmbeddedServer;
let images: ReadonlyMap<string, Image>;
let backendUrl = '';
const platform = () => ({
  PAYUNG_BACKEND_URL: backendUrl,
  PAYUNG_PUBLIC_URL: PUBLIC,
  PAYUNG_PLATFORM_KEY: KEY,
  PAYUNG_METRICS_TOKEN: TOKEN,
});

const imageOf = (name: string): Image => {
  const image = images.get(name);
  if (image === undefined) throw new Error(`There is no image ${name}.`);
  return image;
};

/** As compose.yaml starts it: the root can only be read, nobody is root. Answers its address when it is ready. */
const serve = async (name: string, env: Readonly<Record<string, string>>): Promise<string> => {
  const image = imageOf(name);
  const port = String(await freePort());
  const volumes: Record<string, string> = name === 'edge' ? { '/data': deployed } : {};
  const child = startInLayers(
    { ...image, volumes, env: { ...image.env, ...env, PORT: port } },
    image.command,
  );
  running.push(child);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream as Readable }).on('line', (line) => lines.push(line));
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}: ${lines.join('\n')}`);
    await new Promise(setImmediate);
  }
  return url;
};

const release = (...command: readonly string[]): Promise<Ended> => {
  const image = imageOf('release');
  const upper = store.newLayer('run');
  return runInLayers(
    { ...image, upper, volumes: { '/data': deployed }, env: { ...image.env, ...platform() } },
    ['npm', 'run', ...command],
  );
};

beforeAll(async () => {
  store = createLayerStore();
  for (const folder of [deployed, databaseFolder]) fs.mkdirSync(folder);
  fs.chownSync(deployed, 1000, 1000);
  database = await startEmbeddedServer(databaseFolder, { transport: 'loopback' });
  images = await buildImages(repositoryRoot, store, {
    targets: ['edge', 'backend', 'release'],
    args: { COMMIT },
  });
  backendUrl = await serve('backend', {
    ...BACKEND,
    DATABASE_URL: database.url('postgres'),
    PAYUNG_PUBLIC_URL: PUBLIC,
    PAYUNG_METRICS_TOKEN: TOKEN,
  });
}, 2_400_000);

afterAll(async () => {
  for (const child of running.filter(({ exitCode }) => exitCode === null)) {
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  await database?.stop();
  store?.remove();
  fs.rmSync(home, { recursive: true, force: true });
}, 60_000);

describe('the images that the Dockerfile makes', () => {
  it('hold no compiler, no test, no screen, no repository and nothing to build with', async () => {
    for (const name of ['edge', 'backend']) {
      const { output } = await runInLayers(imageOf(name), ['find', '/app', '-type', 'f', '-o', '-type', 'l']);
      const files = output.trim().split('\n');
      const unwanted =
        /\/(?:typescript|@typescript|vitest|@rspack|@playwright|\.git|screens)\/|^\/app\/(?!node_modules\/).*(?:\.test\.|\.tsx$|\.md$)/;
      expect(files.filter((file) => unwanted.test(file))).toEqual([]);
      expect(files.length).toBeGreaterThan(500);
    }
  });

  it('serve as user 1000 from a root that can only be read', async () => {
    const { output, code } = await runInLayers(imageOf('backend'), [
      'sh',
      '-c',
      'id -u; touch /app/x /data/x',
    ]);
    expect(output).toMatch(/^1000\n.*Read-only file system\n.*Read-only file system/s);
    expect(code).not.toBe(0);
    expect(await (await fetch(`${backendUrl}/readyz`)).json()).toMatchObject({ ok: true });
  });

  it('run the commands of operators beside the backend', async () => {
    const image = imageOf('backend');
    const env = {
      ...image.env,
      ...BACKEND,
      DATABASE_URL: database.url('postgres'),
      PAYUNG_PUBLIC_URL: PUBLIC,
    };
    const { code, output } = await runInLayers({ ...image, env }, [
      'npm',
      'run',
      'compare-points',
      '-w',
      'backend',
    ]);
    expect(output).toContain('All points agree');
    expect(code).toBe(0);
  });

  it('release with types, lint, calls and routes checked, and with the commit in the history', async () => {
    expect(await release('release', '--', '--without-checks', 'shell')).toMatchObject({ code: 0 });
    const { code, output } = await release('release', '--', 'mfe-travel', '--from', 'mfe-travel');
    expect(output).toContain('mfe-travel: routes in a browser');
    expect(output).not.toMatch(/were not (?:opened|compared)/);
    expect(code).toBe(0);
    expect((await release('history')).output).toContain(COMMIT.slice(0, 7));
  }, 1_800_000);

  it('serve what was released, and draft links that the release image has signed', async () => {
    const url = await serve('edge', platform());
    expect((await fetch(`${url}/app/login`)).status).toBe(200);
    const { output } = await release('release', '--', '--without-checks', '--draft', 'mfe-pa-ci');
    const [link = ''] = /https:\/\/payung\.test\/\S+/.exec(output) ?? [];
    const asks = async (address: string): Promise<string> => (await fetch(url + address)).text();
    const shown = '<strong>mfe-pa-ci ';
    expect(await asks(link.slice(PUBLIC.length))).toContain(shown);
    // One that nobody has signed is no link to a draft.
    expect(await asks(`${link.slice(PUBLIC.length)}x`)).not.toContain(shown);
  }, 600_000);
});
