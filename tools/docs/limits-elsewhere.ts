import { CALL_TURNS } from 'backend/core/http/turns.ts';
import { PICTURE_TURNS } from 'backend/core/pictures/clean-image.ts';
import { SESSION_LIMITS } from 'backend/core/http/session-limits.ts';
import { MOST_OF_SESSION } from '@payung/platform/edge/server/client-cap.ts';
import { LIMITS } from '@payung/platform/edge/server/hardened-server.ts';
import { STAGING_FAILURES } from '@payung/platform/edge/server/staging.ts';

/** A limit that is not counted in the database, as `docs/limits.md` says it. */
export interface OtherLimit {
  readonly counts: string;
  readonly most: string;
  readonly protects: string;
  readonly filledBy: string;
  readonly whenFull: string;
  /** Where it stands; in the source of each file is one of these. */
  readonly file: string;
}

const spans: Readonly<Record<number, string>> = { 60: 'a minute', 3600: 'an hour' };

const WHAT: Readonly<Record<keyof typeof SESSION_LIMITS, readonly [counts: string, protects: string]>> = {
  quotes: ['new quotes of a session', 'the database from a loop'],
  polls: ['calls by which a screen waits for something, of a session', 'the backend from a loop'],
  uploads: ['files that a session sends', 'the work of reading them'],
  exports: ['exports of a person', 'the database'],
  documents: ['documents of a person', 'the work of printing them'],
  figures: ['figures that a person reads', 'the database'],
  imports: ['batches of imports of a person', 'the database'],
  comparisons: ['comparisons of points of a person', 'the database'],
};

const inMemory = Object.entries(SESSION_LIMITS).map(([kind, limits]): OtherLimit => {
  const [counts, protects] = WHAT[kind as keyof typeof SESSION_LIMITS];
  return {
    counts,
    most: limits.map(({ most, seconds }) => `${most} in ${spans[seconds] ?? `${seconds} s`}`).join(', '),
    protects,
    filledBy: 'that person',
    whenFull: 'that person waits',
    file: 'backend/src/core/http/session-limits.ts',
  };
});

const turns = Object.entries(CALL_TURNS).map(([kind, { atOnce, ofOne, ofAll }]): OtherLimit => ({
  counts: `turns of ${kind}`,
  most: `${atOnce} at once; ${ofOne} of a person and ${ofAll} of all wait`,
  protects: 'the answers of everybody else',
  filledBy: 'people with sessions',
  whenFull: 'others are asked to come back in 5 seconds',
  file: 'backend/src/core/http/turns.ts',
}));

const OF_BACKEND: readonly OtherLimit[] = [
  {
    counts: 'turns of pictures',
    most: `${PICTURE_TURNS.atOnce} at once; ${PICTURE_TURNS.ofOne} of a person and ${PICTURE_TURNS.ofAll} of all wait`,
    protects: 'the answers of everybody else',
    filledBy: 'people with sessions',
    whenFull: 'others are asked to come back in 5 seconds',
    file: 'backend/src/core/http/turns.ts',
  },
  {
    counts: 'lines that an agent imports; open imports of an agent',
    most: '60,000 a day; 5',
    protects: 'the database',
    filledBy: 'that agent',
    whenFull: 'that agent waits',
    file: 'backend/src/areas/leads/import/import-leads.ts',
  },
];

const OF_EDGE: readonly OtherLimit[] = [
  {
    counts:
      'connections of an address, and requests that are being answered (`PAYUNG_CONNECTIONS_PER_ADDRESS`)',
    most: `${LIMITS.perAddress} of each`,
    protects: 'the edge and the backend',
    filledBy: 'anybody behind that address',
    whenFull: `others behind that address without a session wait until one ends: a request whose body does not come ends after ${LIMITS.bodyWithinMs / 60_000} minutes`,
    file: 'platform/src/edge/server/client-cap.ts',
  },
  {
    counts: 'requests that are being answered, of a session that was right within an hour',
    most: `${MOST_OF_SESSION}`,
    protects: 'the edge and the backend',
    filledBy: 'that person',
    whenFull: 'that person waits until one ends',
    file: 'platform/src/edge/server/client-cap.ts',
  },
  {
    counts: 'wrong staging passwords of an address (`PAYUNG_STAGING_FAILURES`)',
    most: `${STAGING_FAILURES} in 10 minutes`,
    protects: 'staging from guessing',
    filledBy: 'anybody behind that address',
    whenFull: 'others behind that address who have not given the password wait for at most 10 minutes',
    file: 'platform/src/edge/server/staging.ts',
  },
  {
    counts: 'reports of pages of an address; of policy violations; that a release was opened',
    most: '120 a minute; 30; 600',
    protects: 'the log',
    filledBy: 'anybody behind that address',
    whenFull: 'reports of that address are not counted for a minute',
    file: 'platform/src/edge/reports/report-scope.ts',
  },
  {
    counts: 'networks that are remembered of a release',
    most: '10,000',
    protects: 'memory',
    filledBy: 'anybody in a region (a /16, a /32 of IPv6)',
    whenFull: 'nobody is refused: networks of the fullest region that were silent for longest are forgotten',
    file: 'platform/src/edge/reports/visitors.ts',
  },
  {
    counts: 'requests of a squad',
    most: '60 a minute',
    protects: 'the edge',
    filledBy: 'who has the token',
    whenFull: 'that squad waits for a minute',
    file: 'platform/src/publishing/publishing-routes.ts',
  },
];

export const OTHER_LIMITS: readonly OtherLimit[] = [...inMemory, ...turns, ...OF_BACKEND, ...OF_EDGE];
