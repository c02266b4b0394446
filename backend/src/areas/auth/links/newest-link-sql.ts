import { sql } from 'kysely';
import type { LinkState } from '@payung/shared/domain/lists/quote-state.ts';
import { linkStateOf } from './link-state.ts';

/** The newest share link for the customer of a quote; all null where there is none. */
export interface NewestLinkRow {
  readonly link_revoked_at: Date | null;
  readonly link_sent_at: Date | null;
  readonly link_opened_at: Date | null;
  readonly link_verified_at: Date | null;
  readonly link_expires_at: Date | null;
}

/** To the quotes table, called q. */
export const joinNewestLink = sql`left join lateral (
  select l.revoked_at, l.sent_at, l.opened_at, l.verified_at, l.expires_at from share_links l
  where l.quote_id = q.id and l.kind = 'lead'
  order by l.created_at desc, l.id limit 1
) link on true`;

export const newestLinkColumns = sql`link.revoked_at as link_revoked_at, link.sent_at as link_sent_at,
  link.opened_at as link_opened_at, link.verified_at as link_verified_at, link.expires_at as link_expires_at`;

/** How far the customer has come; `none` also where nobody has passed the link on. */
export const linkStateOfRow = (row: NewestLinkRow, now: Date): LinkState =>
  row.link_expires_at === null
    ? 'none'
    : linkStateOf(
        {
          expires_at: row.link_expires_at,
          revoked_at: row.link_revoked_at,
          sent_at: row.link_sent_at,
          opened_at: row.link_opened_at,
          verified_at: row.link_verified_at,
        },
        now,
      );
