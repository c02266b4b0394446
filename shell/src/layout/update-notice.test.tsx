import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage } from '@payung/shared/session/language.ts';
import type { ReleaseHead, RemoteRelease } from '@payung/shared/registry.ts';
import { expectConsole } from '@payung/shared/testing/console-guard.ts';
import { anEdge, openPage } from '#testing/open-page.tsx';
import { aRelease } from '#testing/releases.ts';
import type { RemoteScreens } from '#federation/container.ts';
import { Frame } from './frame.tsx';

let edge: ReturnType<typeof anEdge>;

const FORM = (
  <>
    <h1>Form</h1>
    <input aria-label="Name" />
    <input aria-label="Agreed" type="checkbox" />
  </>
);
const openScreen = () => Promise.resolve({ Screen: () => FORM });
const loadContainer = ({ routes }: ReleaseHead): Promise<RemoteScreens> =>
  Promise.resolve({ screens: Object.fromEntries(routes.map(({ id }) => [id, openScreen])) });

const releaseOf = (name: string, version: string): RemoteRelease => {
  const build = `${name.replace('-', '')}${version.replaceAll('.', '')}`;
  const path = `/${name.replace('mfe-', '')}`;
  const routes = [
    { id: 'form', path: `${path}-form`, mode: 'public', reads: [] },
    { id: 'home', path: `${path}-home`, mode: 'public', reads: [], safePoint: true },
    { id: 'pay', path: `${path}-pay`, mode: 'public', reads: [], undisturbed: true },
  ] as const;
  return aRelease(name, { version, build, routes });
};

const deploy = (name: string, version: string, before?: string): void =>
  edge.deploy(name, {
    current: releaseOf(name, version),
    ...(before === undefined ? {} : { previous: releaseOf(name, before) }),
  });

const openForm = async () => {
  const page = await openPage('/kite-form', loadContainer, Frame);
  await screen.findByRole('heading', { name: 'Form' });
  return page;
};
type Opened = Awaited<ReturnType<typeof openForm>>;

const MINUTE = 60_000;
const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));
const learn = async ({ registry }: Opened): Promise<void> => {
  await act(() => registry.refreshRegistry());
  // The notice itself is a file.
  await act(() => vi.dynamicImportSettled());
};
const line = () => screen.queryByText('A new version of Payung is ready.');
const clicks = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  edge = anEdge();
  deploy('mfe-kite', '1.0.0');
  deploy('mfe-lantern', '1.0.0');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('tells after ten minutes that the shown remote has a newer release, and loads the page again on demand', async () => {
  const page = await openForm();
  deploy('mfe-kite', '2.0.0');
  await learn(page);
  await pass(9 * MINUTE);
  expect(line()).toBeNull();
  await pass(MINUTE + 5_000);
  expect(line()?.closest('output')).not.toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  await clicks().click(screen.getByRole('button', { name: 'Update now' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('is in Indonesian, too', async () => {
  const page = await openForm();
  act(() => setLanguage('id'));
  edge.releaseShell();
  await learn(page);
  await pass(11 * MINUTE);
  expect(screen.getByText('Versi baru Payung sudah siap.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Perbarui sekarang' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Nanti' })).toBeDefined();
});

it('says nothing more in this page when somebody wants it later', async () => {
  const page = await openForm();
  edge.releaseShell();
  await learn(page);
  await pass(11 * MINUTE);
  await clicks().click(screen.getByRole('button', { name: 'Later' }));
  expect(line()).toBeNull();
  await act(() => page.router.navigate('/lantern-form'));
  await pass(11 * MINUTE);
  expect(line()).toBeNull();
});

it('says nothing of a release of another remote', async () => {
  const page = await openForm();
  deploy('mfe-lantern', '2.0.0');
  await learn(page);
  await pass(60 * MINUTE);
  expect(line()).toBeNull();
});

it('says nothing of a release that the page began with and could not load', async () => {
  expectConsole(/^\[mfe-kite 2\.0\.0-mfekite200\] failed/);
  deploy('mfe-kite', '2.0.0', '1.0.0');
  const page = await openPage(
    '/kite-form',
    (release) => (release.version === '2.0.0' ? Promise.reject(new Error('gone')) : loadContainer(release)),
    Frame,
  );
  await screen.findByRole('heading', { name: 'Form' });
  deploy('mfe-lantern', '2.0.0');
  await learn(page);
  await pass(60 * MINUTE);
  expect(line()).toBeNull();
});

it.each(['/kite-home', '/kite-pay', '/nowhere'])('says nothing at %s', async (address) => {
  const page = await openForm();
  deploy('mfe-kite', '2.0.0');
  edge.releaseShell();
  await learn(page);
  await act(async () => {
    void page.router.navigate(address, { state: {} });
    await vi.advanceTimersByTimeAsync(100);
    await vi.dynamicImportSettled();
  });
  await pass(11 * MINUTE);
  expect(line()).toBeNull();
});

it('waits while a field that somebody has written in has the focus', async () => {
  const page = await openForm();
  const user = clicks();
  edge.releaseShell();
  await learn(page);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Budi');
  await pass(11 * MINUTE);
  expect(line()).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Agreed' }));
  await pass(5_000);
  expect(line()).not.toBeNull();
});

it('is asked for by no page whose registry has not changed', async () => {
  await openForm();
  await pass(60 * MINUTE);
  expect(document.querySelectorAll('output')).toHaveLength(2);
});
