import { isLinkId } from '@payung/shared/domain/link.ts';
import { mayInvite } from '@payung/shared/domain/people/user-home.ts';
import { countHits } from '#core/access/limits.ts';
import { keyedHash } from '#core/access/secrets.ts';
import { findLinkByHash } from './share-links-sql.ts';
import type { FoundLink, LinkWithQuote } from './share-links-sql.ts';
import type { Agent } from '#areas/agents/tables.ts';
import { badRequest, tooMany } from '#core/http/api-refusal.ts';
import type { Services } from '#areas/services.ts';
import { TEXTS } from '#core/http/texts.ts';
import { networkFailures } from '../otp-limits.ts';

interface LinkTried {
  readonly linkId: string;
  /** Network address, for the limit of misses. */
  readonly address: string;
}

/** Whether an agent may bring others in: Support and Staff do not, nor does anybody who is not active. */
export const isInviter = ({ status, user_type }: Pick<Agent, 'status' | 'user_type'>): boolean =>
  status === 'active' && mayInvite(user_type);

export const isQuoteLink = (link: FoundLink): link is LinkWithQuote => link.quote_id !== null;
export const isInvite = (link: FoundLink): boolean => link.kind === 'invite' && isInviter(link);

/**
 * The living link behind an id, of a kind that the call opens. Unknown, revoked and other links take the same steps
 * and answer alike; all misses count against the network (facts on six-character links).
 */
export const requireAnyLink = async (
  services: Services,
  { linkId, address }: LinkTried,
  isOurs: (link: FoundLink) => boolean,
): Promise<FoundLink> => {
  const now = services.clock.now();
  const { full, giveBack } = await countHits(services, [networkFailures('link', address)]);
  if (full[0] !== undefined) throw tooMany(full[0].seconds);
  const link = await findLinkByHash(services.db, keyedHash(services.secret, 'link', linkId));
  const isUnknown = link === undefined || link.revoked_at !== null || !isLinkId(linkId) || !isOurs(link);
  const isExpired = link !== undefined && link.expires_at <= now;
  if (!isUnknown && !isExpired) {
    await giveBack();
    return link;
  }
  if (isUnknown) throw badRequest(TEXTS.linkInvalid);
  const { linkExpired } = isQuoteLink(link) ? services.productOf(link.product_id) : {};
  throw badRequest((await linkExpired?.(services)) ?? TEXTS.linkExpired);
};

/** The living link to a quote. */
export const requireLink = async (services: Services, tried: LinkTried): Promise<LinkWithQuote> => {
  const link = await requireAnyLink(services, tried, isQuoteLink);
  if (!isQuoteLink(link)) throw badRequest(TEXTS.linkInvalid);
  return link;
};
