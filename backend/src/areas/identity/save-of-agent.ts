import { keepNumberMarks } from '#areas/line-flags/keep-marks.ts';
import { tellOfChange } from '#areas/profile/tell-of-change.ts';
import type { Queries } from '#database/database.ts';
import { notFound } from '#http/api-refusal.ts';
import type { Language } from '#http/language.ts';
import { lockAgent, saveIdNumber, saveTaxNumber } from '#repositories/agents.ts';
import type { Services } from '../services.ts';
import { chosenNumber, requireCard, requireNumber } from './chosen-number.ts';
import { requireTaxImage, requireTaxNumber } from './tax-of-update.ts';
import type { CardUpdate, TaxUpdate } from './update-profile.ts';

interface Saved<Update> {
  readonly agentId: string;
  readonly update: Update;
  readonly language: Language;
}

/** With it the product tiles open (`idNumberOnFile`). */
export const saveAgentCard = async (
  tx: Queries,
  services: Services,
  { agentId, update, language }: Saved<CardUpdate>,
): Promise<void> => {
  const agent = await lockAgent(tx, agentId);
  if (agent === undefined) throw notFound();
  const holder = { kind: 'agent', id: agentId } as const;
  const card = await requireCard(tx, holder, update);
  const number = chosenNumber({ typed: update.idNumber, read: card.idNumber, chosen: update.chosen });
  await requireNumber(tx, services, { number, holder, isUnique: agent.kind === 'individual' });
  if (agent.id_number === number) return;
  await saveIdNumber(tx, agentId, number);
  await keepNumberMarks(tx, { secret: services.secret, now: services.clock.now() }, agentId);
  await tellOfChange(tx, services, { agentId, what: 'idCard', language });
};

export const saveAgentTax = async (
  tx: Queries,
  services: Services,
  { agentId, update, language }: Saved<TaxUpdate>,
): Promise<void> => {
  const agent = await lockAgent(tx, agentId);
  if (agent === undefined) throw notFound();
  await requireTaxImage(tx, { kind: 'agent', id: agentId }, update.imageKey);
  const taxId = requireTaxNumber(update);
  await saveTaxNumber(tx, agentId, { taxId, imageKey: update.imageKey });
  await tellOfChange(tx, services, { agentId, what: 'tax', language });
};
