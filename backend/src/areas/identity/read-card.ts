import type { IdentityStatus, OcrDetails } from '@payung/shared/api/endpoints/identity.ts';
import { identityOutcome } from '@payung/shared/domain/identity-outcome.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { transaction } from '#database/transaction.ts';
import { IdentityImageRefused } from '#providers/identity/identity-provider.ts';
import type { CheckedCard, IdentityProvider } from '#providers/identity/identity-provider.ts';
import { findQuote, lockQuote } from '#repositories/quotes.ts';
import type { IdentityCheck } from '#repositories/tables.ts';
import type { AskOf } from '../area.ts';
import { absent } from '../refusal.ts';
import type { Services } from '../services.ts';
import { askProvider } from './begin-check.ts';
import { cleanImage } from './clean-image.ts';
import { findCheck, finishCheck, forgetIdentities, ocrDetailsOfCheck, seenBy } from './identities.ts';
import { keepImage } from './keep-image.ts';

/** The picture drawn anew, or none: a card without a picture still has its number. */
const pictureOf = async (identity: IdentityProvider, card: CheckedCard): Promise<Buffer | undefined> => {
  if (card.imageUrl === undefined) return undefined;
  const { imageUrl } = card;
  try {
    const image = await cleanImage(await identity.readImage(imageUrl));
    return 'jpeg' in image ? image.jpeg : undefined;
  } catch (error) {
    if (error instanceof IdentityImageRefused) return undefined;
    throw error;
  }
};

const keepResult = (
  services: Services,
  check: IdentityCheck,
  status: IdentityStatus,
  read: { readonly card: CheckedCard; readonly jpeg: Buffer | undefined } | undefined,
): Promise<void> =>
  transaction(services.db, async (tx) => {
    const now = services.clock.now();
    const quote = await lockQuote(tx, check.quote_id);
    const current = await findCheck(tx, check.transaction_id);
    // Somebody else asked at the same time and was first.
    if (current === undefined || current.finished_at !== null) return;
    // Sold while the card was checked: the policy keeps the card that it was sold with.
    if (read === undefined || quote === undefined || isSold(quote.stage)) {
      const nothing = { status, id_number: null, id_type: null, image_key: null };
      return void (await finishCheck(tx, check.transaction_id, nothing, now));
    }
    if (read.jpeg === undefined) await forgetIdentities(tx, [check.quote_id]);
    const image_key = read.jpeg ? await keepImage(tx, services, check.quote_id, read.jpeg) : null;
    const { idNumber, idType } = read.card;
    const result = { status, id_number: idNumber, id_type: idType, image_key };
    await finishCheck(tx, check.transaction_id, result, now);
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
    mayRead && card ? { card, jpeg: await askProvider(() => pictureOf(identity, card)) } : undefined;
  await keepResult(services, check, status, read);
  return (await findCheck(services.db, check.transaction_id)) ?? check;
};

/** What the provider read, never what a browser says (IDV-012, IDV-013). */
export const readCard = async (ask: AskOf<'ocrDetails'>, services: Services) => {
  const found = await findCheck(services.db, ask.query.transactionId);
  const quote = found && (await findQuote(services.db, found.quote_id));
  if (found === undefined || quote === undefined) throw absent();
  const check = await settle(services, found);
  const details = ocrDetailsOfCheck(check);
  const viewer = ask.caller.kind === 'agent' ? 'agent' : 'customer';
  return {
    details: {
      ...(check.status === null ? {} : { status: check.status as IdentityStatus }),
      ...(details === undefined
        ? {}
        : { ocrDetails: seenBy(details, viewer, quote.stage) satisfies OcrDetails }),
    },
  };
};
