import type { ComponentType } from 'react';
import type { RemoteRelease } from '@payung/shared/registry.ts';
import type { RemoteScreens } from './container.ts';

/** After this the page says that it takes longer, while loading goes on. */
const SLOW_AFTER_MS = 5_000;

export interface LoadedScreen {
  readonly Screen: ComponentType;
  readonly Frame?: RemoteScreens['Frame'];
  /** Absent for the shell's own screens. */
  readonly release?: RemoteRelease;
}

export interface ScreenSource {
  readonly key: string;
  readonly load: () => Promise<LoadedScreen>;
  readonly reportSlow: (detail: string) => void;
}

export type ScreenState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'slow' }
  | { readonly kind: 'ready'; readonly loaded: LoadedScreen }
  | { readonly kind: 'failed'; readonly cause: unknown };

const LOADING: ScreenState = { kind: 'loading' };
const states = new Map<string, ScreenState>();
const listeners = new Set<() => void>();

export const onScreenChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const screenState = (key: string): ScreenState => states.get(key) ?? LOADING;

const enter = (key: string, state: ScreenState): void => {
  states.set(key, state);
  for (const listener of listeners) listener();
};

const run = async (source: ScreenSource, prepare?: Promise<unknown>): Promise<void> => {
  enter(source.key, LOADING);
  const slowness = setTimeout(() => {
    source.reportSlow(`not loaded after ${SLOW_AFTER_MS / 1000} s`);
    enter(source.key, { kind: 'slow' });
  }, SLOW_AFTER_MS);
  try {
    await prepare;
    enter(source.key, { kind: 'ready', loaded: await source.load() });
  } catch (cause) {
    enter(source.key, { kind: 'failed', cause });
  } finally {
    clearTimeout(slowness);
  }
};

/** Starts loading unless it is running or done; a failed screen is loaded again. */
export const openScreen = (source: ScreenSource): void => {
  const known = states.get(source.key);
  if (!known || known.kind === 'failed') void run(source);
};

/** Loads a screen again once `prepare` has settled, for example a refresh of the registry. */
export const retryScreen = (source: ScreenSource, prepare?: Promise<unknown>): void => {
  void run(source, prepare);
};
