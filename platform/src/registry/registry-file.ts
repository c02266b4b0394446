import { existsSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import type { ProductDescription } from '@payung/shared/product.ts';
import type { Registry, RegistryRemote, RemoteRelease } from '@payung/shared/registry.ts';
import { EMPTY_REGISTRY, registryFile } from './data-folder.ts';
import { withLock } from './process-lock.ts';

type WrittenRelease = Omit<RemoteRelease, 'products'> &
  Partial<Pick<RemoteRelease, 'products'>> & { readonly product?: ProductDescription };

/** Releases from before a remote could sell several products say `product`. */
const withProducts = ({ product, ...release }: WrittenRelease): RemoteRelease => ({
  ...release,
  products: release.products ?? (product === undefined ? [] : [product]),
});

const releasesOf = ({ current, previous }: RegistryRemote): RegistryRemote => ({
  current: withProducts(current),
  ...(previous === undefined ? {} : { previous: withProducts(previous) }),
});

export const readRegistry = (data: string): Registry => {
  if (!existsSync(registryFile(data))) return EMPTY_REGISTRY;
  const { remotes, ...registry } = JSON.parse(readFileSync(registryFile(data), 'utf8')) as Registry;
  return {
    ...registry,
    remotes: Object.fromEntries(Object.entries(remotes).map(([name, remote]) => [name, releasesOf(remote)])),
  };
};

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
 * The only way to change what is deployed. The change is computed from the registry as it is read under
 * the lock, so that of two concurrent releases none is lost.
 */
export const switchRegistry = (data: string, change: Change): Promise<Registry> =>
  withLock(data, async () => {
    const before = readRegistry(data);
    const next: Registry = { ...change(before), generation: before.generation + 1 };
    // Detects a writer that does not take the lock.
    if (readRegistry(data).generation !== before.generation) {
      throw new Error(
        'The registry was changed by a process that does not hold its lock. Nothing was switched.',
      );
    }
    await replaceFile(registryFile(data), JSON.stringify(next));
    return next;
  });
