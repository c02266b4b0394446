import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { countHits } from '#core/access/limits.ts';
import { keyedHash } from '#core/access/secrets.ts';
import { tooMany } from '#core/http/api-refusal.ts';
import { networkFailures } from '../otp-limits.ts';
import { inConstantTime, isQuoteLink } from './open-link.ts';
import { findLinkByHash } from './share-links-sql.ts';

/**
 * Whom the customer of an expired link asks for a new one: the agent's name and the number of their work. For unknown,
 * revoked and valid links, and agents who left, nobody is named, in the same time. Each question counts as a miss.
 */
export const expiredLink = ({ query, address }: HandlerContextOf<'expiredLink'>, services: Services) =>
  inConstantTime(async () => {
    const { full } = await countHits(services, [networkFailures('link', address)]);
    if (full[0] !== undefined) throw tooMany(full[0].seconds);
    const link = await findLinkByHash(services.db, keyedHash(services.secret, 'link', query.id));
    const isNamed =
      link !== undefined &&
      isQuoteLink(link) &&
      link.revoked_at === null &&
      link.expires_at <= services.clock.now() &&
      link.status === 'active';
    return isNamed ? { agent: { name: link.inviter, phone: link.agent_phone } } : {};
  });
