import { keepNumberMarks } from '#areas/duplicate-alerts/keep-marks.ts';
import { tellOfChange } from '#areas/agents/tell-of-change.ts';
import { takeNumber } from '#areas/onboarding/take-number.ts';
import type { Queries } from '#core/database/database.ts';
import { refused } from '#core/http/api-refusal.ts';
import { lockAgent, saveIdNumber } from '#areas/agents/sql/agents.ts';
import { releaseNumbers } from '#areas/onboarding/sql/held-numbers.ts';
import type { RegistrationRow } from '#areas/onboarding/sql/registrations.ts';
import type { Services } from '#areas/services.ts';
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
