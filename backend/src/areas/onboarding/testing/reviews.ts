import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';

/** What staff say, everything else being accepted. */
export type Verdicts = Readonly<
  Record<string, readonly [verdict: 'tryAgain' | 'refused', reason: string, note?: string]>
>;

export const openAs = async (server: AreaServer, staff: Credentials, registrationId: string): Promise<Wire> =>
  (await succeed(server, staff, 'openRegistration', { params: { registrationId } })).data;

/** A decision about every part that was given. */
export const decisionsOn = (review: Wire, verdicts: Verdicts = {}) =>
  review.parts
    .filter(
      ({ part, state }: Wire) => part !== 'agreement' && !['skipped', 'notAsked', 'empty'].includes(state),
    )
    .map(({ part }: Wire) => {
      const [verdict = 'accepted', reason = '', note = ''] = verdicts[part] ?? [];
      return { part, verdict, reason, note };
    });

export interface Decided {
  readonly registrationId: string;
  readonly verdicts?: Verdicts;
}

/** Looks, and decides about what was seen. */
export const decideAs = async (
  server: AreaServer,
  staff: Credentials,
  { registrationId, verdicts = {} }: Decided,
) => {
  const review = await openAs(server, staff, registrationId);
  return call(server, staff, 'decideRegistration', {
    params: { registrationId },
    body: { version: review.version, decisions: decisionsOn(review, verdicts) },
  });
};
