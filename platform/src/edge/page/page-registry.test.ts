import { expect, it } from 'vitest';
import type { RemoteRelease } from '@payung/shared/registry.ts';
import { productAt, sampleRelease } from '#testing/sample-release.ts';
import { pageRegistry } from './page-registry.ts';

const releaseOf = (version: string, change: Partial<RemoteRelease> = {}): RemoteRelease => {
  const { bundledSingletons: _, uses: __, versions: ___, ...facts } = sampleRelease({ version });
  return { ...facts, base: `/app/remotes/mfe-kite/${version}-aaaaaaaaaa/`, ...change };
};

const pageOf = (current: RemoteRelease) =>
  pageRegistry({
    registry: {
      generation: 3,
      shell: { version: '1.0.0', build: 'ssssssssss', provides: [], contract: 1 },
      remotes: { 'mfe-kite': { current, previous: releaseOf('1.0.0'), bad: ['bbbbbbbbbb'] } },
    },
    shell: undefined,
  }).remotes['mfe-kite'];

it('keeps fields of a release that a newer platform has added, and the builds that are bad, but none of its files', () => {
  const texts = { en: { fly: ['fly-en.js'] }, id: { fly: ['fly-id.js'] } };
  const grown = { ...releaseOf('2.0.0', { texts }), colour: 'red' };
  expect(pageOf(grown)).toEqual({
    current: {
      name: 'mfe-kite',
      version: '2.0.0',
      build: 'aaaaaaaaaa',
      base: '/app/remotes/mfe-kite/2.0.0-aaaaaaaaaa/',
      entry: 'remoteEntry.0123456789.js',
      routes: grown.routes,
      products: [],
      contract: 1,
      colour: 'red',
      rest: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
    bad: ['bbbbbbbbbb'],
  });
});

it('shows also the release before of a remote that no page can read, so that its addresses say so too', () => {
  const { tile: _, ...product } = productAt('kite');
  const unreadable = releaseOf('2.0.0', { products: [product] as unknown as RemoteRelease['products'] });
  expect(pageOf(unreadable)?.previous).toMatchObject({ version: '1.0.0' });
});
