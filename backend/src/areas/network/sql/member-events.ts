import type { MemberEvent } from '@payung/shared/schemas/network.ts';
import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';

export interface NewMemberEvent {
  readonly memberId: string;
  readonly event: MemberEvent['event'];
  readonly from?: string;
  readonly to?: string;
  readonly reason?: string;
  readonly actorId: string;
}

export const insertMemberEvent = async (
  tx: Queries,
  { memberId, event, from = '', to = '', reason = '', actorId }: NewMemberEvent,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('member_events')
    .values({
      member_id: memberId,
      event,
      value_from: from,
      value_to: to,
      reason,
      actor_id: actorId,
      at: now,
    })
    .execute();
};

/** The newest first. */
export const listMemberEvents = async (
  db: Queries,
  memberId: string,
  limit: number,
): Promise<readonly MemberEvent[]> => {
  const rows = await db
    .selectFrom('member_events as e')
    .innerJoin('agents as a', 'a.id', 'e.actor_id')
    .select(['e.at', 'e.event', 'e.value_from', 'e.value_to', 'e.reason'])
    .select(sql<string>`trim(a.first_name || ' ' || a.last_name)`.as('by'))
    .where('e.member_id', '=', memberId)
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ at, event, value_from: from, value_to: to, reason, by }) => ({
    at: at.toISOString(),
    by,
    event,
    from,
    to,
    reason,
  }));
};
