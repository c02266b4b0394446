import type { OcrDetails } from '@payung/shared/api/endpoints/identity.ts';
import { maskIdCard } from '@payung/shared/domain/people/identity-number.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { CallerActor } from '#core/access/event-actor.ts';
import type { Queries } from '#core/database/database.ts';
import { findCard } from '#areas/identity/sql/identities.ts';
import { listCards } from '#areas/identity/sql/cards-of-quote.ts';
import type { KeptCard } from '#areas/identity/sql/identities.ts';
import type { ShownQuote } from '#areas/quote/sql/quotes.ts';
import type { IdentitySubject } from '#core/database/subject.ts';

/** What was read from a card, where there is one. */
export const ocrDetailsOfCard = (card: KeptCard): OcrDetails | undefined =>
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
export const seenBy = (details: OcrDetails, viewer: CallerActor['kind'], stage: Stage): OcrDetails =>
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
