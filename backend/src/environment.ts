import path from 'node:path';
import * as v from 'valibot';
import { MODES } from './modes.ts';
import type { ByMode, Mode } from './modes.ts';
import { BUSY_SECONDS } from './core/http/admission.ts';
import { DATABASE_VARIABLES, databaseLimitsOf } from './core/database/connection/limits.ts';
import type { DatabaseLimits } from './core/database/connection/limits.ts';
import { OBJECT_VARIABLES, objectProblems, objectsOf, S3 } from './core/objects/settings.ts';
import type { ObjectSettings } from './core/objects/settings.ts';
import { isLoopbackHost, liveProblems, unsetModeProblems } from './live-mode.ts';
import {
  OPERATION_VARIABLES,
  PARTNER,
  PARTNER_KEY_VARIABLES,
  partnerOf,
  LICENCE_VARIABLES,
  REFUND_VARIABLES,
  licenceOf,
  olderSecretsOf,
  NETWORK_VARIABLES,
  networkOf,
} from './area-environment.ts';
import type {
  HypervergeSettings,
  LicenceSettings,
  RefundSettings,
  NetworkSettings,
} from './area-environment.ts';
import type { PartnerSettings, SmtpSettings } from './area-environment.ts';
import { JOB_VARIABLES, jobSlotsOf } from '#app/jobs/job-environment.ts';
import type { JobSlots } from '#areas/lanes.ts';
import { CAPTCHA, STRANGER_VARIABLES, strangersOf } from './limit-environment.ts';
import type { StrangerSettings } from './limit-environment.ts';
import { HYPERVERGE, hypervergeOf, withoutSlash } from './providers/identity/hyperverge-environment.ts';
import { MAIL_VARIABLES, mailDomainsOf } from './mail-domains.ts';
import type { TracingSettings } from '@payung/shared/trace/tracing.ts';
import { tracingOf, WATCH_VARIABLES } from '#app/plugins/watch-environment.ts';
import { RETENTION_VARIABLES, retentionOf } from './retention.ts';
import type { RetentionDays } from './retention.ts';

export interface DokuSettings {
  readonly clientId: string;
  readonly secretKey: string;
  readonly baseUrl: string;
  /** Where its pages are, where that is elsewhere. */
  readonly pagesUrl?: string;
}

export interface Environment {
  /** All that the mode changes; the mode itself is asked for nowhere. */
  readonly byMode: ByMode;
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string | undefined;
  readonly databaseLimits: DatabaseLimits;
  readonly objects: ObjectSettings;
  /** Statements that take longer are logged; 0: none. */
  readonly slowStatementMs: number;
  /** Folder of the embedded database, the keys and nothing else. */
  readonly data: string;
  /** Scheme and host of the platform as browsers see it, without a slash at the end. */
  readonly publicUrl: string | undefined;
  /** Nothing in the demo: then the sandbox provider is started beside the server. */
  readonly doku: DokuSettings | undefined;
  /** Nothing in the demo: then the sandbox is started. Nothing in live mode: then cards are only uploaded. */
  readonly hyperverge: HypervergeSettings | undefined;
  /** Nothing in the demo: then the sandbox is started. Nothing in live mode: then nobody is handed over. */
  readonly partner: PartnerSettings | undefined;
  readonly smtp: SmtpSettings | undefined;
  readonly gateway: { readonly url: string; readonly key: string } | undefined;
  /** Nothing in the demo: then it is made once and kept in the data folder. */
  readonly secret: string | undefined;
  /** Previous secrets, which only open: what they have sealed is sealed again. */
  readonly olderSecrets: readonly string[];
  readonly isSecretLost: boolean;
  /** Where spans are sent; nothing: they are not made. */
  readonly tracing: TracingSettings | undefined;
  /** Opens /metrics from other machines; without it they are read on this one alone. */
  readonly metricsToken: string | undefined;
  /** How late the process may be before calls are refused. */
  readonly mostDelayMs: number;
  readonly pushKey: string | undefined;
  /** Browsers of a test are reached at a server on 127.0.0.1. */
  readonly allowsPushStandIn: boolean;
  /** Where mail addresses are accepted by products that ask: exact domains, and suffixes that begin with a dot. */
  readonly mailDomains: readonly string[];
  /** How long things are kept that no law asks for. */
  readonly retention: RetentionDays;
  readonly licence: LicenceSettings;
  readonly refunds: RefundSettings;
  readonly strangers: StrangerSettings;
  readonly jobSlots: JobSlots;
  /** How long an invitation by an agent is valid, in days. */
  readonly inviteDays: number;
  readonly network: NetworkSettings;
  readonly demoMembers: number;
  readonly trustedEdges: readonly string[];
  readonly drainSeconds: number;
  readonly isStaging: boolean;
  readonly logLevel: string;
}

