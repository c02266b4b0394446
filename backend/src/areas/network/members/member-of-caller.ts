import { REASON_LENGTH } from '@payung/shared/domain/network/members.ts';
import { normaliseName } from '@payung/shared/domain/people/names.ts';
import { isStaff } from '@payung/shared/domain/people/user-home.ts';
import { badRequest, notFound } from '#core/http/api-refusal.ts';
import type { Queries } from '#core/database/database.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { isBelowWithin } from '#areas/network/sql/network.ts';
import type { Agent } from '#areas/agents/tables.ts';
import { MEMBER_TEXTS } from './member-texts.ts';

export const nameOf = ({
  first_name: first,
  last_name: last,
}: Pick<Agent, 'first_name' | 'last_name'>): string => `${first} ${last}`.trim();

/** Who works on members, and how deep that reaches. */
export interface Leader {
  readonly agentId: string;
  readonly depth: number;
}

/** Somebody below the caller, not deeper than is shown; all others do not exist. Staff are nobody's members. */
export const requireMember = async (
  db: Queries,
  { agentId: leaderId, depth }: Leader,
  memberId: string,
): Promise<Agent> => {
  const member = await findAgent(db, memberId);
  const isMember =
    member !== undefined &&
    !isStaff(member.user_type) &&
    (await isBelowWithin(db, { memberId, leaderId, depth }));
  if (!isMember) throw notFound();
  return member;
};

/** Whoever closed the own account, resigned or was removed is not changed any more. */
export const isStillThere = ({ status }: Pick<Agent, 'status'>): boolean =>
  status === 'active' || status === 'inactive';

export const requireReason = (reason: string): void => {
  if (reason.length < REASON_LENGTH.min)
    throw badRequest(MEMBER_TEXTS.reasonTooShort, { values: { min: REASON_LENGTH.min } });
};

const comparable = (name: string): string => normaliseName(name).toLowerCase();

/** Typed to confirm what cannot be undone; case and blanks do not matter. */
export const requireName = (member: Agent, typedName: string): void => {
  const name = nameOf(member);
  if (comparable(typedName) !== comparable(name))
    throw badRequest(MEMBER_TEXTS.wrongName, { values: { name } });
};
