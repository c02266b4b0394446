import type { RemoteRelease } from '@payung/shared/registry.ts';
import { releaseName } from './release.ts';

export interface RemoteProblem {
  readonly kind: 'failed' | 'slow' | 'fallback' | 'crashed' | 'registry';
  readonly remote: string;
  readonly version: string;
  readonly build: string;
  readonly detail: string;
}

type Listener = (problem: RemoteProblem) => void;
const listeners = new Set<Listener>();

/** Who collects problems (a log, an error tracker) subscribes here. */
export const onRemoteProblem = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says on the console, and to whoever listens, which remote and version is in trouble. */
export const reportRemoteProblem = (
  kind: RemoteProblem['kind'],
  release: RemoteRelease,
  cause: unknown,
): void => {
  const detail = cause instanceof Error ? cause.message : String(cause);
  // oxlint-disable-next-line no-console -- who looks for a cause looks here first
  console.warn(`[${releaseName(release)}] ${kind}: ${detail}`);
  const { name: remote, version, build } = release;
  for (const listener of listeners) listener({ kind, remote, version, build, detail });
};

export const reportRegistryProblem = (cause: unknown): void => {
  const detail = cause instanceof Error ? cause.message : String(cause);
  // oxlint-disable-next-line no-console -- who looks for a cause looks here first
  console.warn(`[registry] ${detail}`);
  for (const listener of listeners) {
    listener({ kind: 'registry', remote: 'registry', version: '', build: '', detail });
  }
};

export const reportShellProblem = (detail: string, cause?: unknown): void => {
  // oxlint-disable-next-line no-console -- who looks for a cause looks here first
  console.warn(`[shell] ${detail}`, cause ?? '');
};
