import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hearGeneration } from '@payung/shared/api/generation.ts';
import { aLinkVisit, anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { Frame } from '#layout/frame.tsx';
import { inPage } from '#testing/open-page.tsx';
import { Guard } from '#routing/guard.tsx';
import { kite } from '@payung/shared/testing/kite.ts';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const openFrame = (options: Options = {}) =>
  renderScreen(<Frame />, { frame: inPage, products: [kite], ...options });

afterEach(() => vi.restoreAllMocks());

describe('the frame of every page', () => {
  it('holds the one header, main part and footer [PLAT-012]', () => {
    openFrame();
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
  });

  it('has a skip link as its first focus stop', async () => {
    const { user } = openFrame();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to the content');
    expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  it('says that the device is offline, until it is online again', () => {
    openFrame();
    const connection = vi.spyOn(navigator, 'onLine', 'get');
    connection.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('status').textContent).toContain('You are offline');
    connection.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says that it was started from what the device keeps, until the service answers a call', () => {
    document.documentElement.dataset['kept'] = '';
    onTestFinished(() => void delete document.documentElement.dataset['kept']);
    openFrame();
    expect(screen.getByRole('status').textContent).toBe(
      'The service is not answering yet. You see what was saved on this device.',
    );
    act(() => hearGeneration('12'));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('removes cipher and isAgent from every address at once', async () => {
    const { address, navigationState } = openFrame({ route: '/anywhere?cipher=abc&quoteId=1&isAgent=true' });
    await expect.poll(address).toBe('/anywhere?quoteId=1');
    expect(navigationState()).toEqual({ isAgent: true });
  });
});

const pages = (
  <>
    <Frame />
    <Guard mode="agent">
      <p>Agents only</p>
    </Guard>
    <Guard mode="both">
      <p>Customer journey</p>
    </Guard>
  </>
);
const openPages = (session: NonNullable<Options['session']>) =>
  renderScreen(pages, {
    frame: inPage,
    route: '/kite-string',
    products: [kite],
    session,
    api: { getNotifications: { total: 0, unread: 0, items: [] } },
  });

describe('the routes that a user may see', () => {
  it('hides the agent header in link mode and opens only the customer’s journey [SHELL-021]', () => {
    openPages(aLinkVisit({ prefix: 'kite' }));
    expect(screen.queryByText('v.1.9.3')).toBeNull();
    expect(screen.getByText('Customer journey')).toBeDefined();
    expect(screen.queryByText('Agents only')).toBeNull();
  });

  it('shows agents their header and their own routes [SHELL-022]', () => {
    openPages(anAgent());
    expect(screen.getByText('v.1.9.3')).toBeDefined();
    expect(screen.getByText('Customer journey')).toBeDefined();
    expect(screen.getByText('Agents only')).toBeDefined();
  });
});
