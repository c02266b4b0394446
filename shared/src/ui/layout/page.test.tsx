import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { config } from '#config.ts';
import { Page } from './page.tsx';

it('opens an email to the configured support address from Need Help [SHELL-034]', () => {
  renderScreen(<Page title="Choose a plan" step={1} />);
  const help = screen.getByRole('link', { name: 'Need Help' });
  expect(help.getAttribute('href')).toMatch(new RegExp(`^mailto:${config.brand.supportEmail}\\?subject=`));
});

it('shows the progress panel on pages of a quote and not elsewhere', () => {
  const { unmount } = renderScreen(<Page title="Choose a plan" step={1} />);
  expect(screen.getByRole('progressbar')).toBeTruthy();
  unmount();
  renderScreen(<Page title="Notifications" />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Need Help' })).toBeNull();
});

it('shows the name of the page in the title of the window', () => {
  renderScreen(<Page title="Choose a plan" />);
  expect(document.title).toBe('Choose a plan · Payung');
});

it('goes back to an address or calls a function', async () => {
  const back = vi.fn<() => void>();
  const { user, unmount } = renderScreen(<Page title="One" back={back} />);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(back).toHaveBeenCalledOnce();
  unmount();
  const second = renderScreen(<Page title="Two" back="/start" />);
  await second.user.click(screen.getByRole('link', { name: 'Back' }));
  expect(second.address()).toBe('/start');
});

const Places = () => {
  const { pathname } = useLocation();
  return <Page key={pathname} title={pathname === '/first' ? 'First' : 'Second'} />;
};

it('leaves the focus alone on the first page and puts it on the heading after a navigation', async () => {
  const { router } = renderScreen(<Places />, { path: '/*', route: '/first' });
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate('/second'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Second' }));
});
