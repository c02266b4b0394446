import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { deployedPathsAtom } from '@payung/shared/session/deployed-paths.ts';
import { deployedStaffWorkAtom } from '@payung/shared/session/deployed-products.ts';
import { store } from '@payung/shared/session/store.ts';
import { aLinkVisit, anAgent } from '@payung/shared/testing/samples/people.ts';
import { kite } from '@payung/shared/testing/kite.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { Frame } from '#layout/frame.tsx';
import { journeyPathsAtom } from '#routing/deployed.ts';
import { inPage } from '#testing/open-page.tsx';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

const openAt = (route: string, options: Options) =>
  renderScreen(<Frame />, {
    frame: inPage,
    route,
    products: [kite],
    api: { getNotifications: { total: 0, unread: 0, items: [] } },
    ...options,
  });

const places = async () => {
  const navigation = within(await screen.findByRole('navigation', { name: 'Main pages' }));
  const links = await navigation.findAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
};

const current = async () => {
  await places();
  const navigation = within(screen.getByRole('navigation', { name: 'Main pages' }));
  return navigation
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);
};

const PATHS = [
  '/oonahome',
  '/commercialhome',
  '/commercialsupport',
  '/staffhome',
  '/oonaleads',
  '/oonacomleads',
  '/oonasell',
  '/oonaquotes',
  '/oonapolicies',
  '/oonatodo',
  '/commercialtodo',
  '/tree',
  '/oonapoints',
];

beforeEach(() => {
  store.set(deployedPathsAtom, new Set(PATHS));
  store.set(journeyPathsAtom, new Set(['/createkite']));
  store.set(deployedStaffWorkAtom, []);
});

describe('the navigation', () => {
  it('leads a Mitra to the day, the people, the sale, the policies and the points', async () => {
    openAt('/oonahome', { session: anAgent() });
    expect(await places()).toEqual([
      ['Home', '/oonahome'],
      ['Leads', '/oonaleads'],
      ['Sell', '/oonasell'],
      ['Quotes', '/oonaquotes'],
      ['Policies', '/oonapolicies'],
      ['Agenda', '/oonatodo'],
      ['Network', '/tree'],
      ['Points', '/oonapoints'],
    ]);
  });

  it.each([
    ['Mitra', ['Home', 'Leads', 'Sell', 'Policies', 'Points']],
    ['Commercial', ['Home', 'Leads', 'Sell', 'Policies', 'Network']],
    ['Support', ['Home', 'Leads', 'Sell', 'Policies', 'Network']],
  ])('has five places for %s on a phone', async (userType, names) => {
    openAt('/aboutus', { session: anAgent({ userType }) });
    await places();
    const entries = screen.getByRole('navigation', { name: 'Main pages' }).querySelectorAll('li');
    const onPhones = [...entries].filter((entry) => entry.className === '');
    expect(onPhones.map(({ textContent }) => textContent)).toEqual(names);
  });

  it.each([
    ['Commercial', '/commercialhome'],
    ['Support', '/commercialsupport'],
  ])('leads %s to the addresses of that user type', async (userType, home) => {
    openAt('/aboutus', { session: anAgent({ userType }) });
    const addresses = (await places()).map(([, address]) => address);
    expect(addresses).toEqual(expect.arrayContaining([home, '/oonacomleads', '/commercialtodo']));
    expect(addresses).not.toContain('/oonaleads');
  });

  it('leads staff to the work that deployed remotes offer, in the language that is shown', async () => {
    store.set(deployedStaffWorkAtom, [
      {
        id: 'kites',
        label: { en: 'Kites', id: 'Layang-layang' },
        description: { en: 'To be looked at', id: 'Untuk diperiksa' },
        icon: 'M1 1',
        address: '/kitereview',
        countPath: 'kites/count',
      },
    ]);
    const { unmount } = openAt('/kitereview', { session: anAgent({ userType: 'Staff' }) });
    expect(await places()).toEqual([
      ['Home', '/staffhome'],
      ['Kites', '/kitereview'],
    ]);
    expect(await current()).toEqual([['Kites', 'page']]);
    unmount();
    openAt('/staffhome', { session: anAgent({ userType: 'Staff' }), language: 'id' });
    const navigation = within(await screen.findByRole('navigation', { name: 'Halaman utama' }));
    expect(await navigation.findByRole('link', { name: 'Layang-layang' })).toBeDefined();
  });

  it('leaves out what no deployed remote serves', async () => {
    store.set(deployedPathsAtom, new Set(['/oonahome', '/tree']));
    openAt('/oonahome', { session: anAgent() });
    expect((await places()).map(([name]) => name)).toEqual(['Home', 'Network']);
  });

  it.each([
    ['/oonahome', [['Home', 'page']]],
    ['/OonaLeads', [['Leads', 'page']]],
    ['/oonalead?leadId=1', [['Leads', 'true']]],
    ['/createkite', [['Sell', 'true']]],
    ['/oonatodo', [['Agenda', 'page']]],
    ['/oonatodo?tab=policy-detail&quoteId=1', [['Policies', 'true']]],
    ['/myaccount', []],
  ])('says at %s where one is', async (route, expected) => {
    openAt(route, { session: anAgent() });
    expect(await current()).toEqual(expected);
  });

  it.each([
    ['a customer who came by a link', { session: aLinkVisit() }],
    ['nobody', {}],
  ])('is not there for %s [SHELL-021]', (_who, options: Options) => {
    openAt('/kite-string', options);
    expect(screen.queryByRole('navigation', { name: 'Main pages' })).toBeNull();
  });
});
