import { isIP } from 'node:net';
import { readShare } from '@payung/shared/trace/tracing.ts';
import type { TracingSettings } from '@payung/shared/trace/tracing.ts';
import { isSafeAddress } from '#publishing/safe-address.ts';
import { ASK_SHELL_MINUTES, TAKE_BACK_LIMITS } from './take-back/take-back.ts';
import type { TakeBackLimits } from './take-back/take-back.ts';
import { LIMITS } from './server/hardened-server.ts';
import { STAGING_FAILURES } from './server/staging.ts';
import type { ServerLimits } from './server/hardened-server.ts';

export interface EdgeSettings {
  /** The address to listen on; loopback by default. */
  readonly host: string;
  /** The address that customers use. */
  readonly publicUrl: string | undefined;
  /** Proxies whose `X-Forwarded-For` is trusted; only those on this machine by default. */
  readonly trustedProxies: readonly string[];
  readonly limits: Pick<ServerLimits, 'perAddress'>;
  /** Where spans are sent; without an address none are made. */
  readonly traces: TracingSettings | undefined;
  /** Reads the edge's `/metrics`; without one only this machine does. */
  readonly metricsToken: string | undefined;
  /** When a release that visitors cannot use is taken back. */
  readonly takeBack: TakeBackLimits;
  /** How long a shell waits for somebody's answer before it is taken back. */
  readonly askShellMs: number;
  /** Is told of it. */
  readonly releaseWebhook: string | undefined;
  /** Whether a browser of this machine opens the routes of releases that squads send. */
  readonly opensRoutes: boolean;
  /** Whether one token alone may release without checks; otherwise a second person agrees. */
  readonly isOneEnough: boolean;
  readonly identity: IdentitySettings;
  /** Of a platform that is not for the public; without one it asks for none. */
  readonly stagingPassword: string | undefined;
  /** Wrong ones of one client in ten minutes. */
  readonly stagingFailures: number;
}

