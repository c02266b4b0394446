import { isLinkId } from '@payung/shared/domain/link.ts';
import { countHits } from '#access/limits.ts';
import { keyedHash } from '#access/secrets.ts';
import { findLinkByHash } from '#repositories/share-links.ts';
import type { LinkWithQuote } from '#repositories/share-links.ts';
import { badRequest, tooMany } from '#http/api-refusal.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '#http/texts.ts';
import { networkFailures } from './otp-limits.ts';

export interface LinkTried {
  readonly linkId: string;
  /** Network address, for the limit of misses. */
  readonly address: string;
  /** Whether the call opens links to quotes of that product. */
  readonly isOurs?: (productId: string) => boolean;
}

/**
 * The living link behind an id. Unknown and revoked ids take the same steps and answer alike; all
 * misses count against the network (facts on six-character links).
 */
export const requireLink = async (
  services: Services,
  { linkId, address, isOurs = () => true }: LinkTried,
): Promise<LinkWithQuote> => {
  const now = services.clock.now();
  const { full, giveBack } = await countHits(services, [networkFailures('link', address)]);
  if (full[0] !== undefined) throw tooMany(full[0].seconds);
  const link = await findLinkByHash(services.db, keyedHash(services.secret, 'link', linkId));
  const isUnknown =
    link === undefined || link.revoked_at !== null || !isLinkId(linkId) || !isOurs(link.product_id);
  const isExpired = link !== undefined && link.expires_at <= now;
  if (!isUnknown && !isExpired) {
    await giveBack();
    return link;
  }
  if (isUnknown) throw badRequest(TEXTS.linkInvalid);
  const { linkExpired } = services.productOf(link.product_id);
  throw badRequest((await linkExpired?.(services)) ?? TEXTS.linkExpired);
};
