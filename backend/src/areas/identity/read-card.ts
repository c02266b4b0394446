import type { IdentityCheckResult, OcrDetails } from '@payung/shared/schemas/identity.ts';
import type { IdentityStatus } from '@payung/shared/domain/people/identity-check.ts';
import { maskIdCard } from '@payung/shared/domain/people/identity-number.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { CallerActor } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import {
  findCard,
  changeCheckStatus,
  findCheck,
  finishCheck,
  deleteIdentity,
  subjectOfRow,
} from '#areas/identity/sql/identities.ts';
import { listCards } from '#areas/identity/sql/cards-of-quote.ts';
import type { KeptCard } from '#areas/identity/sql/identities.ts';
import type { ShownQuote } from '#areas/quote/sql/quotes.ts';
import type { IdentitySubject } from '#core/database/subject.ts';
import { identityOutcome } from '@payung/shared/domain/people/identity-check.ts';
import { eventActorOf } from '#core/access/caller.ts';
import { transaction } from '#core/database/transaction.ts';
import { IdentityImageRefused } from '#providers/identity/identity-provider.ts';
import type { CheckedCard, IdentityProvider } from '#providers/identity/identity-provider.ts';
import { findQuote, lockQuote } from '#areas/quote/sql/quotes.ts';
import type { IdentityCheck } from './tables.ts';
import type { HandlerContextOf } from '../area.ts';
import { notFound } from '#core/http/api-refusal.ts';
import type { Services } from '../services.ts';
import { askProvider, hasInsured } from './begin-check.ts';
import { cleanCard, keepImage, sealedCard } from './identity-image.ts';
import type { SealedCard } from './identity-image.ts';
import { lockForResult, requireBirthDateShown } from './own/own-card.ts';

/** What was read from a card, where there is one. */
const ocrDetailsOfCard = (card: KeptCard): OcrDetails | undefined =>
  card.id_number === null
    ? undefined
    : { idNumber: card.id_number, idType: card.id_type ?? '', imageKey: card.image_key ?? '' };

/** The newest card of somebody; one that was only uploaded has an image and no number. */
export const ocrDetailsOf = async (
  db: Queries,
  subject: IdentitySubject,
): Promise<OcrDetails | undefined> => {
  const card = await findCard(db, subject);
  return card === undefined ? undefined : ocrDetailsOfCard(card);
};

/** What an agent may see: nothing of the card once the quote is sold (data minimisation). */
const seenBy = (details: OcrDetails, viewer: CallerActor['kind'], stage: Stage): OcrDetails =>
  viewer === 'agent' && isSold(stage)
    ? { idNumber: maskIdCard(details.idNumber), idType: details.idType, imageKey: '' }
    : details;

/** The card of a quote's only insured, as a field of its record; nothing without a card. */
export const ocrDetailsOfQuote = async (
  db: Queries,
  quote: ShownQuote,
  viewer: Pick<CallerActor, 'kind'>,
): Promise<{ ocrDetails?: OcrDetails }> => {
  const details = await ocrDetailsOf(db, { kind: 'quote', id: quote.id, insuredNo: 1 });
  return details === undefined ? {} : { ocrDetails: seenBy(details, viewer.kind, quote.stage) };
};

/** The cards of all insureds of a quote, by their numbers; nothing for those without one. */
export const ocrDetailsOfInsureds = async (
  db: Queries,
  quote: ShownQuote,
  viewer: Pick<CallerActor, 'kind'>,
): Promise<(insuredNo: number) => OcrDetails | undefined> => {
  const cards = await listCards(db, quote.id);
  return (insuredNo) => {
    const card = cards.get(insuredNo);
    const details = card && ocrDetailsOfCard(card);
    return details && seenBy(details, viewer.kind, quote.stage);
  };
};

/** The re-encoded picture, or none: a card without a picture still has its number. */
const pictureOf = async (
  identity: IdentityProvider,
  card: CheckedCard,
  quoteId: string,
): Promise<Buffer | undefined> => {
  if (card.imageUrl === undefined) return undefined;
  const { imageUrl } = card;
  try {
    const image = await cleanCard(await identity.readImage(imageUrl), quoteId);
    return 'jpeg' in image ? image.jpeg : undefined;
  } catch (error) {
    if (error instanceof IdentityImageRefused) return undefined;
    throw error;
  }
};

