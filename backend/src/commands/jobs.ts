import os from 'node:os';
import { parseArgs } from 'node:util';
import { systemClock } from '#clock.ts';
import { laneOf } from '#areas/lanes.ts';
import type { Database } from '#core/database/database.ts';
import { joinDatabase } from '#core/database/open-database.ts';
import { decideFailedJobs } from '#core/jobs/decide-jobs.ts';
import { countFailedJobs, readWaitingJobs } from '#core/jobs/sql/failed-jobs.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'npm run jobs -w backend -- list, or retry or drop, with --kind <kind> or --all, and --reason <unreadable or gaveUp>';

const list = async (db: Database): Promise<string> => {
  const waiting = await readWaitingJobs(db);
  const failed = await countFailedJobs(db);
  const lines = [
    ...waiting.map(
      ({ lane, due, late, oldestDueSeconds }) =>
        `${lane}: ${due} due, ${late} of them for more than a minute, the oldest for ${oldestDueSeconds} s`,
    ),
    ...failed.map(
      ({ kind, reason, count, retryable }) =>
        `${kind} ${reason}: ${count} failed, ${retryable} can be tried again`,
    ),
  ];
  return lines.length === 0 ? 'No job is due, and none has failed' : lines.join('\n');
};

const reasonOf = (reason: string | undefined): 'unreadable' | 'gaveUp' | undefined => {
  if (reason === undefined || reason === 'unreadable' || reason === 'gaveUp') return reason;
  throw new Error(`There is no reason ${reason}: ${USAGE}`);
};

/** What waits and what has failed; many failed jobs at once are tried again or dropped, beside servers that run. */
await runCommand(async ({ databaseUrl, data }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { kind: { type: 'string' }, reason: { type: 'string' }, all: { type: 'boolean' } },
  });
  const [decision = '', ...others] = positionals;
  const { kind, all = false } = values;
  const reason = reasonOf(values.reason);
  if (others.length > 0 || (decision !== 'list' && decision !== 'retry' && decision !== 'drop'))
    throw new Error(`Say what to do: ${USAGE}`);
  if (decision !== 'list' && (kind === undefined) !== all) throw new Error(`Say which jobs: ${USAGE}`);
  const database = await joinDatabase({ databaseUrl, data });
  try {
    const { db } = database;
    if (decision === 'list') return await list(db);
    const which = { ...(kind === undefined ? {} : { kind }), ...(reason === undefined ? {} : { reason }) };
    const decider = { operator: os.userInfo().username };
    const count = await decideFailedJobs({ db, clock: systemClock, laneOf }, { decision, decider, ...which });
    return decision === 'retry'
      ? `Jobs that will be tried again: ${count}. One without content can only be dropped`
      : `Jobs that were dropped: ${count}`;
  } finally {
    await database.close();
  }
});
