import { alertOnSharedMarks, markOf } from './marks.ts';
import type { DemoContext } from '#areas/area.ts';
import type { Queries } from '#core/database/database.ts';
import { keepMarks } from '#areas/duplicate-alerts/sql/agent-marks.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { demoId } from '../agents/demo-people.ts';

/** One leads the other, as nobody logs in as either of them. */
const SHARE_A_BROWSER = ['ofOther', 'belowOfOther'] as const;

/**
 * As if both had logged in on one device: staff have something to look into (ruling R39). It is found as at a login; what
 * testers have looked into stays so, and an account that was closed is left alone.
 */
export const seedDuplicateAlert = async (
  tx: Queries,
  { secret, now }: Pick<DemoContext, 'secret' | 'now'>,
): Promise<void> => {
  const agents = await Promise.all(SHARE_A_BROWSER.map((key) => findAgent(tx, demoId(key))));
  if (agents.some((agent) => agent?.status !== 'active')) return;
  const agentIds = SHARE_A_BROWSER.map(demoId);
  const marks = agentIds.map((agentId) =>
    markOf(secret, { agentId, kind: 'device', value: 'browser of the demo' }),
  );
  await keepMarks(tx, marks, now);
  await alertOnSharedMarks(tx, agentIds, now);
};