interface ReadCard {
  readonly status: IdentityStatus;
  /** Nothing where no card may be read. */
  readonly read: { readonly card: CheckedCard; readonly picture: SealedCard | undefined } | undefined;
}

/** Locks the quote. Saves nothing when it was sold, or the insured person removed, while the card was checked. */
const canSaveCard = async (
  tx: Queries,
  { products }: Pick<Services, 'products'>,
  { id, insuredNo }: IdentitySubject,
): Promise<boolean> => {
  const quote = await lockQuote(tx, id);
  if (quote === undefined || isSold(quote.stage)) return false;
  return hasInsured(tx, products.shown(quote.product_id), { quote, insuredNo });
};

const keepResult = (services: Services, check: IdentityCheck, { status, read }: ReadCard): Promise<void> =>
  transaction(services.db, async (tx) => {
    const now = services.clock.now();
    const { transaction_id } = check;
    const subject = subjectOfRow(check);
    const isOfQuote = subject.kind === 'quote';
    const mayChange = await (isOfQuote ? canSaveCard(tx, services, subject) : lockForResult(tx, subject));
    const current = await findCheck(tx, transaction_id);
    // A concurrent request has stored the result already.
    if (current === undefined || current.finished_at !== null) return;
    const maySave = mayChange && current.replaced_at === null;
    if (read === undefined || !maySave) {
      const nothing = { id_number: null, id_type: null, image_key: null };
      return void (await finishCheck(tx, { transaction_id, status, ...nothing }, now));
    }
    const { card, picture } = read;
    if (picture === undefined) await deleteIdentity(tx, subject);
    const image_key = picture ? await keepImage(tx, services, { subject, picture }) : null;
    const result = { status, id_number: card.idNumber, id_type: card.idType, image_key };
    await finishCheck(tx, { transaction_id, ...result }, now);
  });

/**
 * A person at the provider may have decided meanwhile. Only the status is updated: what follows from it
 * is decided by staff (ruling R58).
 */
const readDecision = async (services: Services, check: IdentityCheck): Promise<IdentityCheck> => {
  const { identity, db } = services;
  const mayFollow = check.status === 'needs_review' && check.replaced_at === null;
  if (check.subject_kind === 'quote' || !mayFollow || identity === undefined) return check;
  const { status } = await askProvider(() => identity.readResult(check.transaction_id));
  if (status === undefined || status === check.status) return check;
  await changeCheckStatus(db, { transaction_id: check.transaction_id, status });
  return { ...check, status };
};

/** Asks the provider until it has decided, then never again about what the card says. */
const settle = async (services: Services, check: IdentityCheck): Promise<IdentityCheck> => {
  const { identity } = services;
  if (check.finished_at !== null) return readDecision(services, check);
  if (identity === undefined) return check;
  const { status, card } = await askProvider(() => identity.readResult(check.transaction_id));
  if (status === undefined) return check;
  const { mayRead } = identityOutcome(status);
  // Decided, but the card is not read yet.
  if (mayRead && card === undefined) return { ...check, status };
  const jpeg =
    mayRead && card ? await askProvider(() => pictureOf(identity, card, check.subject_id)) : undefined;
  const picture = jpeg && (await sealedCard(services, jpeg));
  const read = mayRead && card ? { card, picture } : undefined;
  await keepResult(services, check, { status, read });
  return (await findCheck(services.db, check.transaction_id)) ?? check;
};

const replyOf = (
  check: IdentityCheck,
  see: (details: OcrDetails) => OcrDetails = (details) => details,
): IdentityCheckResult => {
  const details = ocrDetailsOfCard(check);
  return {
    ...(check.status === null ? {} : { status: check.status }),
    ...(details === undefined ? {} : { ocrDetails: see(details) }),
  };
};

/** What the provider read, never what a browser says (IDV-012, IDV-013). */
export const readCard = async (
  { query, caller }: HandlerContextOf<'ocrDetails'>,
  services: Services,
): Promise<IdentityCheckResult> => {
  const found = await findCheck(services.db, query.transactionId);
  if (found === undefined) throw notFound();
  if (found.subject_kind !== 'quote') {
    await requireBirthDateShown(services, caller);
    return replyOf(await settle(services, found));
  }
  const quote = await findQuote(services.db, found.subject_id);
  if (quote === undefined) throw notFound();
  const viewer = eventActorOf(caller).kind;
  return replyOf(await settle(services, found), (details) => seenBy(details, viewer, quote.stage));
};
