import { logLine } from '#edge/edge-log.ts';
import { startEdge } from '#edge/edge.ts';
import { edgeSettings, isLoopbackHost } from '#edge/edge-settings.ts';
import { settingsFrom } from '#edge/page/page-settings.ts';
import type { PageSettings } from '@payung/shared/settings.ts';
import type { ReadyLine } from './child.ts';
import { holdPort } from './free-port.ts';
import { requireIdentityOrigin, startIdentity } from './identity-run.ts';
import { keepRunning } from './kept-running.ts';
import { startParts } from './start-parts.ts';

interface PlatformOptions {
  readonly data: string;
  readonly port: number;
  readonly onLine: (line: string) => void;
  readonly env?: Readonly<Record<string, string>>;
  /** The backend's program; a test has one of its own. */
  readonly backendScript?: string;
}

export interface PlatformRun {
  readonly url: string;
  /** The backend's ready line: demo people, the page with their codes. */
  readonly said: ReadyLine;
  /** Of the backend that runs now. */
  backendPid(): number | undefined;
  stop(): Promise<void>;
}

/** Only a backend in demo mode says where its messages are. */
export const pageSettings = (
  settings: PageSettings,
  { messages, people = [], partnerUrl }: Pick<ReadyLine, 'messages' | 'people' | 'partnerUrl'>,
  identityOrigin?: string,
): PageSettings => ({
  ...settings,
  ...(identityOrigin === undefined ? {} : { identityOrigin }),
  ...(partnerUrl === undefined ? {} : { partnerUrl }),
  ...(messages === undefined ? {} : { demo: { people } }),
});

/**
 * Backend and edge, one origin for the browser. A backend that ends is started again; it ends when the edge ends, and
 * when the edge cannot start.
 */
export const runPlatform = async ({
  data,
  port,
  onLine,
  env,
  backendScript = 'backend/src/server.ts',
}: PlatformOptions): Promise<PlatformRun> => {
  const url = `http://localhost:${port}`;
  const environment = { ...process.env, ...env };
  const settings = settingsFrom(environment);
  const edgeSaid = edgeSettings(environment);
  const { host } = edgeSaid;
  const publicUrl = environment['PAYUNG_PUBLIC_URL'] ?? url;
  requireIdentityOrigin(environment, edgeSaid.identity);
  return startParts(async (keep, stop) => {
    const held = await holdPort(port, host);
    keep(() => held.release());
    const backend = await keepRunning({
      script: backendScript,
      env: { PAYUNG_DATA: data, PORT: '0', PAYUNG_PUBLIC_URL: publicUrl, ...env },
      onLine,
    });
    keep(() => backend.stop());
    const { said } = backend.first;
    if (said.messages !== undefined && !isLoopbackHost(host)) {
      throw new Error(
        'PAYUNG_HOST must be a loopback address in demo mode: the one-time codes of all people are shown.',
      );
    }
    const identity = await startIdentity({ sdk: said.identity, publicUrl, settings: edgeSaid });
    keep(async () => identity?.close());
    await held.release();
    const edge = await startEdge({
      port,
      ...edgeSaid,
      log: (entry) => onLine(logLine(entry, new Date())),
      dataDir: data,
      backendUrl: backend.first.url,
      isBackendUp: () => backend.isUp(),
      paymentHosts: said.paymentHosts ?? [],
      settings: pageSettings(settings, said, identity?.origin),
    });
    keep(() => edge.close());
    return { url, said, backendPid: () => backend.pid(), stop };
  });
};
