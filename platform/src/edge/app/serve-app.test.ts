import { inflateSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { publishShell } from '#registry/publish-shell.ts';
import { sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from '../edge.ts';
import type { Edge } from '../edge.ts';
import { settingsFrom } from '../page/page-settings.ts';

let edge: Edge | undefined;
afterEach(() => edge?.close());

const start = async (env: Readonly<Record<string, string>> = {}): Promise<Edge> => {
  const data = temporaryFolder();
  await publishShell(data, sampleShell());
  const settings = settingsFrom(env);
  edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9', settings });
  return edge;
};

it('serves a manifest of the brand, whose icons are there in the size that it says', async () => {
  const { url } = await start();
  const answer = await fetch(`${url}/app/manifest.webmanifest`);
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    icons: readonly { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({
    name: 'Payung',
    start_url: '/app/',
    scope: '/app/',
    display: 'standalone',
    theme_color: '#0f766e',
    background_color: '#f8fafc',
  });
  for (const { src, sizes, type, purpose } of manifest.icons) {
    const icon = await fetch(url + src);
    const bytes = Buffer.from(await icon.arrayBuffer());
    expect([icon.headers.get('content-type'), purpose]).toEqual([type, 'any maskable']);
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

/** Red, green and blue at a place of a picture of 192 x 192. */
const pixelsOf = async (url: string) => {
  const bytes = Buffer.from(await (await fetch(`${url}/app/icon-192.png`)).arrayBuffer());
  const at = bytes.indexOf('IDAT');
  const rows = inflateSync(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4)));
  return (x: number, y: number): string =>
    rows.subarray(y * 577 + 1 + x * 3, y * 577 + 4 + x * 3).toString('hex');
};

it('draws the umbrella in the colours of the brand, inside of what every device shows of an icon', async () => {
  const { url } = await start();
  const colourAt = await pixelsOf(url);
  const [line, ground] = ['f8fafc', '0f766e'];
  // The tip, the crown of the arc, the handle; beside them, and at the edge that may be cut off.
  expect([colourAt(96, 52), colourAt(96, 58), colourAt(96, 110)]).toEqual([line, line, line]);
  expect([colourAt(96, 75), colourAt(70, 120), colourAt(4, 4), colourAt(188, 96)]).toEqual([
    ground,
    ground,
    ground,
    ground,
  ]);
});

it('serves a worker that may talk to this origin alone', async () => {
  const { url } = await start();
  const answer = await fetch(`${url}/app/worker.js`);
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'; img-src 'self'",
  );
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.text()).toContain('showNotification');
});

it('takes the worker back where the operator says so, and pages install none', async () => {
  const { url } = await start({ PAYUNG_SERVICE_WORKER: 'off' });
  const script = await (await fetch(`${url}/app/worker.js`)).text();
  expect(script).toContain('unregister');
  expect(script).not.toContain('showNotification');
  expect(await (await fetch(`${url}/app/login`)).text()).toContain('"serviceWorker":"off"');
});

it('reads nothing of what is shared while the device has no worker', async () => {
  const { url } = await start();
  const body = new FormData();
  body.set('text', 'Budi 081234567890');
  const answer = await fetch(`${url}/app/shared-contact`, { method: 'POST', body, redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/app/oonaleadform']);
});

it.each([
  ['cross-site', 403],
  ['same-site', 403],
  ['none', 303],
  ['same-origin', 303],
])(
  'answers what is shared from %s with %i: the worker takes a contact only where it is led on',
  async (site, status) => {
    const { url } = await start();
    const headers = { 'sec-fetch-site': site };
    const answer = await fetch(`${url}/app/shared-contact`, { method: 'POST', headers, redirect: 'manual' });
    expect(answer.status).toBe(status);
  },
);
