import type { RecentQuote } from '@payung/shared/schemas/agent.ts';
import type { ShareLink } from '#areas/auth/tables.ts';

type LinkMoments = Pick<ShareLink, 'expires_at' | 'revoked_at' | 'sent_at' | 'opened_at' | 'verified_at'>;

/** How far the customer has come with a link: what they did goes before what the agent pressed. */
export const linkStateOf = (link: LinkMoments, now: Date): RecentQuote['link'] => {
  if (link.revoked_at !== null) return 'revoked';
  if (link.verified_at !== null) return 'verified';
  if (link.expires_at <= now) return 'expired';
  if (link.opened_at !== null) return 'opened';
  return link.sent_at === null ? 'none' : 'sent';
};
