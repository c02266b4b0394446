import { LoadError } from './load-error.ts';

/** A file that takes longer than this has failed. */
const STALL_LIMIT_MS = 15_000;

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

export const loadScriptTag = (url: string, integrity: string | undefined): Promise<void> => {
  const tag = document.createElement('script');
  tag.async = true;
  tag.crossOrigin = 'anonymous';
  if (integrity) tag.integrity = integrity;
  tag.src = url;
  return settle(tag, url);
};

export const loadStyleTag = (url: string, integrity: string | undefined): Promise<void> => {
  const tag = document.createElement('link');
  tag.rel = 'stylesheet';
  tag.crossOrigin = 'anonymous';
  if (integrity) tag.integrity = integrity;
  tag.href = url;
  return settle(tag, url);
};

/** Starts a download without running the file; an error shows when the file is used. */
export const preloadTag = (url: string, integrity: string | undefined): void => {
  const tag = document.createElement('link');
  tag.rel = 'preload';
  tag.as = url.endsWith('.css') ? 'style' : 'script';
  tag.crossOrigin = 'anonymous';
  if (integrity) tag.integrity = integrity;
  tag.href = url;
  document.head.append(tag);
};