export interface IdentitySettings {
  /** As browsers see it, where a proxy stands before the port. */
  readonly origin: string | undefined;
  readonly port: number | undefined;
  /** Hosts that the provider's script may reach besides those that are known. */
  readonly hosts: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const trustedProxiesOf = (environment: Environment): readonly string[] => {
  const trustedProxies = listOf(environment['PAYUNG_TRUSTED_PROXIES'] ?? 'loopback');
  const wrong = trustedProxies.filter((entry) => !NAMED.includes(entry) && !isNetwork(entry));
  if (wrong.length === 0) return trustedProxies;
  throw new Error(
    `PAYUNG_TRUSTED_PROXIES: ${wrong.join(', ')} is neither an address, nor a network such as 10.0.0.0/8, nor one of ${NAMED.join(', ')}.`,
  );
};

const wholeNumber = (
  environment: Environment,
  name: string,
  [min, max]: readonly [number, number],
): number | undefined => {
  const text = environment[name]?.trim() ?? '';
  if (text === '') return undefined;
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new Error(`${name} must be a whole number from ${min} to ${max}.`);
};

const metricsTokenOf = (environment: Environment): string | undefined => {
  const token = environment['PAYUNG_METRICS_TOKEN']?.trim() ?? '';
  if (token === '') return undefined;
  if (/^[\x21-\x7e]{32,200}$/.test(token)) return token;
  throw new Error(
    'PAYUNG_METRICS_TOKEN must have 32 to 200 characters without spaces; try: openssl rand -hex 32',
  );
};

const tracesOf = (environment: Environment): TracingSettings | undefined => {
  const text = environment['OTEL_EXPORTER_OTLP_ENDPOINT']?.trim() ?? '';
  const share = readShare(environment['OTEL_TRACES_SAMPLER_ARG']?.trim() ?? '');
  if (share === undefined)
    throw new Error('OTEL_TRACES_SAMPLER_ARG must be the part of all traces that is sent, from 0 to 1.');
  if (text === '') return undefined;
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return { endpoint: text, share };
  throw new Error(
    `OTEL_EXPORTER_OTLP_ENDPOINT: ${text} is no address such as http://collector.internal:4318.`,
  );
};

const SHORTEST_PASSWORD = 12;

const stagingPasswordOf = (environment: Environment): string | undefined => {
  const password = environment['PAYUNG_STAGING_PASSWORD'] ?? '';
  if (password === '') return undefined;
  if (password.length >= SHORTEST_PASSWORD) return password;
  throw new Error('PAYUNG_STAGING_PASSWORD must have at least 12 characters; try: openssl rand -base64 18');
};

/** Backends that other processes run; none where the edge starts its own. */
export const backendUrlsOf = (environment: Environment): readonly string[] =>
  listOf(environment['PAYUNG_BACKEND_URL'] ?? '').map((text) => {
    const url = URL.parse(text);
    const isBare =
      url !== null && ['http:', 'https:'].includes(url.protocol) && url.href === `${url.origin}/`;
    if (isBare) return url.origin;
    throw new Error(`PAYUNG_BACKEND_URL: ${text} is no address such as http://backend-1:8081.`);
  });

const DRAIN_SECONDS = 20;

/** How long a server that is asked to end may take. */
export const drainSecondsOf = (environment: Environment): number =>
  wholeNumber(environment, 'PAYUNG_DRAIN_SECONDS', [1, 300]) ?? DRAIN_SECONDS;

/** A bare origin: http only on this machine, as a browser gives the camera to no other. */
const originOf = (name: string, text: string): string => {
  const url = URL.parse(text);
  const isBare = url?.origin === text.replace(/\/$/, '') && /^[a-z\d.-]+$/.test(url.hostname);
  if (isBare && isSafeAddress(url)) return url.origin;
  throw new Error(`${name}: ${text} is no origin such as https://identity.example.com.`);
};

const takeBackOf = (environment: Environment): TakeBackLimits => ({
  failed: wholeNumber(environment, 'PAYUNG_TAKE_BACK_FAILED', [0, 10_000]) ?? TAKE_BACK_LIMITS.failed,
  percent: wholeNumber(environment, 'PAYUNG_TAKE_BACK_PERCENT', [0, 100]) ?? TAKE_BACK_LIMITS.percent,
});

const webhookOf = (environment: Environment): string | undefined => {
  const text = environment['PAYUNG_RELEASE_WEBHOOK']?.trim() ?? '';
  if (text === '') return undefined;
  const url = URL.parse(text);
  if (url !== null && isSafeAddress(url)) return url.href;
  // It may hold a secret.
  throw new Error(
    'PAYUNG_RELEASE_WEBHOOK must be an address that begins with https://, or with http:// on this machine.',
  );
};

const opensRoutesOf = (environment: Environment): boolean => {
  const text = environment['PAYUNG_OPEN_ROUTES']?.trim() ?? '';
  if (text === '' || text === 'on') return true;
  if (text === 'off') return false;
  throw new Error('PAYUNG_OPEN_ROUTES must be on or off.');
};

const isOneEnough = (environment: Environment): boolean => {
  const text = environment['PAYUNG_WITHOUT_CHECKS']?.trim() ?? '';
  if (text === '' || text === 'two') return false;
  if (text === 'one') return true;
  throw new Error('PAYUNG_WITHOUT_CHECKS must be two or one: how many people agree to it.');
};

const identityOf = (environment: Environment): IdentitySettings => {
  const origin = environment['PAYUNG_IDENTITY_ORIGIN']?.trim() ?? '';
  return {
    origin: origin === '' ? undefined : originOf('PAYUNG_IDENTITY_ORIGIN', origin),
    port: wholeNumber(environment, 'PAYUNG_IDENTITY_PORT', [1, 65_535]),
    hosts: listOf(environment['PAYUNG_IDENTITY_HOSTS'] ?? '').map((host) =>
      originOf('PAYUNG_IDENTITY_HOSTS', host),
    ),
  };
};

const publicUrlOf = (environment: Environment): string | undefined => {
  const text = environment['PAYUNG_PUBLIC_URL']?.trim() ?? '';
  if (text === '') return undefined;
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new Error(`PAYUNG_PUBLIC_URL: ${text} is no address such as https://payung.example.com.`);
};

/** What the environment says of the edge; an error names the variable that is wrong. */
export const edgeSettings = (environment: Environment): EdgeSettings => {
  const host = environment['PAYUNG_HOST'] ?? '127.0.0.1';
  if (isIP(host) === 0 && host !== 'localhost') throw new Error(`PAYUNG_HOST: ${host} is no address.`);
  const perAddress = wholeNumber(environment, 'PAYUNG_CONNECTIONS_PER_ADDRESS', [1, 1_000_000]);
  return {
    host,
    publicUrl: publicUrlOf(environment),
    trustedProxies: trustedProxiesOf(environment),
    limits: { perAddress: perAddress ?? LIMITS.perAddress },
    traces: tracesOf(environment),
    metricsToken: metricsTokenOf(environment),
    takeBack: takeBackOf(environment),
    askShellMs:
      60_000 * (wholeNumber(environment, 'PAYUNG_TAKE_BACK_ASK_MINUTES', [0, 60]) ?? ASK_SHELL_MINUTES),
    releaseWebhook: webhookOf(environment),
    opensRoutes: opensRoutesOf(environment),
    isOneEnough: isOneEnough(environment),
    identity: identityOf(environment),
    stagingPassword: stagingPasswordOf(environment),
    stagingFailures: wholeNumber(environment, 'PAYUNG_STAGING_FAILURES', [1, 10_000]) ?? STAGING_FAILURES,
  };
};
