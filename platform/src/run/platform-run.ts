import type { PageFacts } from '@payung/shared/page-facts.ts';
import { startTracing } from '@payung/shared/trace/tracing.ts';
import type { PageSettings } from '@payung/shared/settings.ts';
import { logLine } from '#edge/monitoring.ts';
import type { EdgeLog } from '#edge/monitoring.ts';
import { backendUrlsOf, edgeSettings } from '#edge/edge-settings.ts';
import type { EdgeSettings, IdentitySettings } from '#edge/edge-settings.ts';
import { startEdge } from '#edge/edge.ts';
import { startIdentityFrame } from '#edge/identity-frame.ts';
import type { IdentitySdk } from '#edge/identity-frame.ts';
import { settingsFrom } from '#edge/page/page-settings.ts';
import { isLoopbackHost } from '#publishing/safe-address.ts';
import { announceBackend } from './backend-address.ts';
import { keepRunning } from './backend-process.ts';
import type { ReadyLine } from './backend-process.ts';
import { holdPort } from './free-port.ts';
import { joinBackends } from './remote-backends.ts';

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

const requireOrigin = ({ origin, port }: IdentitySettings): void => {
  if (origin !== undefined && port !== undefined) return;
  throw new Error(
    'PAYUNG_IDENTITY_ORIGIN and PAYUNG_IDENTITY_PORT are missing: in live mode the identity check of HyperVerge needs an origin of its own, such as https://identity.example.com, which your proxy passes on to that port of this machine.',
  );
};

/** Known before anything is started: live mode has no address that the platform could choose itself. */
export const requireIdentityOrigin = (
  environment: Readonly<Record<string, string | undefined>>,
  settings: IdentitySettings,
): void => {
  const isLive = environment['PAYUNG_MODE'] === 'live';
  if (isLive && environment['HYPERVERGE_APP_ID']?.trim()) requireOrigin(settings);
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
  /** What a backend that was started here has printed: the page with the codes of its people. */
  readonly said: Pick<ReadyLine, 'messages'>;
  /** Of the backend that runs now; nothing where others run it. */
  backendPid(): number | undefined;
  stop(): Promise<void>;
}

export interface ServedPlatform extends PlatformRun {
  /** From now on the edge is not ready, and keeps no connection; everything is answered until it is stopped. */
  drain(): void;
}

/** Only a backend in demo mode says who can log in. */
export const pageSettings = (
  settings: PageSettings,
  { people, partnerUrl }: Pick<PageFacts, 'people' | 'partnerUrl'>,
  identityOrigin?: string,
): PageSettings => ({
  ...settings,
  ...(identityOrigin === undefined ? {} : { identityOrigin }),
  ...(partnerUrl === undefined ? {} : { partnerUrl }),
  ...(people === undefined ? {} : { demo: { people } }),
});

interface JoinedBackend {
  readonly urls: readonly string[];
  isUp(url: string): boolean;
  facts(): PageFacts;
  readonly said: Pick<ReadyLine, 'messages'>;
  pid(): number | undefined;
  stop(): Promise<void>;
}

/** One that is started here, and again whenever it ends; it ends with this process. */
const startOwn = async (
  script: string,
  env: Readonly<Record<string, string>>,
  onLine: (line: string) => void,
): Promise<JoinedBackend> => {
  const backend = await keepRunning({ script, env, onLine });
  const { url, said } = backend.first;
  return {
    urls: [url],
    isUp: () => backend.isUp(),
    facts: () => said,
    said,
    pid: () => backend.pid(),
    stop: () => backend.stop(),
  };
};

const joinOthers = async (
  urls: readonly string[],
  onLine: (line: string) => void,
): Promise<JoinedBackend> => {
  const backends = await joinBackends({ urls, onLine });
  return { urls, ...backends, said: {}, pid: () => undefined };
};

/** Of a backend from before. */
const NO_READS: readonly string[] = [];

const requirePrivacy = (
  { people }: PageFacts,
  { host, stagingPassword }: Pick<EdgeSettings, 'host' | 'stagingPassword'>,
): void => {
  if (people === undefined || isLoopbackHost(host) || stagingPassword !== undefined) return;
  throw new Error(
    'PAYUNG_HOST must be a loopback address in demo mode, or PAYUNG_STAGING_PASSWORD be set: the one-time codes of all people are shown.',
  );
};

/**
 * Edge and backend, one origin for the browser. The backend is started here, unless `PAYUNG_BACKEND_URL` names those of
 * other processes.
 */
export const runPlatform = async ({
  data,
  port,
  onLine,
  env,
  backendScript = 'backend/src/server.ts',
}: PlatformOptions): Promise<ServedPlatform> => {
  const url = `http://localhost:${port}`;
  const environment = { ...process.env, ...env };
  const settings = settingsFrom(environment);
  const edgeSaid = edgeSettings(environment);
  const others = backendUrlsOf(environment);
  const publicUrl = environment['PAYUNG_PUBLIC_URL'] ?? url;
  requireIdentityOrigin(environment, edgeSaid.identity);
  return startParts(async (keep, stop) => {
    const held = await holdPort(port, edgeSaid.host);
    keep(() => held.release());
    const ofBackend = { PAYUNG_DATA: data, PORT: '0', PAYUNG_PUBLIC_URL: publicUrl, ...env };
    const backend =
      others.length > 0 ? await joinOthers(others, onLine) : await startOwn(backendScript, ofBackend, onLine);
    keep(() => backend.stop());
    const [first] = backend.urls;
    if (others.length === 0 && first !== undefined) keep(announceBackend(data, first));
    requirePrivacy(backend.facts(), edgeSaid);
    const { identity: sdk } = backend.facts();
    if (others.length > 0 && sdk?.isSandbox === false) requireOrigin(edgeSaid.identity);
    const identity = await startIdentity({ sdk, publicUrl, settings: edgeSaid });
    keep(async () => identity?.close());
    const log: EdgeLog = (entry) => onLine(logLine(entry, new Date()));
    const tracing = await startTracing({
      settings: edgeSaid.traces,
      service: 'payung-edge',
      onLost: (spans) => log({ event: 'spans-lost', spans }),
    });
    keep(async () => tracing?.close());
    await held.release();
    const edge = await startEdge({
      port,
      ...edgeSaid,
      tracing,
      log,
      dataDir: data,
      backendUrl: backend.urls,
      isBackendUp: (each) => backend.isUp(each),
      reads: () => backend.facts().reads ?? NO_READS,
      get paymentHosts() {
        return backend.facts().paymentHosts ?? [];
      },
      get settings() {
        return pageSettings(settings, backend.facts(), identity?.origin);
      },
    });
    keep(() => edge.close());
    const { said } = backend;
    return { url, said, backendPid: () => backend.pid(), drain: () => edge.drain(), stop };
  });
};
