import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { platformRoot, repositoryRoot } from './paths.ts';
import { lockedPackages, BUILD_TOOLS } from './source-hash.ts';
import type { Lock } from './source-hash.ts';

const lock: Lock = {
  packages: {
    'mfe-kite': { version: '1.0.0', dependencies: { string: '2', paper: '1' } },
    'mfe-kite/node_modules/string': { version: '2.0.0', integrity: 'two' },
    'node_modules/string': { version: '1.0.0', integrity: 'one' },
    'node_modules/paper': {
      version: '1.0.0',
      integrity: 'paper',
      dependencies: { glue: '1', string: '1' },
      peerDependencies: { wood: '*' },
      devDependencies: { vitest: '5' },
      optionalDependencies: { 'ink-for-linux': '1' },
    },
    'node_modules/paper/node_modules/glue': {
      version: '3.0.0',
      integrity: 'glue',
      dependencies: { paper: '1' },
    },
    'node_modules/wood': { version: '1.0.0', integrity: 'wood' },
    'node_modules/vitest': { version: '5.0.0', integrity: 'vitest' },
    'node_modules/@payung/shared': { resolved: 'shared', link: true },
    shared: { version: '1.9.3', dependencies: { wood: '1' }, devDependencies: { string: '1' } },
  },
};

it('resolves each dependency to the version that is installed for its dependent', () => {
  expect(lockedPackages(lock, ['string', 'paper'], 'mfe-kite')).toEqual([
    'glue@3.0.0 glue',
    'paper@1.0.0 paper',
    'string@1.0.0 one',
    'string@2.0.0 two',
    'wood@1.0.0 wood',
  ]);
  expect(lockedPackages(lock, ['string'], 'platform/dist/copy/mfe-kite')).toEqual(['string@1.0.0 one']);
  // A workspace declares what it gives to browsers there.
  expect(lockedPackages(lock, ['@payung/shared'])).toEqual(['string@1.0.0 one', 'wood@1.0.0 wood']);
});

const packagesIn = (packages: Lock['packages']) => [
  ...lockedPackages({ packages }, ['@payung/shared']),
  ...lockedPackages({ packages }, BUILD_TOOLS, 'platform'),
];

describe('the packages of a build of this repository', () => {
  const real = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')) as Lock;
  const before = packagesIn(real.packages);

  it('stay the same when a remote is added, with a package of its own', () => {
    const { packages } = real;
    expect(
      packagesIn({
        ...packages,
        'mfe-x': {
          version: '1.0.0',
          dependencies: { '@payung/shared': '*', antd: '5.0.0', 'left-pad': '1.3.0' },
        },
        'mfe-x/node_modules/antd': { version: '5.0.0', integrity: 'other' },
        'node_modules/mfe-x': { resolved: 'mfe-x', link: true },
        'node_modules/left-pad': { version: '1.3.0', integrity: 'pad' },
        'node_modules/vitest': { ...packages['node_modules/vitest'], version: '99.0.0' },
      }),
    ).toEqual(before);
  });

  it.each(['antd', 'react', '@rc-component/util', '@rspack/core', 'css-loader'])(
    'change with another version of %s',
    (name) => {
      const path = `node_modules/${name}`;
      const changed = { ...real.packages[path], version: '99.0.0' };
      expect(real.packages[path]).toBeDefined();
      expect(packagesIn({ ...real.packages, [path]: changed })).not.toEqual(before);
    },
  );

  it('name every tool that the build uses', () => {
    const sources = globSync('*.ts', { cwd: join(platformRoot, 'src', 'build') })
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(platformRoot, 'src', 'build', file), 'utf8'));
    const used = sources.flatMap((source) =>
      [...source.matchAll(/^(?:import|\}).* from '((?:@[^/']+\/)?[^/'#.]+)|resolve\('([^']+)'\)/gm)].map(
        ([, imported, resolved]) => imported ?? resolved ?? '',
      ),
    );
    const packages = [...new Set(used)].filter((name) => !/^node:|^@payung\/|^$/.test(name));
    expect(packages.length).toBeGreaterThan(1);
    expect(packages.filter((name) => !(BUILD_TOOLS as readonly string[]).includes(name))).toEqual([]);
  });
});
