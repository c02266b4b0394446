import { EARLY_ELEMENT } from '@payung/shared/early-files.ts';
import type { EarlyFiles } from '@payung/shared/early-files.ts';
import { deviceStorage, tabStorage } from '@payung/shared/session/browser-storage.ts';

/** What the edge put into the page for its address; see platform/src/edge/page/early-files.ts. */
export const readEarlyFiles = (): EarlyFiles | undefined => {
  try {
    return JSON.parse(document.getElementById(EARLY_ELEMENT)?.textContent ?? '') as EarlyFiles;
  } catch {
    // Absent, or cut off: the files are then found by the rest files.
    return undefined;
  }
};

/** Starts a download without running the file; an error shows when the file is used. */
export const preloadTag = (url: string, integrity: string | undefined, isEarly = false): void => {
  const tag = document.createElement('link');
  tag.rel = 'preload';
  tag.as = url.endsWith('.css') ? 'style' : 'script';
  tag.crossOrigin = 'anonymous';
  if (integrity) tag.integrity = integrity;
  if (isEarly) tag.dataset['early'] = '';
  tag.href = url;
  document.head.append(tag);
};

/** Who signed in or came by a link; persistence.ts, which reads them, would bring most of the shell before this. */
const hasSession = (): boolean =>
  deviceStorage.read('payung.agent') !== undefined ||
  ['payung.link', 'payung.registrant', 'payung.handoff'].some((key) => tabStorage.read(key) !== undefined);

/** The files load while the modules of the shell are evaluated, and do not compete with its script. */
export const preloadEarlyFiles = (): void => {
  const early = readEarlyFiles();
  if (early === undefined || !(early.isPublic || hasSession())) return;
  for (const [address, digest] of Object.entries(early.files)) preloadTag(address, digest, true);
};

/** The addresses of those that `preloadEarlyFiles` has started. */
export const startedEarly = (): readonly string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[data-early]')].map(({ href }) => href);
