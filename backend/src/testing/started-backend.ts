import { MODES } from '#modes.ts';
import { readEnvironment } from '#environment.ts';
import { startBackend } from '#start-backend.ts';
import type { Backend, BackendParts } from '#start-backend.ts';
import { createTestLog } from './test-log.ts';

export interface StartedBackend extends Backend {
  /** All that it has logged. */
  readonly log: () => string;
}

/**
 * A backend as these variables start it, which logs as much as in live mode: what runs for a line of the log runs in
 * every test. It fails as it stops when a line holds what no log may hold.
 */
export const startLoggedBackend = async (
  variables: Readonly<Record<string, string | undefined>>,
  parts: Omit<BackendParts, 'logStream'>,
): Promise<StartedBackend> => {
  const log = createTestLog();
  const environment = readEnvironment({
    LOG_LEVEL: MODES.live.logLevel,
    // A machine that does other work beside the tests is late, and refuses nobody for it.
    PAYUNG_BUSY_SECONDS: '0',
    ...variables,
  });
  const backend = await startBackend(environment, { ...parts, logStream: log.stream });
  const stop = async (): Promise<void> => {
    await backend.stop();
    log.requireClean();
  };
  return { ...backend, log: log.text, stop };
};
