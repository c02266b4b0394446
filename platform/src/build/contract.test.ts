import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#testing/sample-release.ts';
import { loadEndpoints, loadRoutes, registryRoutes } from './contract.ts';

const remoteWith = (files: Readonly<Record<string, string>>): string => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'src', 'contract'), { recursive: true });
  for (const [name, source] of Object.entries(files)) {
    writeFileSync(join(folder, 'src', 'contract', name), source);
  }
  return folder;
};

const ROUTES = `
const quote = { endpoint: 'getQuote', query: { quoteId: '{quoteId}' } };
export const redKiteRoutes = {
  start: { path: '/kitestart', mode: 'both', step: 1, sells: true, reads: [quote] },
  winds: { path: '/kitewinds', mode: 'both', reads: [{ endpoint: 'kiteWinds', params: { quoteId: '{quoteId}' } }] },
};`;

const ENDPOINTS = `
export const redKiteEndpoints = {
  kiteWinds: { method: 'GET', path: 'kite/winds/:quoteId', effect: 'reads', lang: 'langId', offline: true, origin: 'assumed' },
  kiteLaunch: { method: 'GET', path: 'kite/launch', effect: 'writes', origin: 'assumed' },
};`;

const rowsOf = async (folder: string) =>
  registryRoutes(await loadRoutes(folder, 'mfe-red-kite'), await loadEndpoints(folder, 'mfe-red-kite'));

it("resolves a remote's reads by the calls of every product and by its own", async () => {
  expect(await rowsOf(remoteWith({ 'routes.ts': ROUTES, 'endpoints.ts': ENDPOINTS }))).toEqual([
    {
      id: 'start',
      path: '/kitestart',
      mode: 'both',
      step: 1,
      sells: true,
      // The wire says `id` where our words say `quoteId`.
      reads: [expect.objectContaining({ endpoint: 'getQuote', query: { id: '{quoteId}' } })],
    },
    {
      id: 'winds',
      path: '/kitewinds',
      mode: 'both',
      reads: [
        {
          endpoint: 'kiteWinds',
          path: 'kite/winds/{quoteId}',
          query: {},
          secure: false,
          lang: 'langId',
          offline: true,
          successCodes: [-1],
        },
      ],
    },
  ]);
});

it.each([
  ['a call of another remote', {}, /Read kiteWinds is not in the endpoint table/],
  [
    'a call that writes',
    { 'endpoints.ts': ENDPOINTS.replaceAll("'reads'", "'writes'") },
    /kiteWinds writes: a route may not start it by itself/,
  ],
  [
    'a call without its path parameter',
    { 'endpoints.ts': ENDPOINTS, 'routes.ts': ROUTES.replace("params: { quoteId: '{quoteId}' }", '') },
    /kiteWinds lacks its path parameter "quoteId"/,
  ],
  [
    'a table of another name',
    { 'routes.ts': ROUTES.replace('redKiteRoutes', 'kiteRoutes') },
    /routes\.ts does not export redKiteRoutes/,
  ],
])('refuses %s', async (_, files, reason) => {
  await expect(rowsOf(remoteWith({ 'routes.ts': ROUTES, ...files }))).rejects.toThrow(reason);
});
