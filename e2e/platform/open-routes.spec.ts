import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { distOf } from '@payung/platform/commands/deployables.ts';
import { startEdge } from '@payung/platform/edge/edge.ts';
import { openRoutes } from '@payung/platform/gate/open-routes.ts';
import { sendRelease } from '@payung/platform/publishing/send-release.ts';
import { createToken } from '@payung/platform/publishing/squads.ts';
import { readRegistry } from '@payung/platform/registry/registry-file.ts';
import { parseRelease, parseShell } from '@payung/platform/registry/release-schema.ts';
import type { FixtureRemotes } from '@payung/platform/testing/fixture-remotes.ts';
import { test } from '#support/composed.ts';
import type { ComposedPlatform } from '#support/composed.ts';

// However busy this machine is: these tests are about what the gate finds, not about how long it looks.
const SECONDS = 1_200;
process.env['PAYUNG_OPEN_ROUTES_SECONDS'] = String(SECONDS);
test.setTimeout(2 * SECONDS * 1000);

const open = ({ data, fixtures }: ComposedPlatform, remote: keyof FixtureRemotes) => {
  const { dist } = fixtures[remote];
  const built = parseRelease(readFileSync(join(dist, 'release.json'), 'utf8'));
  return openRoutes({ data, dist, built });
};

test('a build that a squad sends is refused by the edge with the route and the reason where a screen of it crashes in a browser, and passes where all routes open, for agents, customers and everybody @own', async ({
  composed,
}) => {
  const { data, fixtures } = composed;
  const token = createToken(data, { squad: 'Kite squad', remotes: ['mfe-kite'], by: 'test' });
  const edge = await startEdge({
    port: 0,
    dataDir: data,
    backendUrl: 'http://127.0.0.1:9',
    opensRoutes: true,
  });
  const send = (remote: keyof FixtureRemotes) =>
    sendRelease(
      { to: edge.url, token },
      { name: 'mfe-kite', dist: fixtures[remote].dist, options: { removals: '' } },
    );
  const before = readRegistry(data);
  try {
    await expect(send('crashingKite')).rejects.toThrow(
      /mfe-kite 3\.0\.0-\w+ has routes that do not open in a browser\. fly \(\/kitefly, as nobody\): \[mfe-kite 3\.0\.0-\w+\] crashed: The kite of Budi is torn\. Nothing was released\. npm run dev shows them\./,
    );
    expect(readRegistry(data)).toEqual(before);
    const { version } = await send('secondKite');
    expect(readRegistry(data).remotes['mfe-kite']?.current.version).toBe(version);
  } finally {
    await edge.close();
  }
  expect(await open(composed, 'lantern')).toBeUndefined();
});

test('the shell passes where its own routes open, and a remote runs in it @deep @own', async ({
  composed: { data },
}) => {
  const dist = distOf('shell');
  const built = parseShell(readFileSync(join(dist, 'shell.json'), 'utf8'));
  expect(await openRoutes({ data, dist, built })).toBeUndefined();
});
