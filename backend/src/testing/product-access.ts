import { expect } from 'vitest';
import { ACTORS, verdictOf } from '#core/access/access-rows.ts';
import type { AccessRow, ObjectKind, Verdict } from '#core/access/access-rows.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import type { Credentials, Parts } from '#testing/caller.ts';

/**
 * Verdicts of one call, in the order of `ACTORS`: nobody, ended; agent of the quote, other agent, agent who leads the
 * network of the first; customer of the quote, other customer; applicant, other applicant; staff; hand-off of the
 * photos of the quote, other hand-off.
 */
type Verdicts = readonly Verdict[];

export const BY_EVERYBODY: Verdicts = [
  ...(['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'] as const),
  ...([403, 403] as const),
];
export const BY_SIGNED_IN: Verdicts = BY_EVERYBODY.with(0, 401).with(1, 401);
export const BY_AGENTS: Verdicts = [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403, 403, 403];
export const BY_STAFF: Verdicts = [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403];
/** The agent and the customer of the quote. */
export const BY_OWNERS: Verdicts = [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403, 403, 403];
export const BY_OWNER_AGENT: Verdicts = [401, 401, 'yes', 404, 404, 403, 404, 403, 403, 403, 403, 403];
export const BY_OWNER_CUSTOMER: Verdicts = [401, 401, 403, 404, 404, 'yes', 404, 403, 403, 403, 403, 403];

/** By call: the object that it is about, and who may make it; written out from the specification. */
export type SpecifiedAccess = Readonly<Record<string, readonly [ObjectKind, Verdicts]>>;

export const accessOf = (access: Readonly<Record<string, AccessRow>>): SpecifiedAccess =>
  Object.fromEntries(
    Object.entries(access).map(([name, row]) => [
      name,
      [row.object, ACTORS.map((actor) => verdictOf(row, actor))] as const,
    ]),
  );

/** Each call about a quote answers 401 to nobody, and 404 to people of another quote. */
export const expectOthersRefused = async (
  server: AreaServer,
  others: readonly [agent: Credentials, customer: Credentials],
  calls: Readonly<Record<string, Parts>>,
): Promise<void> => {
  for (const [name, parts] of Object.entries(calls)) {
    const statuses = [];
    for (const who of [{}, ...others]) statuses.push((await call(server, who, name, parts)).status);
    expect([name, statuses]).toEqual([name, [401, 404, 404]]);
  }
};
