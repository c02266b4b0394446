import type { PageSettings } from '@payung/shared/settings.ts';
import { logLine } from '#edge/monitoring.ts';
import { edgeSettings, isLoopbackHost } from '#edge/edge-settings.ts';
import type { EdgeSettings, IdentitySettings } from '#edge/edge-settings.ts';
import { startEdge } from '#edge/edge.ts';
import { startIdentityFrame } from '#edge/identity-frame.ts';
import type { IdentitySdk } from '#edge/identity-frame.ts';
import { settingsFrom } from '#edge/page/page-settings.ts';
import { announceBackend } from './backend-address.ts';
import { keepRunning } from './backend-process.ts';
import type { ReadyLine } from './backend-process.ts';
import { holdPort } from './free-port.ts';

/** Keeps what ends a part that runs now. */
type AddStop = (end: () => Promise<unknown>) => void;

/**
 * Starts parts one after another. When one cannot start, those that run are ended, the last one first: nobody else
 * would, and a backend that is left keeps its database locked.
 */
export const startParts = async <T>(
  start: (keep: AddStop, endAll: () => Promise<void>) => Promise<T>,
): Promise<T> => {
  const ends: (() => Promise<unknown>)[] = [];
  const endAll = async (): Promise<void> => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    return await start((end) => void ends.push(end), endAll);
  } catch (cause) {
    await endAll();
    throw cause;
  }
};

interface IdentityOptions {
  /** The provider's script, as the backend names it; without one there is no check by camera. */
  readonly sdk: IdentitySdk | undefined;
  /** Address of the platform, as browsers see it. */
  readonly publicUrl: string;
  readonly settings: Pick<EdgeSettings, 'host' | 'trustedProxies' | 'limits' | 'identity'>;
}

export interface IdentityRun {
  /** Where the page finds the frame. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Known before anything is started: live mode has no address that the platform could choose itself. */
export const requireIdentityOrigin = (
  environment: Readonly<Record<string, string | undefined>>,
  { origin, port }: IdentitySettings,
): void => {
  const isLive = environment['PAYUNG_MODE'] === 'live';
  if (!isLive || !environment['HYPERVERGE_APP_ID']?.trim()) return;
  if (origin !== undefined && port !== undefined) return;
  throw new Error(
    'PAYUNG_IDENTITY_ORIGIN and PAYUNG_IDENTITY_PORT are missing: in live mode the identity check of HyperVerge needs an origin of its own, such as https://identity.example.com, which your proxy passes on to that port of this machine.',
  );
};

/**
 * The document of the identity check, on a port of its own. Where none is set the system gives one that nobody has: a
 * port beside that of the platform may be the one on which somebody is about to start another platform.
 */
export const startIdentity = async ({
  sdk,
  publicUrl,
  settings: { host, trustedProxies, limits, identity },
}: IdentityOptions): Promise<IdentityRun | undefined> => {
  if (sdk === undefined) return undefined;
  const platformOrigin = new URL(publicUrl).origin;
  if (identity.origin === platformOrigin) {
    throw new Error('PAYUNG_IDENTITY_ORIGIN must differ from PAYUNG_PUBLIC_URL: it keeps the check apart.');
  }
  const frame = { ...sdk, platformOrigin, hosts: identity.hosts };
  const port = identity.port ?? 0;
  const running = await startIdentityFrame({ frame, host, port, trustedProxies, limits });
  return {
    origin: identity.origin ?? `http://localhost:${new URL(running.url).port}`,
    close: () => running.close(),
  };
};

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
    keep(announceBackend(data, backend.first.url));
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
