import type { MarkedColumn } from '#core/secrets/sql/sealed-columns.ts';
import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import type { LinkKind, NewShareLink, ShareLink } from '#areas/auth/tables.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { ShareChannel } from '@payung/shared/schemas/share.ts';
import type { Owner } from '#core/access/access-rows.ts';

/** A link with what may be said of it; one query, so that links of every kind and unknown ones cost the same. */
export const findLinkByHash = (db: Queries, idHashes: readonly string[]) =>
  db
    .selectFrom('share_links as l')
    .leftJoin('quotes as q', 'q.id', 'l.quote_id')
    .innerJoin('agents as a', 'a.id', 'l.agent_id')
    .select(['l.id', 'l.kind', 'l.agent_id', 'l.expires_at', 'l.revoked_at'])
    .select(['q.id as quote_id', 'q.product_id', 'q.stage', 'q.insured_phone', 'q.start_date', 'q.end_date'])
    .select('q.of_lead_id')
    .select(['a.first_name as inviter', 'a.last_name', 'a.status', 'a.user_type', 'a.referral_code'])
    .select(['a.phone as agent_phone'])
    .where('l.id_hash', 'in', idHashes)
    .executeTakeFirst();

export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLinkByHash>>>;
/** A link to a quote. */
export type LinkWithQuote = FoundLink & {
  readonly quote_id: string;
  readonly product_id: string;
  readonly stage: Quote['stage'];
  readonly insured_phone: string;
  readonly start_date: string;
  readonly end_date: string;
};

export const lockLink = (db: Queries, id: string): Promise<ShareLink | undefined> =>
  db.selectFrom('share_links').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findOpenLink = (db: Queries, quoteId: string, kind: LinkKind): Promise<ShareLink | undefined> =>
  db
    .selectFrom('share_links')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('kind', '=', kind)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The newest link for the customer says how far they have come. */
export const findNewestLink = (db: Queries, quoteId: string): Promise<ShareLink | undefined> =>
  db
    .selectFrom('share_links')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('kind', '=', 'lead')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** The open link was passed on; what was first stays. */
export const markLinkSent = (
  db: Queries,
  { quoteId, channel }: { readonly quoteId: string; readonly channel: ShareChannel },
  now: Date,
) =>
  db
    .updateTable('share_links')
    .set({ sent_at: now, sent_by: channel })
    .where('quote_id', '=', quoteId)
    .where('kind', '=', 'lead')
    .where('revoked_at', 'is', null)
    .where('sent_at', 'is', null)
    .execute();

/** False when another link has the id already: then a new id is drawn. */
export const insertLink = async (db: Queries, link: NewShareLink): Promise<boolean> => {
  const row = await db
    .insertInto('share_links')
    .values(link)
    .onConflict((conflict) => conflict.column('id_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** All links of a quote, or those of one kind. */
export const revokeLinks = (
  db: Queries,
  { quoteId, kind }: { readonly quoteId: string; readonly kind?: LinkKind },
  now: Date,
) =>
  db
    .updateTable('share_links')
    .set({ revoked_at: now })
    .where('quote_id', '=', quoteId)
    .where('revoked_at', 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'lead'))
    .execute();

/** Whether this is the first time. */
export const markLink = async (
  db: Queries,
  { id, moment }: { readonly id: string; readonly moment: 'opened_at' | 'verified_at' },
  now: Date,
): Promise<boolean> => {
  const row = await db
    .updateTable('share_links')
    .set({ [moment]: now })
    .where('id', '=', id)
    .where(moment, 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** A link that invites was opened once more. */
export const countLinkOpened = (db: Queries, id: string, now: Date) =>
  db
    .updateTable('share_links')
    .set({ opens: sql<number>`opens + 1`, opened_at: sql<Date>`coalesce(opened_at, ${now})` })
    .where('id', '=', id)
    .execute();

/** The link by which an agent invites others: of several the one that ends last. */
export const findInviteLink = (db: Queries, agentId: string): Promise<ShareLink | undefined> =>
  db
    .selectFrom('share_links')
    .selectAll()
    .where('subject_kind', '=', 'agent')
    .where('subject_id', '=', agentId)
    .where('kind', '=', 'invite')
    .where('revoked_at', 'is', null)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const countLinkFailure = (db: Queries, id: string) =>
  db
    .updateTable('share_links')
    .set({ failures: sql<number>`failures + 1` })
    .where('id', '=', id)
    .execute();

export const replaceLinkHash = async (tx: Queries, id: string, hash: string): Promise<void> => {
  await tx.updateTable('share_links').set({ id_hash: hash }).where('id', '=', id).execute();
};

/** Their ids can no longer be decrypted to be shared again: sharing creates new ones. */
export const revokeEveryLink = async (tx: Queries, now: Date): Promise<void> => {
  await tx.updateTable('share_links').set({ revoked_at: now }).where('revoked_at', 'is', null).execute();
};

export const findLinkOwner = async (db: Queries, idHashes: readonly string[]): Promise<Owner | undefined> => {
  const row = await db
    .selectFrom('share_links')
    .select(['agent_id', 'quote_id'])
    .where('id_hash', 'in', idHashes)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { agentId: row.agent_id, ...(row.quote_id === null ? {} : { quoteId: row.quote_id }) };
};

/** Of quotes that another agent has from now on. */
export const moveLinksOfQuotes = async (
  tx: Queries,
  quoteIds: readonly string[],
  agentId: string,
): Promise<void> => {
  await sql`update share_links set agent_id = ${agentId} where quote_id = any(${quoteIds}::text[])`.execute(
    tx,
  );
};

/** Links of customers stay. */
export const revokeInviteLinks = async (tx: Queries, agentId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('share_links')
    .set({ revoked_at: now })
    .where('agent_id', '=', agentId)
    .where('kind', '=', 'invite')
    .where('revoked_at', 'is', null)
    .execute();
};

export const deleteLinksOfQuote = async (db: Queries, quoteId: string): Promise<void> => {
  await db.deleteFrom('share_links').where('quote_id', '=', quoteId).execute();
};

/** Payloads that the secret of the server has sealed. */
export const SEALED_LINKS: MarkedColumn = {
  table: 'share_links',
  keys: ['id'],
  column: 'payload',
  mark: 'sealed_by',
};

interface EndedInvites {
  readonly before: Date;
  readonly limit: number;
}

/**
 * Links that ended before then, locked. One with which somebody just asked for a code waits until the code is removed.
 */
export const lockEndedInvites = async (
  tx: Queries,
  { before, limit }: EndedInvites,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly id: string }>`
    select l.id from share_links l
    where l.kind = 'invite' and l.expires_at < ${before}
      and not exists (select 1 from otp_challenges c where c.link_id = l.id)
    order by l.expires_at
    limit ${limit}
    for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
};

/** Answers whose they were and how often each was opened. */
export const deleteLinks = (db: Queries, ids: readonly string[]) =>
  db.deleteFrom('share_links').where('id', 'in', ids).returning(['agent_id', 'opens']).execute();
