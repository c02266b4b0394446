import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import { markLink } from '#repositories/share-links.ts';
import type { AskOf } from '../area.ts';
import type { Services } from '../services.ts';
import { inEqualTime } from './equal-time.ts';
import { requireLink } from './link-state.ts';

/**
 * Who invites to what. A link to a product that another call opens is answered like one that does not
 * exist, in the same time.
 */
export const openInvitation = (
  opener: EndpointName,
  ask: AskOf<'decryptLink' | 'decryptHomeLink'>,
  services: Services,
) =>
  inEqualTime(async () => {
    const isOurs = (productId: string) => services.productOf(productId).linksOpenedBy === opener;
    const link = await requireLink(services, ask.query.id, ask.address, isOurs);
    await markLink(services.db, link.id, 'opened_at', services.clock.now());
    const invitation = { productId: link.product_id, fullName: link.inviter };
    // The rest belongs to whoever proved the phone on this very quote (ruling K61).
    if (ask.caller.kind !== 'customer' || ask.caller.quoteId !== link.quote_id) return { data: invitation };
    return { data: { ...invitation, quoteId: link.quote_id, stage: link.stage } };
  });
