import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Queries } from '#core/database/database.ts';
import { keepMarks, listAgentsWithoutMarks } from '#areas/duplicate-alerts/sql/agent-marks.ts';
import { flagLines, marksOf } from './keep-marks.ts';
import type { MarkKeeper } from './keep-marks.ts';

const BATCH = 200;

/** Everybody after a change of the secret, and the demo's agents. Run at each start; answers how many there were. */
export const markKnownAgents = async (db: Queries, { secret, now }: MarkKeeper): Promise<number> => {
  let count = 0;
  let after = '';
  for (;;) {
    const agents = await listAgentsWithoutMarks(db, { after, limit: BATCH });
    await keepMarks(
      db,
      agents.flatMap((agent) => marksOf(secret, agent)),
      now,
    );
    await flagLines(
      db,
      agents.map(({ id }) => id),
      now,
    );
    count += agents.length;
    after = agents.at(-1)?.id ?? after;
    if (agents.length < BATCH) return count;
    await nextTurn();
  }
};
