import fs from 'node:fs';
import { openPostgres } from '#core/database/postgres.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { lockNetwork } from '#areas/network/sql/members.ts';
import { takeOver } from '#areas/network/members/take-over.ts';

/** Run by the kill test: moves everything without committing it, and stops there. */
const [url = '', memberId = '', successorId = ''] = process.argv.slice(2);
const { db } = openPostgres(url);
await db.transaction().execute(async (tx) => {
  await lockNetwork(tx);
  const [member, successor] = [await findAgent(tx, memberId), await findAgent(tx, successorId)];
  if (member === undefined || successor === undefined) throw new Error('There is nobody to move');
  const now = new Date('2026-01-15T03:00:00Z');
  const reason = 'Moves to another town';
  const moved = await takeOver({
    tx,
    member,
    successor,
    status: 'resigned',
    reason,
    actorId: successorId,
    now,
  });
  fs.writeSync(1, `moved ${moved.movedMembers}\n`);
  await new Promise((resolve) => setTimeout(resolve, 60_000));
});
