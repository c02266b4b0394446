import type { RemoteRelease } from '@payung/shared/registry.ts';
import { loadScriptTag, loadStyleTag, preloadTag } from './file-tags.ts';

/** Every release that this page has begun to load, by the address of its folder. */
const knownReleases = new Map<string, RemoteRelease>();
const pending = new Map<string, Promise<void>>();
/** Addresses that failed before are asked for anew: the browser may keep a bad answer for them. */
const failures = new Map<string, number>();
const preloaded = new Set<string>();

export const registerRelease = (release: RemoteRelease): void => {
  knownReleases.set(new URL(release.base, location.href).href, release);
};

const integrityOf = (url: string): string | undefined => {
  for (const [base, release] of knownReleases) {
    if (!url.startsWith(base)) continue;
    const file = url.slice(base.length);
    // Publishing refuses a release without; only a development build has none.
    if (Object.keys(release.integrity).length === 0) return undefined;
    const integrity = release.integrity[file];
    if (!integrity)
      throw new Error(`${file} is not part of ${release.name} ${release.version}-${release.build}`);
    return integrity;
  }
  return undefined;
};

const freshUrl = (url: string): string => {
  const count = failures.get(url) ?? 0;
  return count === 0 ? url : `${url}?again=${count}-${Date.now().toString(36)}`;
};

type TagLoader = (url: string, integrity: string | undefined) => Promise<void>;

const attempt = async (url: string, load: TagLoader): Promise<void> => {
  try {
    await load(freshUrl(url), integrityOf(url));
  } catch (cause) {
    failures.set(url, (failures.get(url) ?? 0) + 1);
    throw cause;
  }
};

const loadOnce = (address: string, load: TagLoader): Promise<void> => {
  const url = new URL(address, location.href).href;
  const running = pending.get(url);
  if (running) return running;
  const loading = attempt(url, load).catch(() => attempt(url, load));
  pending.set(url, loading);
  loading.catch(() => pending.delete(url));
  return loading;
};

/** Loads a script with its integrity, a limit of time and one retry with a fresh address. */
export const loadScript = (url: string): Promise<void> => loadOnce(url, loadScriptTag);

export const loadStyle = (url: string): Promise<void> => loadOnce(url, loadStyleTag);

export const preloadFile = (address: string): void => {
  const url = new URL(address, location.href).href;
  if (pending.has(url) || preloaded.has(url) || failures.has(url)) return;
  preloaded.add(url);
  preloadTag(url, integrityOf(url));
};

/** The chunks of a remote call this; see platform/src/build/delegated-loading.ts. */
export const offerFileLoading = (): void => {
  globalThis.payungFiles = { script: loadScript, style: loadStyle };
};
