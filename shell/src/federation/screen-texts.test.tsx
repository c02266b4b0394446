import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { frameOf } from '@payung/shared/messages/frame.tsx';
import { MessagesProvider } from '@payung/shared/messages/provider.tsx';
import { catalogueOf, useText } from '@payung/shared/messages/text.ts';
import { setLanguage } from '@payung/shared/session/language.ts';
import { expectConsole } from '@payung/shared/testing/console-guard.ts';
import { anEdge, openPage } from '#testing/open-page.tsx';
import { aRelease } from '#testing/releases.ts';
import type { RemoteScreens } from './container.ts';

const Fly = () => {
  const text = useText<string>();
  return (
    <h1>
      {text('kite.flies', { name: 'Sari' })} · {text('common.next')}
    </h1>
  );
};

const EN = { 'kite.flies': '{name} flies', 'common.next': 'Next' };
const ID = { 'kite.flies': '{name} terbang', 'common.next': 'Lanjut' };

/** A remote whose texts come when the test says so. */
const aKite = () => {
  const load = vi.fn<() => Promise<readonly [{ readonly default: typeof EN }]>>();
  const texts = catalogueOf({ common: { en: load, id: () => Promise.resolve([{ default: ID }]) } });
  const remote: RemoteScreens = {
    screens: { fly: () => Promise.resolve({ Screen: Fly }) },
    Frame: frameOf(texts),
    loadTexts: texts.load,
  };
  return { load, remote };
};

const open = (remote: RemoteScreens) => {
  const edge = anEdge();
  edge.deploy('mfe-kite', { current: aRelease('mfe-kite') });
  return openPage('/kite-fly', () => Promise.resolve(remote));
};

beforeEach(() => expectConsole(/^\[mfe-kite 1\.0\.0-mfekite1\] failed: /));

it('shows a screen when its texts are there too, and follows the language', async () => {
  const { load, remote } = aKite();
  const answers: (() => void)[] = [];
  load.mockImplementation(
    () => new Promise((resolve) => void answers.push(() => resolve([{ default: EN }]))),
  );
  await open(remote);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.queryByText(/flies/)).toBeNull();
  answers.forEach((answer) => answer());
  expect(await screen.findByRole('heading', { name: 'Sari flies · Next' })).toBeDefined();
  act(() => setLanguage('id'));
  expect(await screen.findByRole('heading', { name: 'Sari terbang · Lanjut' })).toBeDefined();
});

it('offers to try again when texts cannot be loaded, and shows the screen when they can', async () => {
  const { load, remote } = aKite();
  load.mockRejectedValueOnce(new Error('texts are gone')).mockResolvedValue([{ default: EN }]);
  await open(remote);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Sari flies · Next' })).toBeDefined();
});

it('gives a remote of an earlier release the shared texts that it does not bring', async () => {
  const own = { en: { 'kite.flies': '{name} flies' }, id: { 'kite.flies': '{name} terbang' } };
  await open({
    screens: { fly: () => Promise.resolve({ Screen: Fly }) },
    Frame: ({ children }) => <MessagesProvider catalogue={own}>{children}</MessagesProvider>,
  });
  expect(await screen.findByRole('heading', { name: 'Sari flies · Next' })).toBeDefined();
});
