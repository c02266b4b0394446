import type { DecryptedLink } from '@payung/shared/api/endpoints/auth.ts';
import { markLink } from '#repositories/share-links.ts';
import type { HandlerContextOf } from '../handler.ts';
import type { Services } from '../services.ts';
import { inConstantTime } from './constant-time-reply.ts';
import { requireLink } from './link-state.ts';

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
    const isOurs = (productId: string) => services.productOf(productId).linksOpenedBy === opener;
    const link = await requireLink(services, { linkId: query.id, address, isOurs });
    await markLink(services.db, { id: link.id, moment: 'opened_at' }, services.clock.now());
    const invitation = { productId: link.product_id, inviter: link.inviter };
    // The rest belongs to whoever proved the phone on this very quote (ruling K61).
    if (caller.kind !== 'visit' || caller.quoteId !== link.quote_id) return invitation;
    return { ...invitation, quoteId: link.quote_id, stage: link.stage };
  });
