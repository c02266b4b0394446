import { greetingName } from '@payung/shared/domain/people/greeting-name.ts';
import { readLinkId } from '@payung/shared/routes/copied-link.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { countMiss, provenPage } from '#core/access/proof.ts';
import { hashesByAny } from '#core/secrets/server-secrets.ts';
import { wrongLinks } from '../otp-limits.ts';
import { inConstantTime, isQuoteLink } from './open-link.ts';
import { findLinkByHash } from './share-links-sql.ts';

/**
 * Whom the customer of an expired link asks for a new one: the agent's name and the number of their work. For unknown,
 * revoked and valid links, and agents who left, nobody is named, in the same time. Each question counts as a miss.
 */
export const expiredLink = ({ query, address, shown }: HandlerContextOf<'expiredLink'>, services: Services) =>
  inConstantTime(async () => {
    const linkId = readLinkId(query.id);
    const isPaid = async () => (await provenPage(services, shown, query.id)) !== undefined;
    await countMiss(services, { limit: wrongLinks(address), subject: linkId, isPaid });
    const link = await findLinkByHash(services.db, hashesByAny(services, 'link', linkId));
    const isNamed =
      link !== undefined &&
      isQuoteLink(link) &&
      link.revoked_at === null &&
      link.expires_at <= services.clock.now() &&
      link.status === 'active';
    return isNamed
      ? { agent: { name: greetingName(`${link.inviter} ${link.last_name}`), phone: link.agent_phone } }
      : {};
  });
