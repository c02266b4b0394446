import { isLinkId } from '@payung/shared/domain/link.ts';
import { OTP } from '@payung/shared/domain/people/otp.ts';
import { keyedHash } from '#access/secrets.ts';
import { countHit, secondsBlocked } from '#repositories/limits.ts';
import type { Limit } from '#repositories/limits.ts';
import { findLinkByHash } from '#repositories/share-links.ts';
import type { LinkWithQuote } from '#repositories/share-links.ts';
import { badRequest, tooMany } from '#http/api-refusal.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '#http/texts.ts';

/** Network addresses are stored as keyed hashes only. */
export const addressBucket = (services: Services, purpose: string, address: string): string =>
  `${purpose}:${keyedHash(services.secret, 'address', address)}`;

const missesOf = (services: Services, address: string): Limit => ({
  bucket: addressBucket(services, 'link-miss', address),
  most: OTP.failuresPerAddressPerHour,
  windowSeconds: 3600,
});

export interface LinkTried {
  readonly linkId: string;
  /** Network address, for the limit of misses. */
  readonly address: string;
  /** Whether the call opens links to quotes of that product. */
  readonly isOurs?: (productId: string) => boolean;
}

/**
 * The living link behind an id. Unknown and revoked ids take the same steps and answer alike; all
 * misses count against the address (facts on six-character links).
 */
export const requireLink = async (
  services: Services,
  { linkId, address, isOurs = () => true }: LinkTried,
): Promise<LinkWithQuote> => {
  const now = services.clock.now();
  const misses = missesOf(services, address);
  const wait = await secondsBlocked(services.db, misses, now);
  if (wait > 0) throw tooMany(wait);
  const link = await findLinkByHash(services.db, keyedHash(services.secret, 'link', linkId));
  const isUnknown =
    link === undefined || link.revoked_at !== null || !isLinkId(linkId) || !isOurs(link.product_id);
  const isExpired = link !== undefined && link.expires_at <= now;
  if (!isUnknown && !isExpired) return link;
  await countHit(services.db, misses, now);
  if (isUnknown) throw badRequest(TEXTS.linkInvalid);
  const { linkExpired } = services.productOf(link.product_id);
  throw badRequest((await linkExpired?.(services)) ?? TEXTS.linkExpired);
};
