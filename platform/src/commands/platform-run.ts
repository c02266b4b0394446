import { startEdge } from '#edge/edge.ts';
import { edgeSettings, isLoopbackHost } from '#edge/edge-settings.ts';
import { settingsFrom } from '#edge/settings.ts';
import type { PageSettings } from '@payung/shared/settings.ts';
import { startChild } from './child.ts';
import type { ReadyLine } from './child.ts';

interface PlatformOptions {
  readonly data: string;
  readonly port: number;
  readonly onLine: (line: string) => void;
  readonly env?: Readonly<Record<string, string>>;
}

export interface PlatformRun {
  readonly url: string;
  /** The backend's ready line: demo people, the page with their codes. */
  readonly said: ReadyLine;
  readonly backendPid: number | undefined;
  stop(): Promise<void>;
}

/** Only a backend in demo mode says where its messages are. */
export const pageSettings = (
  settings: PageSettings,
  { messages, people = [], partnerUrl }: Pick<ReadyLine, 'messages' | 'people' | 'partnerUrl'>,
): PageSettings => ({
  ...settings,
  ...(partnerUrl === undefined ? {} : { partnerUrl }),
  ...(messages === undefined ? {} : { demo: { people } }),
});

/** Backend and edge, one origin for the browser; the backend ends when the edge ends. */
export const runPlatform = async ({ data, port, onLine, env }: PlatformOptions): Promise<PlatformRun> => {
  const url = `http://localhost:${port}`;
  const environment = { ...process.env, ...env };
  const settings = settingsFrom(environment);
  const { host, trustedProxies } = edgeSettings(environment);
  const backend = await startChild(
    'backend/src/server.ts',
    { PAYUNG_DATA: data, PORT: '0', PAYUNG_PUBLIC_URL: environment['PAYUNG_PUBLIC_URL'] ?? url, ...env },
    onLine,
  );
  const { said } = backend;
  if (said.messages !== undefined && !isLoopbackHost(host)) {
    await backend.stop();
    throw new Error(
      'PAYUNG_HOST must be a loopback address in demo mode: the one-time codes of all people are shown.',
    );
  }
  const edge = await startEdge({
    port,
    host,
    trustedProxies,
    dataDir: data,
    backendUrl: backend.url,
    paymentHosts: said.paymentHosts ?? [],
    identity: said.identity,
    settings: pageSettings(settings, said),
  });
  return {
    url,
    said,
    backendPid: backend.child.pid,
    stop: async () => {
      await edge.close();
      await backend.stop();
    },
  };
};
