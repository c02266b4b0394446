import { configOf } from '#commands/deployables.ts';
import { logLine } from '#edge/monitoring.ts';
import { edgeSettings } from '#edge/edge-settings.ts';
import { startEdge } from '#edge/edge.ts';
import { settingsFrom } from '#edge/page/page-settings.ts';
import { servedState } from '#edge/served-state.ts';
import { startChild } from '#run/backend-process.ts';
import { startIdentity, pageSettings, startParts } from '#run/platform-run.ts';
import type { PlatformRun } from '#run/platform-run.ts';
import { startCompiler } from './dev-compiler.ts';
import { devConfig, devState } from './dev-config.ts';
import { typesOf } from './type-watch.ts';

interface DevelopmentOptions {
  /** What is being developed; the rest comes from the data folder as it is deployed. */
  readonly names: readonly string[];
  /** Whose types are checked as they change. */
  readonly typed: readonly string[];
  readonly data: string;
  readonly port: number;
  readonly onLine: (line: string) => void;
}

/** Compilers, edge and backend for development: one origin, hot reload. */
export const startDevelopment = (options: DevelopmentOptions): Promise<PlatformRun> => {
  process.env['NODE_ENV'] = 'development';
  const { names, typed, data, port, onLine } = options;
  const url = `http://localhost:${port}`;
  const settings = settingsFrom(process.env);
  return startParts(async (keep, stop) => {
    const backend = await startChild(
      'backend/src/server.ts',
      { PAYUNG_DATA: data, PORT: '0', PAYUNG_PUBLIC_URL: url, NODE_ENV: '' },
      onLine,
    );
    keep(() => backend.stop());
    onLine(`Building ${names.join(', ')} for development …`);
    const configs = await Promise.all(names.map(async (name) => devConfig(name, await configOf(name))));
    const types = typed.length > 0 ? typesOf(typed) : undefined;
    const compiler = await startCompiler(configs, { types, onLine });
    keep(() => compiler.stop());
    const deployed = servedState(data);
    const identity = await startIdentity({
      sdk: backend.said.identity,
      publicUrl: url,
      settings: { ...edgeSettings({}), identity: edgeSettings(process.env).identity },
    });
    keep(async () => identity?.close());
    const edge = await startEdge({
      port,
      log: (entry) => onLine(logLine(entry, new Date())),
      dataDir: data,
      backendUrl: backend.url,
      paymentHosts: backend.said.paymentHosts ?? [],
      // Without the demo's hints, which lie over what is being developed.
      settings: pageSettings(settings, { partnerUrl: backend.said.partnerUrl }, identity?.origin),
      development: { state: () => devState(names, deployed()), url: compiler.url },
    });
    keep(() => edge.close());
    return { url, said: backend.said, backendPid: () => backend.child.pid, stop };
  });
};
