import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogueOf } from '@payung/shared/messages/text.ts';
import { store } from '@payung/shared/session/store.ts';
import { aLinkVisit, anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { deployedPathsAtom } from '@payung/shared/session/deployed-paths.ts';
import { isLayerOpen } from '@payung/shared/ui/feedback/back-layers.ts';
import { kite } from '@payung/shared/testing/kite.ts';
import { linkLogoPathsAtom } from '#routing/deployed.ts';
import { withTexts } from '#testing/with-texts.tsx';
import { Header } from './header.tsx';

const unread = { total: 12, unread: 3, items: [] };

const openHeader = (
  session?: ReturnType<typeof anAgent> | ReturnType<typeof aLinkVisit>,
  route = '/somewhere',
  state: unknown = null,
) =>
  renderScreen(<Header />, {
    frame: withTexts,
    route,
    state,
    products: [kite],
    api: { getNotifications: unread, logout: { message: 'ok' } },
    ...(session === undefined ? {} : { session }),
  });

beforeEach(() => {
  store.set(
    deployedPathsAtom,
    new Set(['/recruit', '/oonanotification', '/myaccount', '/oonafaq', '/aboutus']),
  );
});

describe('the header of an agent', () => {
  it('shows logo, version label v.1.9.3, invite, bell and menu [SHELL-010] [SHELL-011]', async () => {
    openHeader(anAgent());
    expect(screen.getByRole('link', { name: /home page/ }).textContent).toContain('Payung');
    expect(screen.getByText('v.1.9.3')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Invite friends' })).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Notifications, 3 unread' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Menu of Sari' })).toBeDefined();
  });

  it.each(['Mitra', 'Commercial', 'Broker'])('offers %s agents to invite friends [SHELL-014]', (userType) => {
    openHeader(anAgent({ userType }));
    expect(screen.getByRole('link', { name: 'Invite friends' })).toBeDefined();
  });

  it('offers Support users no way to invite [SHELL-013]', async () => {
    openHeader(anAgent({ userType: 'Support' }));
    await screen.findByRole('link', { name: /unread/ });
    expect(screen.queryByRole('link', { name: 'Invite friends' })).toBeNull();
  });

  it('gives staff their home, the menu without agent pages, and no tool of an agent [SHELL-013]', async () => {
    const { user } = openHeader(anAgent({ userType: 'Staff' }));
    expect(screen.getByRole('link', { name: /home page/ }).getAttribute('href')).toBe('/staffhome');
    expect(screen.queryByRole('link', { name: 'Invite friends' })).toBeNull();
    expect(screen.queryByRole('link', { name: /notifications/i })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Menu of Sari' }));
    expect(screen.queryByRole('link', { name: 'My account' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeDefined();
  });

  it('leads from invite friends to /recruit [SHELL-015]', async () => {
    const { user, address } = openHeader(anAgent());
    await user.click(screen.getByRole('link', { name: 'Invite friends' }));
    expect(address()).toBe('/recruit');
  });

  it('leads from the bell to /oonanotification [SHELL-016]', async () => {
    const { user, address } = openHeader(anAgent());
    await user.click(await screen.findByRole('link', { name: /unread/ }));
    expect(address()).toBe('/oonanotification');
  });

  it('leaves out links to pages that no deployed remote serves', () => {
    store.set(deployedPathsAtom, new Set<string>());
    const { calls } = openHeader(anAgent());
    expect(screen.queryByRole('link', { name: 'Invite friends' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Notifications/ })).toBeNull();
    expect(calls).toEqual([]);
  });
});

describe('the header of others', () => {
  it('shows a share-link customer the logo and the menu alone [SHELL-012]', async () => {
    const { user, calls } = openHeader(aLinkVisit());
    expect(screen.getByText('Payung')).toBeDefined();
    expect(screen.queryByText('v.1.9.3')).toBeNull();
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.queryByRole('link', { name: 'My account' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
    expect(screen.getByRole('button', { name: 'English' })).toBeDefined();
  });

  it('shows the logo to link customers alone on a route with logo: link [HOME-068]', () => {
    store.set(linkLogoPathsAtom, new Set(['/kite-customer']));
    const { unmount } = openHeader(anAgent(), '/Kite-Customer');
    expect(screen.queryByText('Payung')).toBeNull();
    expect(screen.getByRole('button', { name: 'Menu of Sari' })).toBeDefined();
    unmount();
    openHeader(aLinkVisit(), '/kite-customer');
    expect(screen.getByText('Payung')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined();
  });

  it('shows the logo before the one-time code to a customer who came by the link, and to nobody else [CI-003]', () => {
    store.set(linkLogoPathsAtom, new Set(['/kite-otp']));
    for (const [session, state, isShown] of [
      [undefined, { prefix: 'kite', linkId: 'aB3dE9', inviter: 'Sari' }, true],
      [anAgent(), { prefix: 'kite', linkId: 'aB3dE9', inviter: 'Sari' }, true],
      [undefined, null, false],
      [anAgent(), null, false],
      [aLinkVisit(), null, true],
    ] as const) {
      const { unmount } = openHeader(session, '/kite-otp', state);
      expect(screen.queryByText('Payung') !== null).toBe(isShown);
      expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined();
      unmount();
    }
  });

  it('treats an agent on the page that verifies a customer’s phone as a customer', () => {
    openHeader(anAgent(), '/kite-otp');
    expect(screen.queryByText('v.1.9.3')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Invite friends' })).toBeNull();
  });
});

describe('the menu', () => {
  it('offers My account, Passkeys, My data, FAQ, about, terms, privacy and contact us [SHELL-048]', async () => {
    const { user } = openHeader(anAgent());
    await user.click(screen.getByRole('button', { name: 'Menu of Sari' }));
    const names = within(screen.getByRole('list'))
      .getAllByRole('link')
      .map((link) => link.firstChild?.textContent);
    expect(names).toEqual([
      'My account',
      'Passkeys',
      'My data',
      'FAQ',
      'about',
      'terms',
      'privacy',
      'contact us',
      'Help by WhatsApp',
    ]);
    expect(screen.getByRole('link', { name: 'contact us' }).getAttribute('href')).toEqual(
      expect.stringMatching(/^mailto:/),
    );
  });

  it('leads an agent to the FAQ and the about page of the agent area [SHELL-048]', async () => {
    const { user } = openHeader(anAgent());
    await user.click(screen.getByRole('button', { name: 'Menu of Sari' }));
    expect(screen.getByRole('link', { name: 'FAQ' }).getAttribute('href')).toBe('/oonafaq');
    expect(screen.getByRole('link', { name: 'about' }).getAttribute('href')).toBe('/aboutus');
  });

  it('switches the language, also of its own texts [I18N-001]', async () => {
    const { user } = openHeader(anAgent());
    await user.click(screen.getByRole('button', { name: 'Menu of Sari' }));
    await user.click(screen.getByRole('button', { name: 'Bahasa Indonesia' }));
    expect(await screen.findByRole('link', { name: 'Akun saya' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Bahasa Indonesia' }).getAttribute('aria-pressed')).toEqual(
      'true',
    );
  });

  it('says so when the other language cannot be loaded, keeps this one, and changes at the next try', async () => {
    const load = vi.fn(() => Promise.resolve([{ default: { 'kite.flies': 'terbang' } }]));
    load.mockRejectedValueOnce(new Error('no connection'));
    const texts = catalogueOf({
      common: { en: () => Promise.resolve([{ default: { 'kite.flies': 'flies' } }]), id: load },
    });
    await texts.load('en');
    const { user } = openHeader(anAgent());
    await user.click(screen.getByRole('button', { name: 'Menu of Sari' }));
    await user.click(screen.getByRole('button', { name: 'Bahasa Indonesia' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The other language could not be loaded/);
    expect(screen.getByRole('button', { name: 'English' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Bahasa Indonesia' }));
    expect(await screen.findByRole('link', { name: 'Akun saya' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('closes on Escape and gives the focus back', async () => {
    const { user } = openHeader();
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toEqual('true');
    await user.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toEqual('false');
    expect(document.activeElement).toBe(button);
  });

  it('closes on Back, and the page stays', async () => {
    const { user, address } = openHeader(anAgent());
    const button = screen.getByRole('button', { name: 'Menu of Sari' });
    expect(isLayerOpen()).toBe(false);
    await user.click(button);
    // Read when the menu opens: before that Back would leave the page.
    await expect.poll(isLayerOpen).toBe(true);
    act(() => window.history.back());
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    expect(address()).toBe('/somewhere');
    expect(isLayerOpen()).toBe(false);
  });

  it('logs out on the server and here, and leads to the login page', async () => {
    const { user, address, callsOf } = openHeader(anAgent());
    await user.click(screen.getByRole('button', { name: 'Menu of Sari' }));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await expect.poll(address).toBe('/login');
    expect(callsOf('logout')).toHaveLength(1);
  });
});
