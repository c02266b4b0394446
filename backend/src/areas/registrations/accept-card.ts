import { keepNumberMarks } from '#areas/line-flags/keep-marks.ts';
import { tellOfChange } from '#areas/profile/tell-of-change.ts';
import { takeNumber } from '#access/take-number.ts';
import type { Queries } from '#database/database.ts';
import { refused } from '#http/api-refusal.ts';
import { lockAgent, saveIdNumber } from '#repositories/agents.ts';
import { releaseNumbers } from '#repositories/held-numbers.ts';
import type { RegistrationRow } from '#repositories/registrations.ts';
import type { Services } from '../services.ts';
import { REVIEW_TEXTS } from './review-texts.ts';

type AgentCard = Pick<RegistrationRow, 'id' | 'id_number'> & { readonly card_of: string };

export const isAgentCard = <Row extends Pick<RegistrationRow, 'card_of'>>(
  row: Row,
): row is Row & { readonly card_of: string } => row.card_of !== null;

/** What it held until it is decided; refused, it is anybody's again. */
export const releaseCardNumber = (tx: Queries, { id }: Pick<RegistrationRow, 'id'>): Promise<void> =>
  releaseNumbers(tx, { kind: 'registration', id });

/** The number counts from now on, and with it the products open (ruling R66). */
export const acceptCard = async (
  tx: Queries,
  services: Pick<Services, 'secret' | 'clock' | 'enqueue'>,
  row: AgentCard,
): Promise<void> => {
  const { secret, clock } = services;
  const { card_of: agentId, id_number: number } = row;
  const agent = await lockAgent(tx, agentId);
  if (agent === undefined) throw new Error('The agent of a card does not exist');
  const now = clock.now();
  await releaseCardNumber(tx, row);
  const holder = { kind: 'agent', id: agentId } as const;
  const isUnique = agent.kind === 'individual';
  if (isUnique && !(await takeNumber(tx, { secret, kind: 'idNumber', number, holder }, now)))
    throw refused(REVIEW_TEXTS.numberTaken);
  await saveIdNumber(tx, agentId, number);
  await keepNumberMarks(tx, { secret, now }, agentId);
  await tellOfChange(tx, services, { agentId, what: 'idCard', language: agent.language });
};
