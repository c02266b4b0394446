import { keepNumberMarks } from '#areas/duplicate-alerts/marks.ts';
import { requireFreshCode } from '#areas/agents/fresh-code.ts';
import { notifyAccountChange } from '#areas/agents/account-notice.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { notFound, refused } from '#core/http/api-refusal.ts';
import type { Language } from '#core/http/language.ts';
import { findOpenCard, givePart } from '#areas/onboarding/sql/registration-parts.ts';
import { findAgent, lockAgent, saveIdNumber, saveTaxNumber } from '#areas/agents/sql/agents.ts';
import type { Agent } from '#areas/agents/tables.ts';
import type { Services } from '#areas/services.ts';
import { isProvenCard, registeredNumberOf, requireNoCardInReview, sendCardToStaff } from './agent-card.ts';
import {
  chosenNumber,
  requireCard,
  requireNationalId,
  requireNumber,
  requireTaxImage,
  requireTaxNumber,
} from './chosen-number.ts';
import { OWN_TEXTS } from '../identity-texts.ts';
import type { CardUpdate, TaxUpdate } from './chosen-number.ts';
import type { RegistrationChangeContext } from '#areas/onboarding/own-registration.ts';
import type { RegistrationChange } from '#areas/onboarding/sql/registrations.ts';

interface OwnUpdate<Update> {
  readonly agentId: string;
  readonly update: Update;
  readonly language: Language;
}

/** The card that the agent gives, beside what they are registered with. */
const comparedCard = async (db: Queries, agent: Agent | undefined, update: CardUpdate) => {
  if (agent === undefined) throw notFound();
  await requireNoCardInReview(db, agent.id);
  const card = await requireCard(db, { kind: 'agent', id: agent.id }, update);
  const number = chosenNumber({ typed: update.idNumber, read: card.idNumber, chosen: update.chosen });
  const registered = await registeredNumberOf(db, agent);
  return { agent, card, number, registered, isRegistered: number === registered };
};

/** With the number the product tiles open (`idNumberOnFile`): the provider's word is enough, or that of staff. */
const keepCard = async (
  tx: Queries,
  services: Services,
  { agentId, update, language, isCoded }: OwnUpdate<CardUpdate> & { readonly isCoded: boolean },
): Promise<'counts' | 'inReview'> => {
  const compared = await comparedCard(tx, await lockAgent(tx, agentId), update);
  const { agent, card, number, registered, isRegistered } = compared;
  // The number was changed elsewhere since the code was asked for.
  if (!isRegistered && !isCoded) throw refused(OWN_TEXTS.otherPhoto);
  const holder = { kind: 'agent', id: agentId } as const;
  await requireNumber(tx, services, {
    number,
    holder,
    isUnique: isRegistered && agent.kind === 'individual',
  });
  const isProven = isProvenCard({ card, number, registered, birthDate: agent.birth_date });
  // A card that staff returned is reviewed by them again.
  if (!isProven || (await findOpenCard(tx, agentId)) !== undefined) {
    await sendCardToStaff(tx, services, { agent, card, number, isRegistered, language });
    return 'inReview';
  }
  if (agent.id_number === number) return 'counts';
  await saveIdNumber(tx, agentId, number);
  await keepNumberMarks(tx, { secret: services.secret, now: services.clock.now() }, agentId);
  await notifyAccountChange(tx, services, { agentId, what: 'idCard', language });
  return 'counts';
};

/** Another number than the registered one asks for a fresh code first (ruling R66). */
export const saveAgentCard = async (
  services: Services,
  { agentId, ...given }: OwnUpdate<CardUpdate>,
): Promise<'counts' | 'inReview'> => {
  const { db } = services;
  const { number, isRegistered } = await comparedCard(db, await findAgent(db, agentId), given.update);
  if (!isRegistered) {
    // Validated before the code is used up.
    requireNationalId(number);
    await requireFreshCode(services, agentId, given.update.code);
  }
  return transaction(db, (tx) => keepCard(tx, services, { agentId, ...given, isCoded: !isRegistered }));
};

export const saveAgentTax = async (
  tx: Queries,
  services: Services,
  { agentId, update, language }: OwnUpdate<TaxUpdate>,
): Promise<void> => {
  const agent = await lockAgent(tx, agentId);
  if (agent === undefined) throw notFound();
  await requireTaxImage(tx, { kind: 'agent', id: agentId }, update.imageKey);
  const taxId = requireTaxNumber(update);
  await saveTaxNumber(tx, agentId, { taxId, imageKey: update.imageKey });
  await notifyAccountChange(tx, services, { agentId, what: 'tax', language });
};

/** The card that staff look at: its photo, the check that it rests on, and which of both numbers is right. */
export const saveRegistrationCard = async (
  { tx, row, parts, now }: RegistrationChangeContext,
  services: Services,
  update: CardUpdate,
): Promise<RegistrationChange | undefined> => {
  const holder = { kind: 'registration', id: row.id } as const;
  const { idNumber: read, imageKey, transactionId } = await requireCard(tx, holder, update);
  const part = parts.find((kept) => kept.part === 'idCard');
  const isSameCard =
    part !== undefined &&
    part.revision > 0 &&
    part.imageKey === imageKey &&
    part.transactionId === transactionId;
  // A finished check is never reused (ruling R58).
  if (isSameCard && part.state === 'tryAgain') throw refused(OWN_TEXTS.newPhotoNeeded);
  const typed = row.id_number;
  const number = chosenNumber({ typed, read, chosen: update.chosen });
  const isUnique = row.kind !== 'corporate';
  if (number !== '') await requireNumber(tx, services, { number, holder, isUnique });
  const chosen_number = number === typed || typed === '' ? 'typed' : 'read';
  // Pressed twice, it is saved once.
  const isGiven = part?.state === 'given' || part?.state === 'accepted';
  if (isSameCard && isGiven && row.chosen_number === chosen_number) return undefined;
  await givePart(
    tx,
    {
      registrationId: row.id,
      part: 'idCard',
      imageKey,
      ...(transactionId === null ? {} : { transactionId }),
    },
    now,
  );
  return { chosen_number, ...(typed === '' ? { id_number: number } : {}) };
};

export const saveRegistrationTax = async (
  { tx, row, parts, now }: RegistrationChangeContext,
  update: TaxUpdate,
): Promise<RegistrationChange | undefined> => {
  const tax_id = requireTaxNumber(update);
  const { imageKey } = update;
  await requireTaxImage(tx, { kind: 'registration', id: row.id }, imageKey);
  const part = parts.find((kept) => kept.part === 'tax');
  // Pressed twice, it is saved once.
  if (part?.state === 'given' && part.imageKey === imageKey && row.tax_id === tax_id) return undefined;
  await givePart(tx, { registrationId: row.id, part: 'tax', imageKey }, now);
  return { tax_id, has_tax_number: true };
};
