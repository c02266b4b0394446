import { kiteModule } from 'backend/testing/kite/module.ts';
import { readEnvironment } from 'backend/environment.ts';
import { startBackend } from 'backend/start-backend.ts';
import { createTestLog } from 'backend/testing/test-log.ts';
import { startEdge } from '@payung/platform/edge/edge.ts';
import type { LogEntry } from '@payung/platform/edge/monitoring.ts';
import { publishShell } from '@payung/platform/registry/publish-shell.ts';
import { sampleShell, temporaryFolder } from '@payung/platform/testing/sample-release.ts';
import { startTracing } from '@payung/shared/trace/tracing.ts';

/** A real edge before a real backend on a database of its own, with all that they log. */
export const startWatchedPlatform = async (variables: Readonly<Record<string, string>> = {}) => {
  const log = createTestLog();
  const environment = readEnvironment({ PAYUNG_DATA: temporaryFolder(), LOG_LEVEL: 'info', ...variables });
  const backend = await startBackend(environment, { modules: [kiteModule], logStream: log.stream });
  const dataDir = temporaryFolder();
  await publishShell(dataDir, sampleShell());
  const edgeLog: LogEntry[] = [];
  const { tracing: settings } = environment;
  const tracing = await startTracing({ settings, service: 'payung-edge', onLost: () => undefined });
  const edge = await startEdge({
    port: 0,
    dataDir,
    backendUrl: backend.url,
    tracing,
    log: (entry) => edgeLog.push(entry),
  });
  return {
    edge,
    backend,
    edgeLog,
    backendLog: (): readonly Readonly<Record<string, unknown>>[] =>
      log
        .text()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    /** Both have sent their spans then. */
    stop: async (): Promise<void> => {
      edge.app.server.closeAllConnections();
      await edge.close();
      await tracing?.close();
      await backend.stop();
      log.requireClean();
    },
  };
};

export type WatchedPlatform = Awaited<ReturnType<typeof startWatchedPlatform>>;
