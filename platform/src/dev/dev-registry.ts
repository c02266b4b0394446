import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, RegistryRemote } from '@payung/shared/registry.ts';
import type { BuiltRelease, ShellRelease } from '#build/release-files.ts';
import type { ServedState } from '#edge/served-state.ts';
import { registryRelease } from '#registry/publish-remote.ts';
import { devBase, devFolder } from './dev-config.ts';

const read = (name: string, file: string): unknown => {
  const path = join(devFolder(name), file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as unknown) : undefined;
};

const remoteOf = (name: string): RegistryRemote | undefined => {
  const built = read(name, 'release.json') as BuiltRelease | undefined;
  return built && { current: registryRelease(built, devBase(name)) };
};

/** The state to serve: remotes under development replace their deployed version. */
export const devState = (names: readonly string[], deployed?: ServedState): ServedState => {
  const shell =
    (names.includes('shell') ? (read('shell', 'shell.json') as ShellRelease | undefined) : undefined) ??
    deployed?.shell;
  const worked = names.flatMap((name) => {
    const remote = name === 'shell' ? undefined : remoteOf(name);
    return remote ? [[name, remote] as const] : [];
  });
  const registry: Registry = {
    generation: deployed?.registry.generation ?? 1,
    shell: {
      version: shell?.version ?? '',
      build: shell?.build ?? '',
      provides: shell?.provides ?? [],
      contract: shell?.contract ?? 0,
    },
    remotes: { ...deployed?.registry.remotes, ...Object.fromEntries(worked) },
  };
  return { registry, shell };
};
