import type { ciEndpoints } from 'mfe-pa-ci/contract/endpoints.ts';
import type { HandoverReply } from 'mfe-pa-ci/contract/schemas/critical-illness.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { linkWorkflow } from '@payung/shared/domain/link.ts';
import type { VisitCaller } from '#core/access/caller.ts';
import { hashesByAny } from '#core/secrets/server-secrets.ts';
import type { Handler } from '#areas/area.ts';
import { requireQuote } from '#areas/quote/quote-record.ts';
import type { Services } from '#areas/services.ts';
import { forbidden, notFound, tooMany, unavailable } from '#core/http/api-refusal.ts';
import type { HandoverClaims, HandoverPartner } from '#providers/partner/partner-client.ts';
import { PA_CI_LIMITS } from '../limits.ts';
import { countHit } from '#core/access/limits.ts';
import { findLinkByHash } from '#areas/auth/links/share-links-sql.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { insertHandover } from '../sql/partner-handovers.ts';
import { HANDOVER_TEXTS } from './texts.ts';

/** The row of the very link by which the visit was opened. */
const requireLinkOfVisit = async (
  { db, ...secrets }: Pick<Services, 'db' | 'secret' | 'olderSecrets'>,
  refId: string,
  visit: VisitCaller,
): Promise<string> => {
  const link = await findLinkByHash(db, hashesByAny(secrets, 'link', refId));
  if (link === undefined || link.id !== visit.linkId || link.quote_id !== visit.quoteId) throw notFound();
  return link.id;
};

const limitHandovers = async (services: Services, quoteId: string): Promise<void> => {
  const wait = await countHit(services, PA_CI_LIMITS.limit('handovers', quoteId));
  if (wait > 0) throw tooMany(wait);
};

/** Nobody must land on a browser's error page (ruling R28). */
const requirePartner = async ({ partner }: Services): Promise<HandoverPartner> => {
  if (partner === undefined || !(await partner.isThere())) throw unavailable(HANDOVER_TEXTS.down);
  return partner;
};

/** The claims for the partner (CI-005): of the caller's request only the link, which was checked. */
const claimsOf = (quote: Quote, refId: string): HandoverClaims => ({
  refId,
  ref: 'quote',
  product: 'CI',
  workflow: linkWorkflow(quote.agent_id),
  discountPct: quote.discount_percent,
  promo: quote.promo_code,
  deepLinkStage: quote.stage,
  phone: quote.insured_phone,
  name: quote.insured_name,
});

/** A token for the partner, and the address that leads there with it. */
export const encryptForPartner: Handler<typeof ciEndpoints.encryptForPartner> = async (
  { body, caller, language },
  services,
): Promise<HandoverReply> => {
  if (caller.kind !== 'visit') throw forbidden();
  const quote = await requireQuote(services.db, caller.quoteId, PRODUCT_IDS.ci);
  const { refId } = body;
  const linkId = await requireLinkOfVisit(services, refId, caller);
  await limitHandovers(services, quote.id);
  const partner = await requirePartner(services);
  const { jti, token, address } = await partner.createToken(claimsOf(quote, refId));
  const at = services.clock.now();
  await insertHandover(services.db, { jti, quote_id: quote.id, link_id: linkId, at });
  return { encryptedData: token, address: `${address}&lang=${language}` };
};
