import { linkExpiresAt, linkWorkflow } from '@payung/shared/domain/link.ts';
import { checkPhoneForOtp } from '@payung/shared/domain/people/phone.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { requireAgent } from '#core/access/caller.ts';
import { createId, createLinkId, keyedHash, openPayload, sealPayload } from '#core/access/secrets.ts';
import { markOf, openedByAny } from '#core/secrets/server-secrets.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { lockQuote, insertReferralOnce } from '#areas/quote/sql/quotes.ts';
import { endVisits } from '#core/access/sql/sessions.ts';
import { findOpenLink, insertLink, revokeLinks } from '#areas/auth/links/share-links-sql.ts';
import type { LinkKind, ShareLink } from '#areas/auth/tables.ts';
import type { Quote } from './tables.ts';
import type { HandlerContextOf } from '../area.ts';
import { notFound, refused } from '#core/http/api-refusal.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '#core/http/texts.ts';
import { validatePhone } from './update-quote.ts';

interface LinkPayload {
  readonly linkId: string;
}

const MAX_DRAWS = 5;
/** Wrong codes at a link after which the agent shares another one. */
const MOST_FAILURES = 10;
// In the last day of a link a new one is created.
const FRESH_MS = 86_400_000;

const kindOf = (query: HandlerContextOf<'generateLink'>['query']): LinkKind => {
  if (query.isEPdfLink !== 'true') return 'lead';
  return query.pdfType === 'quickQuote' ? 'quotation' : 'policy';
};

const isStillValid = (link: ShareLink, now: Date): boolean =>
  link.failures < MOST_FAILURES && link.expires_at.getTime() - now.getTime() > FRESH_MS;

interface ShareContext {
  readonly tx: Queries;
  readonly secret: string;
  readonly quote: Quote;
  readonly kind: LinkKind;
  readonly now: Date;
}

const drawLink = async ({ tx, secret, quote, kind, now }: ShareContext): Promise<ShareLink> => {
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const id = createId();
    const linkId = createLinkId();
    const isNew = await insertLink(tx, {
      id,
      id_hash: keyedHash(secret, 'link', linkId),
      // Who shared the link (SHELL-020).
      payload: sealPayload(secret, id, { linkId, ...linkWorkflow(quote.agent_id) }),
      sealed_by: markOf(secret),
      kind,
      subject_kind: 'quote',
      subject_id: quote.id,
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

/** The existing link while it is valid; otherwise a new one. */
const openOrRotate = async (sharing: ShareContext): Promise<ShareLink> => {
  const { tx, quote, kind, now } = sharing;
  const open = await findOpenLink(tx, quote.id, kind);
  if (open !== undefined && isStillValid(open, now)) return open;
  await revokeLinks(tx, { quoteId: quote.id, kind }, now);
  return drawLink(sharing);
};

interface SharedQuote {
  readonly quoteId: string;
  /** Where the call serves one product alone. */
  readonly productId?: string;
  readonly kind: LinkKind;
}

interface SharedLink {
  readonly link: string;
  readonly expiresAt: string;
}

/** The address of a link to the quote, which is locked: the one that is out, or a new one. */
export const linkTo = async (
  services: Pick<Services, 'secret' | 'olderSecrets' | 'clock' | 'products' | 'publicUrl'>,
  { tx, quote, kind }: Pick<ShareContext, 'tx' | 'quote' | 'kind'>,
): Promise<SharedLink> => {
  const { secret, clock, products, publicUrl } = services;
  const link = await openOrRotate({ tx, secret, quote, kind, now: clock.now() });
  const opened = openedByAny(services, (by) => openPayload(by, link.id, link.payload));
  const { linkId } = opened as LinkPayload;
  const { linkPrefix } = products.sold(quote.product_id);
  return { link: `${publicUrl}/app/${linkPrefix}/${linkId}`, expiresAt: link.expires_at.toISOString() };
};

/**
 * A link to the quote, which is locked, in a message to its customer; empty without a valid phone, to which the code that
 * opens it is sent, and where no page shows its product any more.
 */
export const linkForCustomer = async (
  services: Parameters<typeof linkTo>[0],
  { tx, quote }: Pick<ShareContext, 'tx' | 'quote'>,
): Promise<string> =>
  checkPhoneForOtp(quote.insured_phone) === undefined &&
  services.products.known(quote.product_id) !== undefined
    ? (await linkTo(services, { tx, quote, kind: 'lead' })).link
    : '';

/** A link of the kind to the quote, at the address of its product. */
export const shareQuote = async (
  services: Services,
  { quoteId, productId, kind }: SharedQuote,
): Promise<SharedLink> => {
  const { db, clock } = services;
  return transaction(db, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (quote === undefined || (productId ?? quote.product_id) !== quote.product_id) throw notFound();
    // The code goes to this phone: without it nobody could open the link (ruling K61).
    if (quote.insured_phone === '') throw refused(TEXTS.phoneMissing);
    validatePhone(quote.insured_phone);
    if (kind === 'policy' && !isSold(quote.stage)) throw refused(TEXTS.notSold);
    if (kind === 'lead') await insertReferralOnce(tx, quote, clock.now());
    return linkTo(services, { tx, quote, kind });
  });
};

/** Agents share their quotes; customers have the links to their own documents alone. */
export const generateLink = async (
  { caller, query }: HandlerContextOf<'generateLink'>,
  services: Services,
): Promise<SharedLink> => {
  const kind = kindOf(query);
  if (kind === 'lead') requireAgent(caller);
  return shareQuote(services, { quoteId: query.quoteId, kind });
};

/** Ends every link of the quote, and the visits that they opened. */
export const revokeLink = async (context: HandlerContextOf<'revokeLink'>, services: Services) => {
  const now = services.clock.now();
  const { quoteId } = context.body;
  await transaction(services.db, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (quote === undefined) throw notFound();
    await revokeLinks(tx, { quoteId }, now);
    await endVisits(tx, quoteId, now);
    await services.products.shown(quote.product_id).endHandoffs?.(tx, quoteId, now);
  });
  return { message: TEXTS.linkRevoked[context.language] };
};
