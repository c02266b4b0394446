import { parse as parsePostgresUrl } from 'pg-connection-string';
import * as v from 'valibot';

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

/** Where the data is, the secret of before, who may read the metrics, and how long invitations hold. */
export const OPERATION_VARIABLES = {
  DATABASE_URL: checked(
    isPostgresUrl,
    'must be a URL that begins with postgres: or postgresql:, such as postgresql://user@host/name or, over a socket, postgresql:///name?host=/var/run/postgresql',
  ),
  PAYUNG_SECRET_PREVIOUS: checked(
    (value) => value === 'lost' || value.length >= SHORTEST_SECRET,
    "must be the secret of before, or 'lost'",
  ),
  PAYUNG_METRICS_TOKEN: checked(
    (value) => value.length >= SHORTEST_SECRET,
    'must have at least 32 characters; try: openssl rand -hex 32',
  ),
  PAYUNG_INVITE_DAYS: inviteDays,
};
