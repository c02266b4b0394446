import type { ComponentType } from 'react';
import type { ReleaseHead } from '@payung/shared/registry.ts';
import type { Frame } from '#work/frames.ts';
import { OutdatedPageError } from './reports/report.ts';

/** After this the page says that it takes longer, while loading continues. */
const SLOW_AFTER_MS = 5_000;

export interface LoadedScreen {
  readonly Screen: ComponentType;
  /** Around it, from the outside in. */
  readonly frames?: readonly Frame[];
  /** Absent for the shell's own screens. */
  readonly release?: ReleaseHead;
}

export interface ScreenSource {
  readonly key: string;
  readonly load: () => Promise<LoadedScreen>;
  readonly reportSlow: (detail: string) => void;
  /** Reads the registry again before another try. */
  readonly refresh?: () => Promise<unknown>;
  /** Whether the release of a loaded screen was rolled back: it stays until a page is opened, and is not shown again. */
  readonly isBad?: (loaded: LoadedScreen) => boolean;
  /** Whether the page runs another release of the remote now. */
  readonly isReplaced?: (loaded: LoadedScreen) => boolean;
  /** Another release may show the screen that crashed; `load` takes it. Answers whether there is one. */
  readonly passOver?: (crashed: LoadedScreen) => Promise<boolean>;
}

type ScreenState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'slow' }
  | { readonly kind: 'ready'; readonly loaded: LoadedScreen; readonly attempt: number }
  /** `offersReload`: trying again did not help, or cannot. */
  | { readonly kind: 'failed'; readonly offersReload: boolean }
  | { readonly kind: 'crashed'; readonly offersReload: boolean };

const LOADING: ScreenState = { kind: 'loading' };

/** How far the screens of one page are. */
export const createScreenStates = () => {
  const states = new Map<string, ScreenState>();
  /** Screens that somebody tried again since they were opened. */
  const retried = new Set<string>();
  const listeners = new Set<() => void>();
  let attempts = 0;

  const onScreenChange = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  const screenState = (key: string): ScreenState => states.get(key) ?? LOADING;

  const enter = (key: string, state: ScreenState): void => {
    states.set(key, state);
    for (const listener of listeners) listener();
  };

  const run = async (source: ScreenSource, prepare?: Promise<unknown>): Promise<void> => {
    const { key } = source;
    enter(key, LOADING);
    const slowness = setTimeout(() => {
      source.reportSlow(`not loaded after ${SLOW_AFTER_MS / 1000} s`);
      enter(key, { kind: 'slow' });
    }, SLOW_AFTER_MS);
    try {
      await prepare;
      const first = await source.load();
      // An update was taken while it was loading.
      const loaded = source.isReplaced?.(first) === true ? await source.load() : first;
      attempts += 1;
      enter(key, { kind: 'ready', loaded, attempt: attempts });
    } catch (cause) {
      const offersReload = retried.has(key) || cause instanceof OutdatedPageError;
      enter(key, { kind: 'failed', offersReload });
    } finally {
      clearTimeout(slowness);
    }
  };

  const start = (source: ScreenSource): void => {
    retried.delete(source.key);
    void run(source);
  };

  /** Starts loading unless it is running or done; a screen that failed or crashed is loaded again. */
  const openScreen = (source: ScreenSource): void => {
    const kind = states.get(source.key)?.kind;
    if (kind === undefined || kind === 'failed' || kind === 'crashed') start(source);
  };

  /**
   * Before a page is shown: the screen that is loaded may be of a release that was rolled back, or, where it is not the
   * page that is shown already, of another one than the page runs.
   */
  const leaveScreen = (source: ScreenSource, isOtherPage = false): void => {
    const known = states.get(source.key);
    if (known?.kind !== 'ready') return;
    const isReplaced = isOtherPage && source.isReplaced?.(known.loaded) === true;
    if (isReplaced || source.isBad?.(known.loaded) === true) start(source);
  };

  /** "Try again": reads the registry, so that a fixed release is taken, and loads the screen. */
  const retryScreen = (source: ScreenSource): void => {
    retried.add(source.key);
    void run(source, source.refresh?.());
  };

  /** The screen crashed while it was drawn: another release of it takes its place, or the page says so. */
  const replaceCrashed = async (source: ScreenSource, crashed: LoadedScreen): Promise<void> => {
    const { key } = source;
    enter(key, LOADING);
    if (await source.passOver?.(crashed)) await run(source);
    else enter(key, { kind: 'crashed', offersReload: retried.has(key) });
  };

  return { onScreenChange, screenState, openScreen, leaveScreen, retryScreen, replaceCrashed };
};
