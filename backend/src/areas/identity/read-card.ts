import type {
  IdentityCheck as IdentityCheckReply,
  IdentityStatus,
} from '@payung/shared/api/endpoints/identity.ts';
import { identityOutcome } from '@payung/shared/domain/people/identity-outcome.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { eventActorOf } from '#access/event-actor.ts';
import { transaction } from '#database/transaction.ts';
import { IdentityImageRefused } from '#providers/identity/identity-provider.ts';
import type { CheckedCard, IdentityProvider } from '#providers/identity/identity-provider.ts';
import { findQuote, lockQuote } from '#repositories/quotes.ts';
import type { IdentityCheck } from '#repositories/tables.ts';
import type { HandlerContextOf } from '../handler.ts';
import { notFound } from '#http/api-refusal.ts';
import type { Services } from '../services.ts';
import { askProvider } from './begin-check.ts';
import { cleanCard } from './clean-card.ts';
import { hasInsured } from './identity-subject.ts';
import { findCheck, finishCheck, forgetIdentity, subjectOfRow } from '#repositories/identities.ts';
import { keepImage } from './keep-image.ts';
import { ocrDetailsOfCard, seenBy } from './ocr-details-of.ts';

/** The picture drawn anew, or none: a card without a picture still has its number. */
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
  readonly read: { readonly card: CheckedCard; readonly jpeg: Buffer | undefined } | undefined;
}

const keepResult = (services: Services, check: IdentityCheck, { status, read }: ReadCard): Promise<void> =>
  transaction(services.db, async (tx) => {
    const now = services.clock.now();
    const { transaction_id } = check;
    const subject = subjectOfRow(check);
    const quote = await lockQuote(tx, subject.id);
    const current = await findCheck(tx, transaction_id);
    // A concurrent request has stored the result already.
    if (current === undefined || current.finished_at !== null) return;
    // Sold while the card was checked: the policy keeps the card that it was sold with. Or left out meanwhile.
    const isWanted =
      quote !== undefined &&
      !isSold(quote.stage) &&
      (await hasInsured(tx, services.productOf(quote.product_id), { quote, insuredNo: subject.insuredNo }));
    if (read === undefined || !isWanted) {
      const nothing = { id_number: null, id_type: null, image_key: null };
      return void (await finishCheck(tx, { transaction_id, status, ...nothing }, now));
    }
    const { card, jpeg } = read;
    if (jpeg === undefined) await forgetIdentity(tx, subject);
    const image_key = jpeg ? await keepImage(tx, services, { subject, jpeg }) : null;
    const result = { status, id_number: card.idNumber, id_type: card.idType, image_key };
    await finishCheck(tx, { transaction_id, ...result }, now);
  });

/** Asks the provider until it has decided, then never again. */
const settle = async (services: Services, check: IdentityCheck): Promise<IdentityCheck> => {
  const { identity } = services;
  if (check.finished_at !== null || identity === undefined) return check;
  const { status, card } = await askProvider(() => identity.readResult(check.transaction_id));
  if (status === undefined) return check;
  const { mayRead } = identityOutcome(status);
  // Decided, but the card is not read yet.
  if (mayRead && card === undefined) return { ...check, status };
  const read =
    mayRead && card
      ? { card, jpeg: await askProvider(() => pictureOf(identity, card, check.subject_id)) }
      : undefined;
  await keepResult(services, check, { status, read });
  return (await findCheck(services.db, check.transaction_id)) ?? check;
};

/** What the provider read, never what a browser says (IDV-012, IDV-013). */
export const readCard = async (
  { query, caller }: HandlerContextOf<'ocrDetails'>,
  services: Services,
): Promise<IdentityCheckReply> => {
  const found = await findCheck(services.db, query.transactionId);
  const quote = found && (await findQuote(services.db, found.subject_id));
  if (found === undefined || quote === undefined) throw notFound();
  const check = await settle(services, found);
  const details = ocrDetailsOfCard(check);
  return {
    ...(check.status === null ? {} : { status: check.status as IdentityStatus }),
    ...(details === undefined ? {} : { ocrDetails: seenBy(details, eventActorOf(caller).kind, quote.stage) }),
  };
};
