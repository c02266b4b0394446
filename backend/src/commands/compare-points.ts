import { systemClock } from '#clock.ts';
import { compareAllPoints } from '#areas/points/review/compare-points.ts';
import { joinDatabase } from '#core/database/open-database.ts';
import { runCommand } from './run-command.ts';

/** Compares every account of points with its entries; ends with 1 and one line each where they differ. */
await runCommand(async ({ databaseUrl, data }) => {
  const database = await joinDatabase({ databaseUrl, data });
  try {
    const { agents, differences } = await compareAllPoints({ db: database.db, clock: systemClock });
    if (differences.length === 0) return `All points agree with their entries (agents: ${agents})`;
    const lines = differences.map(
      ({ agentId, what, expected, found }) => `${agentId} ${what}: expected ${expected}, found ${found}`,
    );
    throw new Error(lines.join('\n'));
  } finally {
    await database.close();
  }
});
