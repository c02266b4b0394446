import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RouteMode } from '@payung/shared/routes/route.ts';
import { startPersistence, AGENT_KEY } from '@payung/shared/session/persistence.ts';
import { specifiedAgent } from '@payung/shared/session/specified-names.ts';
import { agentAtom, endPageAtom, handoffAtom, linkAtom, noLink } from '@payung/shared/session/session.ts';
import { logout } from '@payung/shared/session/sign-in.ts';
import { store } from '@payung/shared/session/store.ts';
import { aHandoff, aLinkVisit, anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { withTexts } from '#testing/with-texts.tsx';
import { NotAvailable, NotFound } from '#federation/panels.tsx';
import { endAddress } from './access.ts';
import { Guard, endedVisit } from './guard.tsx';

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' }).value;
const signIn = (id: string): void => {
  localStorage.setItem(AGENT_KEY, JSON.stringify(specifiedAgent.encode(anAgent({ id }))));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: AGENT_KEY })));
};

it('empties a screen when another tab signs somebody else in (ruling R06)', async () => {
  const stop = startPersistence();
  const { user } = renderScreen(
    <Guard mode="both">
      <input aria-label="Full name" />
    </Guard>,
    { session: anAgent() },
  );
  await user.type(screen.getByRole('textbox'), 'Budi');
  signIn(anAgent().user.id);
  expect(name()).toBe('Budi');
  signIn('rina');
  expect(store.get(agentAtom)?.user.id).toBe('rina');
  expect(name()).toBe('');
  stop();
});

const VISITORS = {
  nobody: undefined,
  agent: anAgent(),
  link: aLinkVisit(),
  handoff: aHandoff({ pages: ['/kite-photos'] }),
} as const;

/** Who sees the screen of a route of that mode. */
const opensTo = (mode: RouteMode, route: string): readonly string[] =>
  Object.entries(VISITORS).flatMap(([visitor, session]) => {
    store.set(linkAtom, noLink);
    store.set(handoffAtom, undefined);
    const { unmount } = renderScreen(<Guard mode={mode}>The screen</Guard>, {
      frame: withTexts,
      route,
      ...(session === undefined ? {} : { session }),
    });
    const isOpen = screen.queryByText('The screen') !== null;
    unmount();
    return isOpen ? [visitor] : [];
  });

it('leads an ended hand-off straight to its end page, however many calls are refused', async () => {
  const { router, address } = renderScreen(<Guard mode="both">The photos</Guard>, {
    route: '/kite-photos?quoteId=1',
    session: aHandoff(),
  });
  const seen: string[] = [];
  router.subscribe(({ location }) => seen.push(location.pathname));
  await act(() => Promise.all([logout(), logout()]));
  expect(address()).toBe('/kite-landed');
  expect(new Set(seen)).toEqual(new Set(['/kite-landed']));
  expect(endAddress(endedVisit(), { pathname: '/kite-photos', search: '?quoteId=1' })).toBe('/kite-landed');
});

it('leads an agent whose session ends after an ended hand-off to the login page', async () => {
  store.set(endPageAtom, '/kite-landed');
  store.set(agentAtom, anAgent());
  await logout();
  expect(endAddress(endedVisit(), { pathname: '/oonahome', search: '' })).toBe('/login?next=%2Foonahome');
});

it('opens a route of mode both to agents and link visitors, and to nobody else [SHELL-023]', () => {
  expect(opensTo('both', '/kite-start')).toEqual(['agent', 'link']);
});

it('opens to a second device the pages of its hand-off and no other customer page (ruling R65)', () => {
  expect(opensTo('both', '/kite-photos')).toEqual(['agent', 'link', 'handoff']);
});

it('opens a public or entry route to everybody [SHELL-024]', () => {
  expect(opensTo('public', '/login')).toEqual(['nobody', 'agent', 'link', 'handoff']);
});

it('opens a route of link visitors to them alone [SHELL-025]', () => {
  expect(opensTo('link', '/ciOtp')).toEqual(['link']);
});

it('leads from a refused page to the page of the visitor', async () => {
  const { user, address } = renderScreen(<NotAvailable back="/kite/aB3dE9" />, { route: '/oonahome' });
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(address()).toBe('/kite/aB3dE9');
});

it('leads from an unknown address to the root', async () => {
  const { user, address } = renderScreen(<NotFound />, { route: '/nowhere' });
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(address()).toBe('/');
});