const emptyIsMissing = v.transform((text: string): string | undefined => (text === '' ? undefined : text));
const text = v.optional(v.pipe(v.string(), v.trim(), emptyIsMissing));
const port = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, 'must be a port from 0 to 65535'),
    v.transform(Number),
    v.maxValue(65_535, 'must be a port from 0 to 65535'),
  ),
  '0',
);
const urlOf = (...schemes: readonly string[]) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => value === '' || schemes.includes(URL.parse(value)?.protocol ?? ''),
        `must be a URL that begins with ${schemes.join(' or ')}`,
      ),
      emptyIsMissing,
    ),
  );

const Variables = v.object({
  PAYUNG_MODE: v.optional(v.picklist(['demo', 'live'] satisfies Mode[], "must be 'demo' or 'live'"), 'demo'),
  HOST: text,
  PORT: port,
  PAYUNG_DATA: text,
  PAYUNG_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters; try: openssl rand -hex 32')),
  ),
  ...OPERATION_VARIABLES,
  ...DATABASE_VARIABLES,
  ...OBJECT_VARIABLES,
  PAYUNG_BUSY_SECONDS: BUSY_SECONDS,
  ...WATCH_VARIABLES,
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf('http:', 'https:'),
  ...NETWORK_VARIABLES,
  PAYUNG_PUBLIC_URL: urlOf('http:', 'https:'),
  DOKU_CLIENT_ID: text,
  DOKU_SECRET_KEY: text,
  DOKU_BASE_URL: urlOf('http:', 'https:'),
  HYPERVERGE_APP_ID: text,
  HYPERVERGE_APP_KEY: text,
  HYPERVERGE_WORKFLOW_ID: text,
  HYPERVERGE_TOKEN_URL: urlOf('http:', 'https:'),
  HYPERVERGE_RESULT_URL: urlOf('http:', 'https:'),
  HYPERVERGE_SDK_URL: urlOf('http:', 'https:'),
  HYPERVERGE_IMAGE_HOSTS: text,
  PARTNER_URL: urlOf('http:', 'https:'),
  PARTNER_ISSUER: text,
  ...PARTNER_KEY_VARIABLES,
  ...RETENTION_VARIABLES,
  ...LICENCE_VARIABLES,
  ...REFUND_VARIABLES,
  ...STRANGER_VARIABLES,
  ...JOB_VARIABLES,
  SMTP_URL: urlOf('smtp:', 'smtps:'),
  MAIL_FROM: text,
  MESSAGE_GATEWAY_URL: urlOf('https:', 'http:'),
  MESSAGE_GATEWAY_KEY: text,
  ...MAIL_VARIABLES,
  LOG_LEVEL: v.optional(
    v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a level of pino'),
  ),
});

type EnvironmentVariables = v.InferOutput<typeof Variables>;

