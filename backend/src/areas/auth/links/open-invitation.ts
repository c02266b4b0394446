import type { DecryptedLink } from '@payung/shared/api/endpoints/auth.ts';
import { publicCardOf } from '#areas/agents/sql/public-cards.ts';
import { countLinkOpened, markLink } from './share-links-sql.ts';
import type { FoundLink } from './share-links-sql.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { inConstantTime } from '../constant-time-reply.ts';
import { isInvite, isQuoteLink, requireAnyLink } from './link-state.ts';

/** Opens links that invite an agent as well (ruling R57). */
const OPENER_OF_INVITES = 'decryptLink';

/** Nobody's product, so that no page of a product opens it. */
const NO_PRODUCT = '';

/** Who invites, and what strangers may see of them. */
const inviteOf = async (services: Services, link: FoundLink): Promise<DecryptedLink> => {
  await countLinkOpened(services.db, link.id, services.clock.now());
  const card = await publicCardOf(services.db, link.agent_id);
  return {
    productId: NO_PRODUCT,
    inviter: `${link.inviter} ${link.last_name}`.trim(),
    invite: { referralCode: link.referral_code, ...(card === undefined ? {} : { card }) },
  };
};

/**
 * Who invites to what. `opener` names the call: a link to a product that another call opens is answered
 * like one that does not exist, in the same time.
 */
export const openInvitation = (
  opener: string,
  context: HandlerContextOf<'decryptLink'>,
  services: Services,
): Promise<DecryptedLink> =>
  inConstantTime(async () => {
    const { caller, query, address } = context;
    const isOurs = (link: FoundLink): boolean =>
      isQuoteLink(link)
        ? services.productOf(link.product_id).linksOpenedBy === opener
        : opener === OPENER_OF_INVITES && isInvite(link);
    const link = await requireAnyLink(services, { linkId: query.id, address }, isOurs);
    if (!isQuoteLink(link)) return inviteOf(services, link);
    await markLink(services.db, { id: link.id, moment: 'opened_at' }, services.clock.now());
    const invitation = { productId: link.product_id, inviter: link.inviter };
    // The rest belongs to whoever proved the phone on this very quote (ruling K61).
    if (caller.kind !== 'visit' || caller.quoteId !== link.quote_id) return invitation;
    return { ...invitation, quoteId: link.quote_id, stage: link.stage };
  });
