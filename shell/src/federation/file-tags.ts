import { preloadTag } from './early-files.ts';
import { LoadError } from './reports/report.ts';

/** A file that takes longer than this has failed. */
export const STALL_LIMIT_MS = 15_000;

const settle = (tag: HTMLScriptElement | HTMLLinkElement, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      tag.remove();
      reject(new LoadError(`${url} stalled for ${STALL_LIMIT_MS / 1000} s`));
    }, STALL_LIMIT_MS);
    tag.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    tag.addEventListener('error', () => {
      clearTimeout(timer);
      tag.remove();
      reject(new LoadError(`${url} is missing, damaged or not what was published`));
    });
    document.head.append(tag);
  });

const loadScriptTag = (url: string, integrity: string | undefined): Promise<void> => {
  const tag = document.createElement('script');
  tag.async = true;
  tag.crossOrigin = 'anonymous';
  if (integrity) tag.integrity = integrity;
  tag.src = url;
  return settle(tag, url);
};

const loadStyleTag = (url: string, integrity: string | undefined): Promise<void> => {
  const tag = document.createElement('link');
  tag.rel = 'stylesheet';
  tag.crossOrigin = 'anonymous';
  if (integrity) tag.integrity = integrity;
  tag.href = url;
  return settle(tag, url);
};

/** How a page loads its files; tests put their own in. */
export const FILE_TAGS = { loadScriptTag, loadStyleTag, preloadTag };
