import { expect, it } from 'vitest';
import { EMPTY_REGISTRY } from '#registry/data-folder.ts';
import { registryRelease } from '#registry/publish-remote.ts';
import { sampleRelease } from '#testing/sample-release.ts';
import { checkoutDifferences, differencesLine } from './checkout-differences.ts';

const live = { current: registryRelease(sampleRelease(), '/app/remotes/mfe-kite/') };
const deployed = {
  registry: {
    ...EMPTY_REGISTRY,
    shell: { ...EMPTY_REGISTRY.shell, build: 'ssssssssss' },
    remotes: { 'mfe-kite': live, 'mfe-same': live, 'mfe-back': live },
  },
  lines: { 'mfe-back': [{ version: '2.0.0', build: 'bbbbbbbbbb', isBad: true as const }] },
};

const lineOf = (builds: Readonly<Record<string, string>>): string | undefined =>
  differencesLine(checkoutDifferences(deployed, Object.keys(builds), (name) => builds[name] ?? ''));

it('says nothing where the checkout is what is deployed', () => {
  expect(lineOf({ shell: 'ssssssssss', 'mfe-same': 'aaaaaaaaaa' })).toBeUndefined();
});

it('names what differs, and how to deploy it, but not what somebody rolled back from', () => {
  expect(
    lineOf({
      shell: 'tttttttttt',
      'mfe-kite': 'cccccccccc',
      'mfe-same': 'aaaaaaaaaa',
      'mfe-back': 'bbbbbbbbbb',
      'mfe-new': 'nnnnnnnnnn',
    }),
  ).toBe(
    'This checkout is not what is deployed: shell (changed), mfe-kite (changed), mfe-back (rolled back), mfe-new (not deployed). npm run release -- shell mfe-kite mfe-new deploys it.',
  );
  expect(lineOf({ 'mfe-back': 'bbbbbbbbbb' })).toBe(
    'This checkout is not what is deployed: mfe-back (rolled back).',
  );
});
