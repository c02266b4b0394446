import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { NotFoundState } from '#ui/feedback/states.tsx';
import { config } from '#config.ts';
import { setWidth } from '#testing/device.ts';
import { Page, ProgressPanel } from './page.tsx';

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

const Found = () => {
  const [isFound, setFound] = useState(false);
  return (
    <>
      <Page title="Choose a plan" intro="All prices" bar={<button type="button">Next</button>}>
        {isFound ? 'Plans' : <NotFoundState reference={undefined} />}
      </Page>
      <button type="button" onClick={() => setFound(true)}>
        Find it
      </button>
    </>
  );
};

it('hides intro and bar while its record was not found, and shows them again afterwards', () => {
  renderScreen(<Found />);
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(screen.queryByText('All prices')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Find it' }).click());
  expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  expect(screen.getByText('All prices')).toBeTruthy();
});

const Places = () => {
  const { pathname } = useLocation();
  return <Page key={pathname} title={pathname === '/first' ? 'First' : 'Second'} />;
};

const CodePage = () => {
  const { pathname } = useLocation();
  return (
    <Page key={pathname} title={pathname}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what is tested */}
      <input aria-label={`Code on ${pathname}`} autoFocus={pathname === '/code'} />
    </Page>
  );
};

it('leaves the focus in the first field of a page', async () => {
  const { user, router } = renderScreen(<CodePage />, { path: '/*', route: '/phone' });
  await user.click(screen.getByLabelText('Code on /phone'));
  await act(() => router.navigate('/code'));
  expect(document.activeElement).toBe(screen.getByLabelText('Code on /code'));
  await act(() => router.navigate('/next'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('leaves the focus alone on the first page and puts it on the heading after a navigation', async () => {
  const { router } = renderScreen(<Places />, { path: '/*', route: '/first' });
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate('/second'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Second' }));
});

const Here = () => <Page key={useLocation().pathname} title={`At ${useLocation().pathname}`} />;

it('scrolls a new page to its top, and does not scroll after Back or to an anchor', async () => {
  const { router } = renderScreen(<Here />, { route: '/long', path: '/*' });
  await screen.findByRole('heading', { name: 'At /long' });
  window.scrollTo(0, 2000);
  await act(() => router.navigate('/short'));
  await screen.findByRole('heading', { name: 'At /short' });
  expect(window.scrollY).toBe(0);
  window.scrollTo(0, 300);
  await act(() => router.navigate('/answers#third'));
  await screen.findByRole('heading', { name: 'At /answers' });
  expect(window.scrollY).toBe(300);
  window.scrollTo(0, 700);
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { name: 'At /short' });
  expect(window.scrollY).toBe(700);
});

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Your progress' });

it('names the three steps of a quote and marks the current one [SHELL-031]', () => {
  renderScreen(<ProgressPanel step={1} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Create Quote', 'Customer Details', 'Confirmation']);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null]);
});

it('shows progress of 60 percent on the customer-details step [SHELL-032]', () => {
  renderScreen(<ProgressPanel step={2} />);
  expect(bar().value).toBe(60);
  expect(bar().max).toBe(100);
});

it.each([
  [1, 30],
  [3, 100],
] as const)('shows the progress of step %i (%i)', (step, percent) => {
  renderScreen(<ProgressPanel step={step} />);
  expect(bar().value).toBe(percent);
});

it('shows the progress panel as one line at 619 and 620 pixels and as a list at 621 [SHELL-033]', () => {
  renderScreen(<ProgressPanel step={2} />);
  setWidth(621);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  setWidth(620);
  expect(screen.queryByRole('listitem')).toBeNull();
  setWidth(619);
  expect(screen.getByText('2 of 3 · Customer Details')).toBeTruthy();
});
