import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import { platformRoot, repositoryRoot } from '@payung/platform/build/paths.ts';
import { remote } from '@payung/platform/build/remote.ts';
import { shell } from '@payung/platform/build/shell.ts';
import { deployables, runBuilds } from '@payung/platform/commands/deployables.ts';
import { oneBundle } from './one-bundle.ts';

/** What is released while a visitor is away: nothing, one remote or the shell, each with a changed text. */
export type Change = 'none' | 'remote' | 'shell';

/** The remote that changes. */
export const CHANGED_REMOTE = 'mfe-travel';

export const outputOf = (kind: 'federated' | 'bundled', change: Change): string =>
  join(platformRoot, 'dist', 'bench', `${kind}-${change}`);

const LOADER = fileURLToPath(new URL('./changed-text-loader.ts', import.meta.url));

/** Through a loader, not in a copy: the ids of modules and chunks follow from where their files lie. */
const withChange = (config: Configuration, change: Change): Configuration => {
  if (change === 'none') return config;
  const folder = change === 'shell' ? 'shell' : CHANGED_REMOTE;
  const messages = join(repositoryRoot, folder, 'src', 'messages', 'id.json');
  const changed = { test: messages, resourceQuery: /texts=common/, loader: LOADER, enforce: 'post' } as const;
  const rules = [...(config.module?.rules ?? []), changed];
  return { ...config, module: { ...config.module, rules } };
};

const changedRemote = (): Configuration =>
  remote(CHANGED_REMOTE, { output: outputOf('federated', 'remote'), build: 'benchmarks' });

const bundle = (change: Change, antdRoutes: ReadonlySet<string>): Configuration =>
  oneBundle(
    deployables().filter((name) => name !== 'shell'),
    outputOf('bundled', change),
    antdRoutes,
  );

/** Builds what is deployed in the bench beside the builds of this checkout. */
export const buildChanges = async (antdRoutes: ReadonlySet<string>): Promise<void> => {
  const changes: readonly Change[] = ['none', 'remote', 'shell'];
  for (const change of changes) mkdirSync(outputOf('bundled', change), { recursive: true });
  const configs = [
    withChange(changedRemote(), 'remote'),
    withChange(shell({ output: outputOf('federated', 'shell') }), 'shell'),
    ...changes.map((change) => withChange(bundle(change, antdRoutes), change)),
  ];
  // One after another: each takes as much memory as the whole platform when it runs.
  for (const config of configs) await runBuilds([config]);
};
