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

const release = (product?: ProductDescription): RemoteRelease => ({
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
    { id: 'start', path: '/kite-start', mode: 'both', reads: [] },
    { id: 'string', path: '/kite-string', mode: 'both', reads: [] },
  ],
  ...(product ? { product } : {}),
});

const registryOf = (current: RemoteRelease): Registry => ({
  generation: 1,
  shell: { version: '1.0.0', build: 'ssssssssss', provides: [], contract: 1 },
  remotes: { [current.name]: { current } },
});

const open = (path: string, product: ProductDescription | undefined, session: AgentState | LinkState) =>
  renderScreen(registryRoutes(registryOf(release(product))).find((route) => route.path === path)?.element, {
    frame: withTexts,
    route: path,
    session,
    api: {
      getAgent: {
        userDetail: {
          ...anAgentUser(),
          email: 'sari@example.com',
          phone: '6281•••••890',
          idNumberOnFile: false,
          taxIdOnFile: true,
          status: 'active',
        },
      },
    },
  });

const LOCKED = { name: 'Your ID card is still missing' } as const;

it.each(['/kite-start', '/kite-string'])(
  'keeps %s, a route of a product, from an agent without an ID card [SHELL-047]',
  async (path) => {
    open(path, kite, anAgent());
    expect(await screen.findByRole('heading', LOCKED)).toBeDefined();
  },
);

it('opens a route of a product to a customer, whose agent is none of their concern', () => {
  const { calls } = open('/kite-start', kite, aLinkVisit());
  expect(screen.getByLabelText('Loading this page')).toBeDefined();
  expect(calls).toEqual([]);
});

it('opens the routes of a remote without a product to an agent without an ID card', async () => {
  const { calls } = open('/kite-start', undefined, anAgent());
  await waitFor(() => expect(screen.getByLabelText('Loading this page')).toBeDefined());
  expect(calls).toEqual([]);
});

it('gives a link entry to a product only', () => {
  const paths = [release(kite), release()].map((current) =>
    registryRoutes(registryOf(current)).map((route) => route.path),
  );
  expect(paths[0]).toContain('/kite/:linkId');
  expect(paths[1]).toEqual(['/kite-start', '/kite-string']);
});
