import * as v from 'valibot';
import { SECOND_PERSON_ABOVE } from '@payung/shared/domain/money/refunds.ts';
import ipaddr from 'ipaddr.js';
import { parse as parsePostgresUrl } from 'pg-connection-string';
import type { JWK } from 'jose';

/** What the operator sets about the network of agents. */
export interface NetworkSettings {
  /** How many levels below somebody are seen and counted; points flow over two, whatever it says. */
  readonly depth: number;
  /** The smallest redemption, in points. */
  readonly smallestRedemption: number;
  /** What a point is worth in whole rupiah; nothing where points stand alone. */
  readonly pointWorth: number | undefined;
}

const DEPTH = 12;
const SMALLEST_REDEMPTION = 100;

const wholeNumber = (pattern: RegExp, problem: string, otherwise: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(pattern, problem),
      v.transform((value) => (value === '' ? otherwise : Number(value))),
    ),
    '',
  );

export const NETWORK_VARIABLES = {
  PAYUNG_NETWORK_DEPTH: wholeNumber(/^([2-9]|[1-4]\d|50)?$/, 'must be levels from 2 to 50', DEPTH),
  PAYUNG_SMALLEST_REDEMPTION: wholeNumber(
    /^([1-9]\d{0,6})?$/,
    'must be points from 1 to 9999999',
    SMALLEST_REDEMPTION,
  ),
  PAYUNG_POINT_WORTH: v.optional(
    v.pipe(v.string(), v.regex(/^([1-9]\d{0,6})?$/, 'must be rupiah from 1 to 9999999')),
    '',
  ),
  /** Of a network that the demo makes to try things with. */
  PAYUNG_DEMO_MEMBERS: wholeNumber(/^(\d{1,5}|1\d{5}|200000)?$/, 'must be members from 0 to 200000', 0),
} as const;

interface NetworkVariables {
  readonly PAYUNG_NETWORK_DEPTH: number;
  readonly PAYUNG_SMALLEST_REDEMPTION: number;
  readonly PAYUNG_POINT_WORTH: string;
}

export const networkOf = (
  read: NetworkVariables,
  { pointWorth }: Pick<NetworkSettings, 'pointWorth'>,
): NetworkSettings => ({
  depth: read.PAYUNG_NETWORK_DEPTH,
  smallestRedemption: read.PAYUNG_SMALLEST_REDEMPTION,
  pointWorth: read.PAYUNG_POINT_WORTH === '' ? pointWorth : Number(read.PAYUNG_POINT_WORTH),
});

/** The defaults. */
export const DEFAULT_NETWORK: NetworkSettings = {
  depth: DEPTH,
  smallestRedemption: SMALLEST_REDEMPTION,
  pointWorth: undefined,
};

/** How what is owed back is paid back. */
export interface RefundSettings {
  /** A second person confirms what is larger, in whole rupiah. */
  readonly secondPersonAbove: number;
}

export const REFUND_VARIABLES = {
  PAYUNG_REFUND_SECOND_PERSON_ABOVE: wholeNumber(
    /^(0|[1-9]\d{0,11})?$/,
    'must be rupiah from 0 to 999999999999',
    SECOND_PERSON_ABOVE,
  ),
} as const;

/** What the operator asks of the licences of agents (ruling R55a). */
export interface LicenceSettings {
  /** Without a licence in the profile no new quote is made. */
  readonly isRequired: boolean;
  /** With an expired licence no new quote is made. */
  readonly stopsSales: boolean;
}

const onOrOff = v.optional(v.picklist(['on', 'off', ''], "must be 'on' or 'off'"));

/** Both are off unless the operator says otherwise. */
export const LICENCE_VARIABLES = { LICENCE_REQUIRED: onOrOff, LICENCE_STOPS_SALES: onOrOff } as const;

type LicenceVariables = Readonly<Partial<Record<keyof typeof LICENCE_VARIABLES, string | undefined>>>;

export const licenceOf = (read: LicenceVariables): LicenceSettings => ({
  isRequired: read.LICENCE_REQUIRED === 'on',
  stopsSales: read.LICENCE_STOPS_SALES === 'on',
});

/** A socket has no host before the path: what the driver can read is right. */
const isPostgresUrl = (url: string): boolean => {
  if (!/^postgres(?:ql)?:\/\//.test(url)) return false;
  try {
    const { host, database } = parsePostgresUrl(url);
    return Boolean(host) || Boolean(database);
  } catch {
    return false;
  }
};

/** An empty variable is one that is missing. */
const checked = (isRight: (value: string) => boolean, problem: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((value) => value === '' || isRight(value), problem),
      v.transform((value): string | undefined => (value === '' ? undefined : value)),
    ),
  );

const SHORTEST_SECRET = 32;
const LOST = 'lost';

/** A secret may itself have a comma in it. */
const secretsIn = (list: string): readonly string[] => [
  ...new Set([list, ...list.split(',').map((secret) => secret.trim())]),
];

/** The secrets before this one, and whether they are lost. */
export const olderSecretsOf = (previous: string | undefined) => ({
  olderSecrets:
    previous === undefined || previous === LOST
      ? []
      : secretsIn(previous).filter((secret) => secret.length >= SHORTEST_SECRET),
  isSecretLost: previous === LOST,
});

const SHORTEST_PASSWORD = 12;

const INVITE_DAYS = 90;

/** How long links live by which agents invite (ruling R57). */
const inviteDays = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^([1-9]\d{0,2})?$/, 'must be days from 1 to 999'),
    v.transform((days) => (days === '' ? INVITE_DAYS : Number(days))),
  ),
  '',
);

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

