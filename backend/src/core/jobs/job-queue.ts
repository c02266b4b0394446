import { sealPayload } from '#core/access/secrets.ts';
import type { Clock } from '#clock.ts';
import type { Queries } from '#core/database/database.ts';
import { newId } from '#core/database/identifiers.ts';
import type { Lane } from './lane.ts';
import { markOf } from '#core/secrets/server-secrets.ts';
import { addJob } from './sql/jobs.ts';

/** Work that is done once, after the transaction that added it. */
export interface AnyJob {
  readonly kind: string;
}

interface JobQueueParts {
  readonly clock: Clock;
  readonly secret: string;
  readonly laneOf: (kind: string) => Lane;
}

/** Written in the caller's transaction: no change without its job, no job without its change. */
export const createJobQueue =
  ({ clock, secret, laneOf }: JobQueueParts) =>
  async (tx: Queries, job: AnyJob): Promise<void> => {
    const id = newId();
    const payload = sealPayload(secret, id, job);
    await addJob(tx, laneOf(job.kind), {
      id,
      kind: job.kind,
      payload,
      sealedBy: markOf(secret),
      now: clock.now(),
    });
  };
