import { statSync } from 'node:fs';
import type { Registry } from '@payung/shared/registry.ts';
import type { ShellRelease } from '#build/release-files.ts';
import { registryFile } from '#registry/data-folder.ts';
import { readShell } from '#registry/publish-shell.ts';
import { readRegistry } from '#registry/registry-file.ts';

export interface ServedState {
  readonly registry: Registry;
  readonly shell: ShellRelease | undefined;
}

/** What is deployed; read again when the registry file changes, so a release needs no restart. */
export const servedState = (data: string): (() => ServedState) => {
  let stamp = '';
  let state: ServedState | undefined;
  return () => {
    const stats = statSync(registryFile(data), { throwIfNoEntry: false });
    const now = stats ? `${stats.ino}-${stats.mtimeMs}-${stats.size}` : 'none';
    if (!state || now !== stamp) {
      const registry = readRegistry(data);
      state = { registry, shell: readShell(data, registry) };
      stamp = now;
    }
    return state;
  };
};
