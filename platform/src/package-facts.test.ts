import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '#build/paths.ts';
import { remote } from '#build/remote.ts';
import { shell } from '#build/shell.ts';
import { deployables } from '#commands/deployables.ts';

const remotes = deployables().filter((name) => name !== 'shell');
const dependenciesOf = (name: string): Readonly<Record<string, string>> =>
  (
    JSON.parse(readFileSync(join(repositoryRoot, name, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    }
  ).dependencies;
const sourcesOf = (name: string): readonly string[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: join(repositoryRoot, name) }).map((file) =>
    readFileSync(join(repositoryRoot, name, file), 'utf8'),
  );

const pluginNames = (plugins: readonly unknown[] | undefined): readonly string[] =>
  (plugins ?? []).map((plugin) => (plugin as { name?: string }).name ?? '');

describe('every deployable', () => {
  it.each(deployables())(
    '%s is written in TypeScript on React and antd [PLAT-003] [PLAT-004] [PLAT-010]',
    (name) => {
      expect(globSync('src/**/*.{js,jsx}', { cwd: join(repositoryRoot, name) })).toEqual([]);
      expect(Object.keys(dependenciesOf(name))).toEqual(
        expect.arrayContaining(['react', 'react-dom', 'antd']),
      );
    },
  );

  it('is federated with @module-federation/enhanced on rspack [PLAT-002] [PLAT-005]', () => {
    for (const config of [shell(), ...remotes.map((name) => remote(name))]) {
      expect(pluginNames(config.plugins)).toContain('RspackModuleFederationPlugin');
    }
    const tools = JSON.parse(readFileSync(join(repositoryRoot, 'platform', 'package.json'), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    // Serving what was released needs none of them.
    expect(Object.keys(tools.devDependencies)).toEqual(
      expect.arrayContaining(['@module-federation/enhanced', '@rspack/core', '@rspack/cli']),
    );
  });
});

describe('every remote', () => {
  it.each(remotes)('%s has no HTTP client and no error-code handling of its own [PLAT-019]', (name) => {
    const sources = sourcesOf(name);
    expect(sources.length).toBeGreaterThan(0);
    const own = sources.filter((source) =>
      /from 'axios'|\bfetch\(|XMLHttpRequest|sendBeacon|\berrCode\s*[=!]==/.test(source),
    );
    expect(own).toEqual([]);
    expect(Object.keys(dependenciesOf(name))).toContain('@payung/shared');
    expect(sources.some((source) => source.includes('@payung/shared/api/'))).toBe(true);
  });
});
