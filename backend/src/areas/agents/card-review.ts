import type { MyProfile } from '@payung/shared/api/endpoints/profile.ts';
import { isCardReviewStatus } from '@payung/shared/domain/onboarding/registration.ts';
import { reasonFor } from '#areas/onboarding/reason-for.ts';
import type { Queries } from '#core/database/database.ts';
import type { Language } from '#core/http/language.ts';
import { findLastCard } from '#areas/onboarding/sql/agent-cards.ts';
import { listParts } from '#areas/onboarding/sql/registration-parts.ts';

export type CardReview = NonNullable<MyProfile['idCard']['review']>;

/** Where the card stands that the agent sent last; nothing once it is accepted. */
export const cardReviewOf = async (
  db: Queries,
  agentId: string,
  language: Language,
): Promise<CardReview | undefined> => {
  const card = await findLastCard(db, agentId);
  if (card === undefined || !isCardReviewStatus(card.status)) return undefined;
  const { id, status } = card;
  const part = (await listParts(db, id)).find((kept) => kept.part === 'idCard');
  return { status, reason: part === undefined ? '' : reasonFor(part, language) };
};
