import type { Registry, RegistryRemote } from '@payung/shared/registry.ts';
import { readEntry } from './registry-check.ts';
import type { LeftOut } from './registry-check.ts';

export interface ReadRegistry {
  readonly registry: Registry;
  readonly leftOut: readonly LeftOut[];
}

const isReadable = (value: unknown): value is Registry => {
  const { generation, shell, remotes } = (value ?? {}) as Partial<Registry>;
  return (
    typeof generation === 'number' &&
    Array.isArray(shell?.provides) &&
    typeof remotes === 'object' &&
    remotes !== null
  );
};

/** The registry without the remotes whose entry cannot be read; nothing when it cannot be read at all. */
export const readRegistry = (value: unknown): ReadRegistry | undefined => {
  if (!isReadable(value)) return undefined;
  const remotes: Record<string, RegistryRemote> = {};
  const leftOut: LeftOut[] = [];
  for (const [name, said] of Object.entries<unknown>(value.remotes)) {
    const entry = readEntry(name, said);
    if ('field' in entry) leftOut.push(entry);
    else remotes[name] = entry;
  }
  return { registry: { ...value, remotes }, leftOut };
};
