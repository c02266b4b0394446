import { existsSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import type { Registry } from '@payung/shared/registry.ts';
import { EMPTY_REGISTRY, registryFile } from './data-folder.ts';
import { withLock } from './process-lock.ts';

export const readRegistry = (data: string): Registry =>
  existsSync(registryFile(data))
    ? (JSON.parse(readFileSync(registryFile(data), 'utf8')) as Registry)
    : EMPTY_REGISTRY;

const replaceFile = async (path: string, content: string): Promise<void> => {
  const draft = `${path}.${process.pid}.draft`;
  const file = await open(draft, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
};

type Change = (registry: Registry) => Omit<Registry, 'generation'>;

/**
 * The only way to change what is deployed. The change is computed from what the registry says under
 * the lock, so two releases at once both stand in the end.
 */
export const switchRegistry = (data: string, change: Change): Promise<Registry> =>
  withLock(data, async () => {
    const before = readRegistry(data);
    const next: Registry = { ...change(before), generation: before.generation + 1 };
    // Guards against a writer that does not take the lock.
    if (readRegistry(data).generation !== before.generation) {
      throw new Error(
        'The registry was changed by somebody who did not take its lock. Nothing was switched.',
      );
    }
    await replaceFile(registryFile(data), JSON.stringify(next));
    return next;
  });
