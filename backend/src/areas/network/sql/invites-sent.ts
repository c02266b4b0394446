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
