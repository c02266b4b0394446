import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import type { LinkKind, NewShareLink, ShareLink } from '#areas/auth/tables.ts';
import type { Quote } from '#areas/quote/tables.ts';

/** A link with what may be said of it; one query, so that links of every kind and unknown ones cost the same. */
export const findLinkByHash = (db: Queries, idHash: string) =>
  db
    .selectFrom('share_links as l')
    .leftJoin('quotes as q', 'q.id', 'l.quote_id')
    .innerJoin('agents as a', 'a.id', 'l.agent_id')
    .select(['l.id', 'l.kind', 'l.agent_id', 'l.expires_at', 'l.revoked_at'])
    .select(['q.id as quote_id', 'q.product_id', 'q.stage', 'q.insured_phone'])
    .select(['a.first_name as inviter', 'a.last_name', 'a.status', 'a.user_type', 'a.referral_code'])
    .where('l.id_hash', '=', idHash)
    .executeTakeFirst();

export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLinkByHash>>>;
/** A link to a quote. */
export type LinkWithQuote = FoundLink & {
  readonly quote_id: string;
  readonly product_id: string;
  readonly stage: Quote['stage'];
  readonly insured_phone: string;
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

export const markLink = (
  db: Queries,
  { id, moment }: { readonly id: string; readonly moment: 'opened_at' | 'verified_at' },
  now: Date,
) =>
  db
    .updateTable('share_links')
    .set({ [moment]: now })
    .where('id', '=', id)
    .where(moment, 'is', null)
    .execute();

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