export class WrongEnvironment extends Error {
  constructor(problems: readonly string[]) {
    super(`The environment is not right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'WrongEnvironment';
  }
}

const LIVE_NEEDS = [
  'DATABASE_URL',
  'PAYUNG_SECRET',
  'PAYUNG_PUBLIC_URL',
  'DOKU_CLIENT_ID',
  'DOKU_SECRET_KEY',
  'DOKU_BASE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'MESSAGE_GATEWAY_URL',
  'MESSAGE_GATEWAY_KEY',
] as const satisfies readonly (keyof EnvironmentVariables)[];

/** Names that stand or fall together. */
const halfGiven = (read: EnvironmentVariables, names: readonly (keyof EnvironmentVariables)[]): string[] => {
  const missing = names.filter((name) => read[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return [];
  return missing.map(
    (name) => `${name} is missing: ${names.filter((other) => other !== name).join(', ')} needs it`,
  );
};

const missingInLive = (read: EnvironmentVariables): string[] =>
  LIVE_NEEDS.filter((name) => read[name] === undefined).map(
    (name) => `${name} is missing: live mode needs it`,
  );

const openToOthers = ({ HOST, PAYUNG_STAGING_PASSWORD }: EnvironmentVariables): string[] =>
  HOST === undefined || isLoopbackHost(HOST) || PAYUNG_STAGING_PASSWORD !== undefined
    ? []
    : [
        'HOST must be a loopback address in demo mode, or PAYUNG_STAGING_PASSWORD be set: codes are shown there',
      ];

const halfProviders = (read: EnvironmentVariables): string[] => [
  ...halfGiven(read, ['DOKU_CLIENT_ID', 'DOKU_SECRET_KEY', 'DOKU_BASE_URL']),
  ...halfGiven(read, ['SMTP_URL', 'MAIL_FROM']),
  ...halfGiven(read, ['MESSAGE_GATEWAY_URL', 'MESSAGE_GATEWAY_KEY']),
];

const bothGiven = <Made>(
  one: string | undefined,
  other: string | undefined,
  make: (one: string, other: string) => Made,
) => (one !== undefined && other !== undefined ? make(one, other) : undefined);

/** Reads the variables once, at the start; everything wrong is named in one go. */
export const readEnvironment = (variables: Readonly<Record<string, string | undefined>>): Environment => {
  const parsed = v.safeParse(Variables, variables);
  if (!parsed.success) {
    throw new WrongEnvironment(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`));
  }
  const read = parsed.output;
  const byMode = MODES[read.PAYUNG_MODE];
  const problems = [
    ...(byMode.needsProviders ? [...missingInLive(read), ...liveProblems(read)] : halfProviders(read)),
    ...(byMode.isForThisMachine ? openToOthers(read) : []),
    ...unsetModeProblems({
      mode: variables['PAYUNG_MODE'],
      host: read.HOST,
      publicUrl: read.PAYUNG_PUBLIC_URL,
    }),
    ...[HYPERVERGE, PARTNER, CAPTCHA, S3].flatMap((names) => halfGiven(read, names)),
    ...objectProblems(read),
  ];
  if (problems.length > 0) throw new WrongEnvironment(problems);
  const doku = bothGiven(read.DOKU_CLIENT_ID, read.DOKU_SECRET_KEY, (clientId, secretKey) => ({
    clientId,
    secretKey,
  }));
  return {
    byMode,
    host: read.HOST ?? '127.0.0.1',
    port: read.PORT,
    databaseUrl: read.DATABASE_URL,
    databaseLimits: databaseLimitsOf(read),
    objects: objectsOf(read),
    mostDelayMs: read.PAYUNG_BUSY_SECONDS,
    slowStatementMs: read.DATABASE_SLOW_STATEMENT_MS,
    tracing: tracingOf(read),
    // `npm run … -w backend` starts in backend/: the folder is that of `npm start`, where npm was called.
    data: path.resolve(variables['INIT_CWD'] ?? '.', read.PAYUNG_DATA ?? '.payung'),
    publicUrl: withoutSlash(read.PAYUNG_PUBLIC_URL),
    doku:
      doku && read.DOKU_BASE_URL ? { ...doku, baseUrl: withoutSlash(read.DOKU_BASE_URL) ?? '' } : undefined,
    hyperverge: hypervergeOf(read),
    partner: partnerOf(read),
    smtp: bothGiven(read.SMTP_URL, read.MAIL_FROM, (url, from) => ({ url, from })),
    gateway: bothGiven(read.MESSAGE_GATEWAY_URL, read.MESSAGE_GATEWAY_KEY, (url, key) => ({ url, key })),
    secret: read.PAYUNG_SECRET,
    ...olderSecretsOf(read.PAYUNG_SECRET_PREVIOUS),
    metricsToken: read.PAYUNG_METRICS_TOKEN,
    pushKey: read.PAYUNG_PUSH_KEY,
    allowsPushStandIn: read.PAYUNG_PUSH_STAND_IN === 'on',
    mailDomains: mailDomainsOf(read.ALLOWED_MAIL_DOMAINS, byMode),
    retention: retentionOf(read),
    inviteDays: read.PAYUNG_INVITE_DAYS,
    network: networkOf(read, byMode),
    demoMembers: read.PAYUNG_DEMO_MEMBERS,
    trustedEdges: read.PAYUNG_TRUSTED_EDGES,
    drainSeconds: read.PAYUNG_DRAIN_SECONDS,
    isStaging: read.PAYUNG_STAGING_PASSWORD !== undefined,
    licence: licenceOf(read),
    refunds: { secondPersonAbove: read.PAYUNG_REFUND_SECOND_PERSON_ABOVE },
    strangers: strangersOf(read),
    jobSlots: jobSlotsOf(read),
    logLevel: read.LOG_LEVEL ?? byMode.logLevel,
  };
};
