import { linkExpiresAt, linkWorkflow } from '@payung/shared/domain/link.ts';
import { OTP } from '@payung/shared/domain/otp.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { createId, createLinkId, keyedHash, openPayload, sealPayload } from '#access/secrets.ts';
import type { Queries } from '#database/database.ts';
import { transaction } from '#database/transaction.ts';
import { lockQuote } from '#repositories/quotes.ts';
import { insertReferralOnce } from '#repositories/referrals.ts';
import { endVisits } from '#repositories/sessions.ts';
import { findOpenLink, insertLink, revokeLinks } from '#repositories/share-links.ts';
import type { LinkKind, Quote, ShareLink } from '#repositories/tables.ts';
import type { AskOf } from '../area.ts';
import { absent, refused } from '../refusal.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '../texts.ts';

interface LinkPayload {
  readonly linkId: string;
}

const MOST_DRAWS = 5;
// A link in its last day is not worth sending: asking again draws a fresh one.
const FRESH_MS = 86_400_000;

const kindOf = (query: AskOf<'generateLink'>['query']): LinkKind => {
  if (query.isEPdfLink !== 'true') return 'lead';
  return query.pdfType === 'quickQuote' ? 'quotation' : 'policy';
};

const isStillGood = (link: ShareLink, now: Date): boolean =>
  link.failures < OTP.failuresPerLink && link.expires_at.getTime() - now.getTime() > FRESH_MS;

const drawLink = async (
  services: Services,
  tx: Queries,
  quote: Quote,
  kind: LinkKind,
  now: Date,
): Promise<ShareLink> => {
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const id = createId();
    const linkId = createLinkId();
    const isNew = await insertLink(tx, {
      id,
      id_hash: keyedHash(services.secret, 'link', linkId),
      // Who is behind the link, for whoever records it (SHELL-020).
      payload: sealPayload(services.secret, id, { linkId, ...linkWorkflow(quote.agent_id) }),
      kind,
      quote_id: quote.id,
      agent_id: quote.agent_id,
      created_at: now,
      expires_at: new Date(linkExpiresAt(now.getTime())),
    });
    const link = isNew ? await findOpenLink(tx, quote.id, kind) : undefined;
    if (link !== undefined) return link;
  }
  throw new Error('No free link id was drawn');
};

/** The link that is out already while it is good; else a new one in its place. */
const openOrRotate = async (services: Services, tx: Queries, quote: Quote, kind: LinkKind, now: Date) => {
  const open = await findOpenLink(tx, quote.id, kind);
  if (open !== undefined && isStillGood(open, now)) return open;
  await revokeLinks(tx, quote.id, kind, now);
  return drawLink(services, tx, quote, kind, now);
};

/** A link of the kind to the quote, at the address of its product. */
export const shareQuote = async (
  services: Services,
  { quoteId, productId, kind }: { quoteId: string; productId?: string; kind: LinkKind },
) => {
  const now = services.clock.now();
  const { link, prefix } = await transaction(services.db, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (quote === undefined || (productId ?? quote.product_id) !== quote.product_id) throw absent();
    // The code goes to this phone: without it nobody could open the link (ruling K61).
    if (quote.insured_phone === '') throw refused(TEXTS.phoneMissing);
    if (kind === 'policy' && !isSold(quote.stage)) throw refused(TEXTS.notSold);
    if (kind === 'lead') await insertReferralOnce(tx, quote, now);
    return {
      link: await openOrRotate(services, tx, quote, kind, now),
      prefix: services.productOf(quote.product_id).linkPrefix,
    };
  });
  const { linkId } = openPayload(services.secret, link.id, link.payload) as LinkPayload;
  return {
    link: `${services.publicUrl}/app/${prefix}/${linkId}`,
    expiresAt: link.expires_at.toISOString(),
  };
};

export const generateLink = (ask: AskOf<'generateLink'>, services: Services) =>
  shareQuote(services, { quoteId: ask.query.quoteId, kind: kindOf(ask.query) });

/** Ends every link of the quote, and the visits that they opened. */
export const revokeLink = async (ask: AskOf<'revokeLink'>, services: Services) => {
  const now = services.clock.now();
  await transaction(services.db, async (tx) => {
    await revokeLinks(tx, ask.body.quoteId, undefined, now);
    await endVisits(tx, ask.body.quoteId, now);
  });
  return { message: TEXTS.linkRevoked[ask.language] };
};
