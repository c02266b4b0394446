import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Registry, RemoteRelease } from '@payung/shared/registry.ts';
import type { ProductDescription } from '@payung/shared/product.ts';
import type { AgentState, LinkState } from '@payung/shared/session/session.ts';
import { kite } from '@payung/shared/testing/kite.ts';
import { aLinkVisit, anAgent, anAgentUser } from '@payung/shared/testing/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { withTexts } from '#messages/with-texts.tsx';
import { registryRoutes } from './route-objects.tsx';

// What the build of the shell puts in, see platform/src/build/shell.ts.
vi.mock('#federation/shared-scope.ts', () => ({
  federation: () => ({ shareScopeMap: {} }),
  startShares: () => undefined,
}));

const release = (...products: readonly ProductDescription[]): RemoteRelease => ({
  name: 'mfe-kite',
  version: '1.0.0',
  build: 'aaaaaaaaaa',
  base: '/app/remotes/mfe-kite/1.0.0-aaaaaaaaaa/',
  entry: 'remoteEntry.js',
  requires: [],
  integrity: {},
  preload: [],
  contract: 1,
  routes: [
    { id: 'start', path: '/kite-start', mode: 'both', sells: true, reads: [] },
    { id: 'string', path: '/kite-string', mode: 'both', sells: true, reads: [] },
    { id: 'help', path: '/kite-help', mode: 'both', reads: [] },
  ],
  products,
});

const registryOf = (current: RemoteRelease): Registry => ({
  generation: 1,
  shell: { version: '1.0.0', build: 'ssssssssss', provides: [], contract: 1 },
  remotes: { [current.name]: { current } },
});

const open = (path: string, session: AgentState | LinkState) =>
  renderScreen(registryRoutes(registryOf(release(kite))).find((route) => route.path === path)?.element, {
    frame: withTexts,
    route: path,
    session,
    api: {
      getAgent: {
        ...anAgentUser(),
        email: 'sari@example.com',
        phone: '6281•••••890',
        idNumberOnFile: false,
        taxIdOnFile: true,
        status: 'active',
      },
    },
  });

const LOCKED = { name: 'Your ID card is still missing' } as const;

it.each(['/kite-start', '/kite-string'])(
  'closes %s, where insurance is sold, to an agent without an ID card [SHELL-047]',
  async (path) => {
    open(path, anAgent());
    expect(await screen.findByRole('heading', LOCKED)).toBeDefined();
  },
);

it('asks a customer for no ID card of the agent', () => {
  const { calls } = open('/kite-start', aLinkVisit());
  expect(screen.getByLabelText('Loading this page')).toBeDefined();
  expect(calls).toEqual([]);
});

it('opens a route that sells nothing to an agent without an ID card', async () => {
  const { calls } = open('/kite-help', anAgent());
  await waitFor(() => expect(screen.getByLabelText('Loading this page')).toBeDefined());
  expect(calls).toEqual([]);
});

const pathsOf = (...products: readonly ProductDescription[]) =>
  registryRoutes(registryOf(release(...products))).map((route) => route.path);

const PAGES = ['/kite-start', '/kite-string', '/kite-help'];

it('has a link entry for each prefix of the deployed products, and none without a product', () => {
  const stunt = { ...kite, productId: 'ffffffffffffffffffffff02' };
  const balloon = { ...stunt, link: { ...kite.link, prefix: 'balloon' } };
  expect(pathsOf()).toEqual(PAGES);
  expect(pathsOf(kite)).toEqual([...PAGES, '/kite/:linkId']);
  expect(pathsOf(kite, stunt)).toEqual([...PAGES, '/kite/:linkId']);
  expect(pathsOf(kite, balloon)).toEqual([...PAGES, '/kite/:linkId', '/balloon/:linkId']);
});
