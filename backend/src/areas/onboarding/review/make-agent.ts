import { randomInt } from 'node:crypto';
import { greetingName } from '@payung/shared/domain/people/greeting-name.ts';
import { personNameOf } from '@payung/shared/domain/onboarding/check-details.ts';
import type { RegistrationDetails } from '@payung/shared/schemas/onboarding.ts';
import { normaliseName } from '@payung/shared/domain/people/names.ts';
import { detailsOf } from '#areas/onboarding/registration-record.ts';
import type { Queries } from '#core/database/database.ts';
import { newId } from '#core/database/identifiers.ts';
import { refused } from '#core/http/api-refusal.ts';
import {
  findAgentByPhone,
  insertAgentOnce,
  listLineAbove,
  lockAgent,
  saveIdNumber,
} from '#areas/agents/sql/agents.ts';
import { moveDocuments } from '#areas/identity/sql/document-images.ts';
import { moveReservedNumbers, releaseNumbers } from '#areas/onboarding/sql/reserved-numbers.ts';
import { lockNetwork } from '#areas/network/sql/members.ts';
import { deleteIdentity, moveIdentity } from '#areas/identity/sql/identities.ts';
import { listParts } from '#areas/onboarding/sql/registration-parts.ts';
import type { KeptPart } from '#areas/onboarding/sql/registration-parts.ts';
import type { RegistrationRow } from '#areas/onboarding/sql/registrations.ts';
import { ownCardOf } from '#core/database/subject.ts';
import type { Agent } from '#areas/agents/tables.ts';
import { isGiven, reviewedCard, numberOf } from './review-record.ts';
import { REVIEW_TEXTS } from './registration-notice.ts';
import { keepNumberMarks } from '#areas/duplicate-alerts/marks.ts';
import { notifyAccountChange } from '#areas/agents/account-notice.ts';
import { tryReserveNumber } from '#areas/onboarding/reserved-numbers.ts';
import type { Services } from '#areas/services.ts';

/** Without letters and digits that look alike. */
const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;
const MAX_DRAWS = 5;

const drawCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

/** Type, channel and level of an invited agent. */
const INVITED_AGENT = { user_type: 'Mitra', channel_code: 'REF', level_code: 3, tier: 'bronze' } as const;

const namesOf = (details: RegistrationDetails) => {
  const [first = '', ...others] = normaliseName(personNameOf(details)).split(' ');
  return { first_name: first, last_name: others.join(' ') };
};

const companyOf = (details: RegistrationDetails) =>
  details.kind === 'individual'
    ? {}
    : {
        company_name: details.companyName,
        director_name: details.directorName,
        contact_email: details.contactEmail,
        business_number: details.businessNumber,
      };

/** Skipped parts are not transferred: without a card the products stay locked (ONB-036). */
const documentsOf = async (tx: Queries, row: RegistrationRow, parts: readonly KeptPart[]) => {
  const has = (name: KeptPart['part']) => parts.some((kept) => kept.part === name && isGiven(kept));
  const card = await reviewedCard(tx, row, parts);
  const tax = parts.find(({ part }) => part === 'tax');
  return {
    id_number: card === undefined ? null : numberOf({ row, card }),
    ...(has('tax') ? { tax_id: row.tax_id, tax_image_key: tax?.imageKey ?? '' } : { tax_id: null }),
    ...(has('bank')
      ? {
          bank_code: row.bank_code,
          account_holder: row.account_holder,
          account_number: row.account_number,
        }
      : {}),
  };
};

/** The inviter, or the nearest active upline if the inviter has left (ruling R37). */
const uplineOf = async (tx: Queries, inviterId: string): Promise<Agent | undefined> =>
  (await listLineAbove(tx, inviterId)).find(
    ({ status, user_type }) => status === 'active' && user_type !== 'Staff',
  );

interface MadeAgent {
  readonly agentId: string;
  readonly firstName: string;
  /** The upline of the new agent; undefined if no agent above is active. */
  readonly uplineId: string | null;
}

/** The agent that a registration becomes, with everything that was given; the row of the registration is locked. */
export const makeAgent = async (tx: Queries, row: RegistrationRow, now: Date): Promise<MadeAgent> => {
  const details = detailsOf(row);
  if (details === undefined) throw new Error('A registration without a form cannot be approved');
  if ((await findAgentByPhone(tx, row.phone)) !== undefined) throw refused(REVIEW_TEXTS.phoneTaken);
  const agentId = newId();
  // Locked, so that the new agent is not placed below an agent being removed.
  await lockNetwork(tx);
  const upline = await uplineOf(tx, row.inviter_id);
  const { level_code: levelCode } = INVITED_AGENT;
  const agent = {
    ...INVITED_AGENT,
    ...namesOf(details),
    ...companyOf(details),
    ...(await documentsOf(tx, row, await listParts(tx, row.id))),
    id: agentId,
    kind: details.kind,
    email: details.email,
    phone: row.phone,
    address: details.address,
    city: details.city,
    birth_date: details.birthDate,
    hierarchy: JSON.stringify([{ levelCode }, { levelCode: levelCode + 1 }]),
    invited_by: row.inviter_id,
    upline_id: upline?.id ?? null,
    successor_id: null,
    licence_expires_on: null,
    joined_at: now,
    language: row.language,
  };
  let isMade = false;
  for (let draws = 0; draws < MAX_DRAWS && !isMade; draws += 1)
    isMade = await insertAgentOnce(tx, {
      ...agent,
      agent_code: `PYG${drawCode()}`,
      referral_code: drawCode(),
    });
  if (!isMade) throw new Error('No free code of an agent was drawn');
  const [from, to] = [{ kind: 'registration', id: row.id } as const, { kind: 'agent', id: agentId } as const];
  await moveReservedNumbers(tx, from, to);
  const card = ownCardOf(from.kind, from.id);
  // What was left out was not looked at: no photo of it becomes the agent's card.
  if (agent.id_number === null) await deleteIdentity(tx, card);
  await moveIdentity(tx, card, ownCardOf(to.kind, to.id));
  await moveDocuments(tx, from, to);
  const firstName = greetingName(`${agent.first_name} ${agent.last_name}`);
  return { agentId, firstName, uplineId: agent.upline_id };
};

type AgentCard = Pick<RegistrationRow, 'id' | 'id_number'> & { readonly card_of: string };

export const isAgentCard = <Row extends Pick<RegistrationRow, 'card_of'>>(
  row: Row,
): row is Row & { readonly card_of: string } => row.card_of !== null;

/** Releases the number that was reserved during the review of a refused card. */
export const releaseCardNumber = (tx: Queries, { id }: Pick<RegistrationRow, 'id'>): Promise<void> =>
  releaseNumbers(tx, { kind: 'registration', id });

/** Saves the number, which opens the products (ruling R66). */
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
  if (isUnique && !(await tryReserveNumber(tx, { secret, kind: 'idNumber', number, holder }, now)))
    throw refused(REVIEW_TEXTS.numberTaken);
  await saveIdNumber(tx, agentId, number);
  await keepNumberMarks(tx, { secret, now }, agentId);
  await notifyAccountChange(tx, services, { agentId, what: 'idCard', language: agent.language });
};
