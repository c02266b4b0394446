import { screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { ReleaseHead } from '@payung/shared/registry.ts';
import { expectConsole } from '@payung/shared/testing/console-guard.ts';
import { anEdge, openPage } from '#testing/open-page.tsx';
import { aRelease } from '#testing/releases.ts';

const torn = aRelease('mfe-kite', { version: '2.0.0', build: 'tornkite' });
const whole = aRelease('mfe-kite', { version: '1.0.0', build: 'wholekite' });

const Screen = () => <h1>The kite flies</h1>;
const TornScreen = () => {
  throw new TypeError('torn');
};

const loadContainer = ({ build }: ReleaseHead) =>
  Promise.resolve({
    screens: { fly: () => Promise.resolve({ Screen: build === 'tornkite' ? TornScreen : Screen }) },
  });

let edge: ReturnType<typeof anEdge>;

beforeEach(() => {
  edge = anEdge();
  const meta = document.createElement('meta');
  meta.name = 'page-token';
  meta.content = 'token-of-the-page';
  document.head.append(meta);
  onTestFinished(() => meta.remove());
});

const told = async (path: string, heading: string): Promise<readonly string[]> => {
  const { reports } = await openPage(path, loadContainer);
  expect(await screen.findByRole('heading', { name: heading })).toBeDefined();
  return reports.map(({ kind, owner, build }) => `${kind} ${owner} ${build}`);
};

it('tells of the shell and of the remote that a screen was shown', async () => {
  edge.deploy('mfe-kite', { current: whole });
  expect(await told('/kite-fly', 'The kite flies')).toEqual([
    'opened shell shell-one',
    'opened mfe-kite wholekite',
  ]);
});

it('tells of the shell alone at one of its own screens', async () => {
  expect(await told('/login', 'Log in')).toEqual(['opened shell shell-one']);
});

it('tells of a release whose screen crashes that it failed, and of the one that takes its place that it was shown', async () => {
  expectConsole(/torn/);
  edge.deploy('mfe-kite', { current: torn, previous: whole });
  expect(await told('/kite-fly', 'The kite flies')).toEqual([
    'crashed mfe-kite tornkite',
    'opened shell shell-one',
    'opened mfe-kite wholekite',
  ]);
});
