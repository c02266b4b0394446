import { sql } from 'kysely';
import type { InviteChannel, InviteCounts } from '@payung/shared/schemas/network.ts';
import type { Queries } from '#core/database/database.ts';

/** One more invitation of the month, whose name is that of Jakarta. */
export const countInviteSent = async (
  db: Queries,
  { agentId, channel }: { readonly agentId: string; readonly channel: InviteChannel },
  now: Date,
): Promise<void> => {
  await sql`
    insert into invites_sent as i (agent_id, month, channel, times)
    values (${agentId}, month_in_jakarta(${now}), ${channel}, 1)
    on conflict (agent_id, month, channel) do update set times = i.times + 1`.execute(db);
};

/** Whom the agent invited stays counted, whoever leads them now and whether or not they have left. */
export const countInvites = async (db: Queries, agentId: string): Promise<InviteCounts> => {
  const { rows } = await sql<InviteCounts>`
    select
      (select coalesce(sum(times), 0)::int from invites_sent where agent_id = ${agentId}) as sent,
      (select coalesce(sum(opens), 0)::int from share_links
        where subject_kind = 'agent' and subject_id = ${agentId} and kind = 'invite')
        + coalesce((select removed_invite_opens from agents where id = ${agentId}), 0) as opened,
      count(*)::int as registered,
      (count(*) filter (where exists (
        select 1 from policies p
        where p.agent_id = a.id and p.cancelled_at is null and (p.kind = 'paid' or p.paid_at is not null)
      )))::int as "firstSale"
    from agents a
    where a.invited_by = ${agentId} and a.user_type <> 'Staff'`.execute(db);
  return rows[0] ?? { sent: 0, opened: 0, registered: 0, firstSale: 0 };
};

/**
 * Removes links that ended before then; how often they were opened goes to the agent in the same statement, so that no
 * count ever misses or doubles it. A link with which somebody just asked for a code waits until the code is removed.
 */
export const removeEndedInvites = async (
  db: Queries,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> => {
  const { rows } = await sql<{ readonly removed: number }>`
    with ended as (
      select l.id from share_links l
      where l.kind = 'invite' and l.expires_at < ${before}
        and not exists (select 1 from otp_challenges c where c.link_id = l.id)
      order by l.expires_at
      limit ${limit}
      for update skip locked
    ), freed as (
      update registrations set invite_link_id = null where invite_link_id in (select id from ended)
    ), removed as (
      delete from share_links where id in (select id from ended) returning agent_id, opens
    ), counted as (
      update agents a set removed_invite_opens = a.removed_invite_opens + r.opens
      from (select agent_id, sum(opens)::int as opens from removed group by agent_id) r
      where a.id = r.agent_id and r.opens > 0
    )
    select count(*)::int as removed from removed`.execute(db);
  return rows[0]?.removed ?? 0;
};
