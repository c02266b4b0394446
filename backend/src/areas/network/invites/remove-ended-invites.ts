import { addRemovedOpens } from '#areas/agents/sql/member-state.ts';
import { deleteLinks, lockEndedInvites } from '#areas/auth/links/share-links-sql.ts';
import { forgetInviteLinks } from '#areas/onboarding/sql/registrations.ts';
import type { Database } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';

/**
 * Removes links that ended before then; how often they were opened goes to the agent in the same transaction, so that
 * no count ever misses or doubles it. Answers how many.
 */
export const removeEndedInvites = (
  db: Database,
  ended: { readonly before: Date; readonly limit: number },
): Promise<number> =>
  transaction(db, async (tx) => {
    const ids = await lockEndedInvites(tx, ended);
    if (ids.length === 0) return 0;
    await forgetInviteLinks(tx, ids);
    const removed = await deleteLinks(tx, ids);
    const opened = Map.groupBy(removed, (link) => link.agent_id);
    for (const [agentId, links] of [...opened].toSorted()) {
      const opens = links.reduce((sum, link) => sum + link.opens, 0);
      if (opens > 0) await addRemovedOpens(tx, agentId, opens);
    }
    return removed.length;
  });
