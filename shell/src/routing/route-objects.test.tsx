import type { ReactNode } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { LINK_PREFIXES } from '@payung/shared/configured-products.ts';
import type { Registry, RemoteRelease } from '@payung/shared/registry.ts';
import type { ProductDescription } from '@payung/shared/product.ts';
import type { AgentState, LinkState } from '@payung/shared/session/session.ts';
import { kite } from '@payung/shared/testing/kite.ts';
import { aLinkVisit, anAgent, anAgentUser } from '@payung/shared/testing/samples/people.ts';
import { aVisit, arrivalAt, codeServer, verifyPhone } from '@payung/shared/testing/verify-phone.tsx';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import type { LoadContainer } from '#federation/container.ts';
import { FederationContext } from '#federation/federation.ts';
import { withTexts } from '#testing/with-texts.tsx';
import { aFederation } from '#testing/open-page.tsx';
import { ownRoutes, registryRoutes } from './route-objects.tsx';

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
    { id: 'code', path: '/kite-code', mode: 'public', verified: true, reads: [] },
  ],
  products,
});

const registryOf = (current: RemoteRelease): Registry => ({
  generation: 1,
  shell: { version: '1.0.0', build: 'ssssssssss', provides: [], contract: 1 },
  remotes: { [current.name]: { current } },
});

/** The registry that stands in the page. */
beforeEach(() => {
  const element = document.createElement('script');
  element.id = 'payung-registry';
  element.type = 'application/json';
  element.textContent = JSON.stringify(registryOf(release(kite)));
  document.head.append(element);
  return () => element.remove();
});

const empty = () => Promise.resolve({ Screen: () => null });

/** A remote that arrives when the test has ended: a page would wait without end for one that never does. */
const arriveLate: LoadContainer = ({ routes }) =>
  new Promise((resolve) => {
    onTestFinished(() => resolve({ screens: Object.fromEntries(routes.map(({ id }) => [id, empty])) }));
  });

const arriveAtOnce: LoadContainer = ({ routes }) =>
  Promise.resolve({ screens: Object.fromEntries(routes.map(({ id }) => [id, empty])) });

const frameWith = (containers: LoadContainer) => (shown: ReactNode) => (
  <FederationContext value={aFederation(containers)}>{withTexts(shown)}</FederationContext>
);

const open = (path: string, session: AgentState | LinkState, containers: LoadContainer = arriveLate) =>
  renderScreen(registryRoutes(registryOf(release(kite))).find((route) => route.path === path)?.element, {
    frame: frameWith(containers),
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
    open(path, anAgent(), arriveAtOnce);
    expect(await screen.findByRole('heading', LOCKED)).toBeDefined();
  },
);

it('does not lock a route that sells insurance for a customer', () => {
  const { calls } = open('/kite-start', aLinkVisit());
  expect(screen.getByLabelText('Loading this page')).toBeDefined();
  expect(calls).toEqual([]);
});

it('opens a route that sells nothing to an agent without an ID card', async () => {
  const { calls } = open('/kite-help', anAgent());
  await waitFor(() => expect(screen.getByLabelText('Loading this page')).toBeDefined());
  expect(calls).toEqual([]);
});

const Next = () => <p>{`Visit of ${String(useLocation().state?.visit?.phone)}`}</p>;

it('verifies the phone of a customer itself, loads the remote when the code is sent, and gives it the visit', async () => {
  const loaded: string[] = [];
  const containers: LoadContainer = ({ name }) => {
    loaded.push(name);
    return Promise.resolve({ screens: { code: () => Promise.resolve({ Screen: Next }) } });
  };
  const page = renderScreen(
    registryRoutes(registryOf(release(kite))).find((route) => route.path === '/kite-code')?.element,
    {
      frame: frameWith(containers),
      route: '/kite-code',
      state: arrivalAt(kite),
      products: [kite],
      api: codeServer(aVisit(kite)),
    },
  );
  expect(await screen.findByRole('heading', { name: 'Verify your phone number' })).toBeDefined();
  expect(loaded).toEqual([]);
  await verifyPhone(page);
  expect(await screen.findByText('Visit of 6281234567890')).toBeDefined();
  expect(loaded).toEqual(['mfe-kite']);
});

const pathsOf = (...products: readonly ProductDescription[]) =>
  registryRoutes(registryOf(release(...products))).map((route) => route.path);

const PAGES = ['/kite-start', '/kite-string', '/kite-help', '/kite-code'];

it('has a link entry for each prefix of the deployed products, and none without a product', () => {
  const stunt = { ...kite, productId: 'ffffffffffffffffffffff02' };
  const balloon = { ...stunt, link: { ...kite.link, prefix: 'balloon' } };
  expect(pathsOf()).toEqual(PAGES);
  expect(pathsOf(kite)).toEqual([...PAGES, '/kite/:linkId']);
  expect(pathsOf(kite, stunt)).toEqual([...PAGES, '/kite/:linkId']);
  expect(pathsOf(kite, balloon)).toEqual([...PAGES, '/kite/:linkId', '/balloon/:linkId']);
});

/** The route that the whole tree opens at an address; a tree with two routes of one id does not begin. */
const visit = (address: string, ...products: readonly ProductDescription[]) => {
  const routes = [...registryRoutes(registryOf(release(...products))), ...ownRoutes()];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  router.dispose();
  return matchRoutes(routes, address)?.at(-1)?.route.id;
};

it.each(['AbC123', 'abcde', '1', '1234567'])(
  'has an entry for every prefix of this operator whatever is deployed, also with the id %s [LINK-001]',
  (linkId) => {
    expect(LINK_PREFIXES).toHaveLength(5);
    for (const prefix of [...LINK_PREFIXES, 'kite']) {
      expect(visit(`/${prefix}/${linkId}`, kite)).toBe(`shell/linkEntry//${prefix}/:linkId`);
    }
    expect(visit(`/nowhere/${linkId}`, kite)).toBe('shell/not-found');
  },
);

it('has one entry for a prefix of this operator whose product is deployed', () => {
  const ofOperator = { ...kite, link: { ...kite.link, prefix: 'pa' } };
  expect(visit('/pa/AbC123', ofOperator)).toBe('shell/linkEntry//pa/:linkId');
});

const openUnknown = (route: string) =>
  renderScreen(ownRoutes().at(-1)?.element, { frame: frameWith(arriveLate), route, api: {} });

it('shows a person who opens an invitation that registration is not open yet, and whom to write to', async () => {
  openUnknown('/registerhere?referralCode=SARI1');
  expect(await screen.findByRole('heading', { name: 'Registration is not open yet' })).toBeDefined();
  expect(screen.getByText(/bantuan@payung\.example with your referral code SARI1/)).toBeDefined();
});

it('shows a person who opens an invitation link that registration is not open yet [LINK-038]', async () => {
  openUnknown('/withoutReferralLinkRegistration/aB3dE9');
  expect(await screen.findByRole('heading', { name: 'Registration is not open yet' })).toBeDefined();
});

it.each(['/nowhere', '/withoutReferralLinkRegistration/aB3dE9/more'])(
  'shows the not-found page at %s',
  (address) => {
    openUnknown(address);
    expect(screen.getByRole('button', { name: 'Go back' })).toBeDefined();
  },
);
