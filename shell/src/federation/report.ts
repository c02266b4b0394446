import type { RemoteRelease } from '@payung/shared/registry.ts';
import { releaseName } from './release.ts';

/** Support looks on the console for what failed. */
const warn = (...parts: readonly unknown[]): void => {
  // oxlint-disable-next-line no-console -- a warning and not an error: the page goes on
  console.warn(...parts);
};

const detailOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** Names the remote and the version. */
export const reportRemoteProblem = (
  kind: 'failed' | 'slow' | 'crashed',
  release: RemoteRelease,
  cause: unknown,
): void => warn(`[${releaseName(release)}] ${kind}: ${detailOf(cause)}`);

export const reportRegistryProblem = (cause: unknown): void => warn(`[registry] ${detailOf(cause)}`);

export const reportShellProblem = (detail: string, cause?: unknown): void =>
  warn(`[shell] ${detail}`, cause ?? '');