const isNetwork = (text: string): boolean =>
  NETWORKS.includes(text) || ipaddr.isValid(text) || ipaddr.isValidCIDR(text);

/** Whose word counts about the address of a caller: with edges on other machines, theirs. */
const trustedEdges = v.pipe(
  v.optional(v.string(), ''),
  v.transform((list) => (list.trim() === '' ? ['loopback'] : list.split(',').map((each) => each.trim()))),
  v.check(
    (list) => list.every(isNetwork),
    `must be addresses, networks such as 10.0.0.0/8, or ${NETWORKS.join(', ')}, with commas between them`,
  ),
);

const DRAIN_SECONDS = 20;

/** Where the data is, the previous secret, who may read the metrics, and how long invitations are valid. */
export const OPERATION_VARIABLES = {
  DATABASE_URL: checked(
    isPostgresUrl,
    'must be a URL that begins with postgres: or postgresql:, such as postgresql://user@host/name or, over a socket, postgresql:///name?host=/var/run/postgresql',
  ),
  PAYUNG_SECRET_PREVIOUS: checked(
    (value) => value === LOST || value.length >= SHORTEST_SECRET,
    "must be the previous secret (several with commas between them), or 'lost'",
  ),
  PAYUNG_METRICS_TOKEN: checked(
    (value) => value.length >= SHORTEST_SECRET,
    'must have at least 32 characters; try: openssl rand -hex 32',
  ),
  PAYUNG_PUSH_KEY: checked(
    (value) => /^[\w-]{43}$/.test(value),
    'must be a private key of P-256, 32 bytes as base64url (43 characters)',
  ),
  /** A test has a push service of its own on this machine. */
  PAYUNG_PUSH_STAND_IN: onOrOff,
  PAYUNG_INVITE_DAYS: inviteDays,
  PAYUNG_TRUSTED_EDGES: trustedEdges,
  PAYUNG_DRAIN_SECONDS: wholeNumber(
    /^([1-9]\d?|[12]\d\d|300)?$/,
    'must be seconds from 1 to 300',
    DRAIN_SECONDS,
  ),
  /** The edge asks for it; with it the demo may be reached from other machines. */
  PAYUNG_STAGING_PASSWORD: checked(
    (value) => value.length >= SHORTEST_PASSWORD,
    'must have at least 12 characters; try: openssl rand -base64 18',
  ),
};

export interface SmtpSettings {
  readonly url: string;
  readonly from: string;
}

export interface PartnerSettings {
  /** Base address of the partner's pages, without a slash at the end; also its name as a recipient. */
  readonly url: string;
  /** Our name in tokens (`iss`). */
  readonly issuer: string;
  /** Ours, private: signs tokens. */
  readonly signingKey: JWK;
  /** The partner's, public: tokens are encrypted to it. */
  readonly encryptionKey: JWK;
  /** The partner's, public: its notices are verified by it. */
  readonly noticeKey: JWK;
}

const Key = v.looseObject({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.pipe(v.string(), v.minLength(1)),
  y: v.pipe(v.string(), v.minLength(1)),
});
const PrivateKey = v.looseObject({ ...Key.entries, d: v.pipe(v.string(), v.minLength(1)) });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const keyVariable = (schema: v.GenericSchema, says: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === '' || v.is(schema, parsed(text)), says),
      v.transform((text): string | undefined => (text === '' ? undefined : text)),
    ),
  );

const PUBLIC_SAYS = 'must be a public key of the curve P-256 as a JWK';

/** The variables of the partner's keys. */
export const PARTNER_KEY_VARIABLES = {
  PARTNER_SIGNING_KEY: keyVariable(PrivateKey, 'must be a private key of the curve P-256 as a JWK'),
  PARTNER_ENCRYPTION_KEY: keyVariable(Key, PUBLIC_SAYS),
  PARTNER_NOTICE_KEY: keyVariable(Key, PUBLIC_SAYS),
} as const;

/** All or none: without them nobody is handed over. */
export const PARTNER = [
  'PARTNER_URL',
  'PARTNER_ISSUER',
  'PARTNER_SIGNING_KEY',
  'PARTNER_ENCRYPTION_KEY',
  'PARTNER_NOTICE_KEY',
] as const;

type PartnerVariables = Readonly<Partial<Record<(typeof PARTNER)[number], string | undefined>>>;

export const partnerOf = (read: PartnerVariables): PartnerSettings | undefined => {
  const [url, issuer, signingKey, encryptionKey, noticeKey] = PARTNER.map((name) => read[name] ?? '');
  if (!url || !issuer || !signingKey || !encryptionKey || !noticeKey) return undefined;
  return {
    url: url.replace(/\/+$/, ''),
    issuer,
    signingKey: JSON.parse(signingKey) as JWK,
    encryptionKey: JSON.parse(encryptionKey) as JWK,
    noticeKey: JSON.parse(noticeKey) as JWK,
  };
};

export interface HypervergeSettings {
  readonly appId: string;
  readonly appKey: string;
  readonly workflowId: string;
  /** Servers without a slash at the end: where checks begin, and where their results are. */
  readonly tokenUrl: string;
  readonly resultUrl: string;
  /** The script that shows the check in the customer's browser. */
  readonly sdkUrl: string;
  /** Hosts, with all below them, from which pictures of cards are fetched. */
  readonly imageHosts: readonly string[];
}
