import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { isStaff } from '@payung/shared/domain/people/user-home.ts';
import type { Queries } from '#core/database/database.ts';
import { findInForce, listAcceptances } from './sql.ts';
import type { Agent } from '#areas/agents/tables.ts';

/**
 * Whether a login leads to the agreement first: of agents who accepted an earlier version, and not the one in force.
 * Whoever never accepted any was an agent before there was one, and is asked on the profile page only.
 */
export const isAgreementDue = async (
  db: Queries,
  agent: Pick<Agent, 'id' | 'user_type'>,
  now: Date,
): Promise<boolean> => {
  if (isStaff(agent.user_type)) return false;
  const accepted = await listAcceptances(db, { kind: 'agent', id: agent.id });
  if (accepted.length === 0) return false;
  const inForce = await findInForce(db, todayInJakarta(now), 'id');
  return inForce !== undefined && accepted.every(({ version }) => version !== inForce.version);
};
