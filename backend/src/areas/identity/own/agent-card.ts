import { isIsoDate } from '@payung/shared/domain/dates.ts';
import { birthDateDiffers } from '@payung/shared/domain/onboarding/national-id.ts';
import { changeOf } from '#areas/onboarding/own-registration.ts';
import { reserveNumber } from '#areas/onboarding/reserved-numbers.ts';
import { newId } from '#core/database/identifiers.ts';
import type { Queries } from '#core/database/database.ts';
import { refused } from '#core/http/api-refusal.ts';
import type { Language } from '#core/http/language.ts';
import {
  findOpenCard,
  findRegisteredNumber,
  insertAgentCard,
  givePart,
} from '#areas/onboarding/sql/registration-parts.ts';
import { releaseNumbers } from '#areas/onboarding/sql/reserved-numbers.ts';
import type { OwnCard } from '#areas/identity/sql/identities.ts';
import {
  changeRegistration,
  insertRegistrationEvent,
  lockRegistration,
} from '#areas/onboarding/sql/registrations.ts';
import type { RegistrationRow } from '#areas/onboarding/sql/registrations.ts';
import type { Agent } from '#areas/agents/tables.ts';
import type { Services } from '#areas/services.ts';
import { OWN_TEXTS } from '../identity-texts.ts';

/** The registered number: the valid one, or else the one of the registration form. */
export const registeredNumberOf = async (
  db: Queries,
  { id, id_number: onFile }: Pick<Agent, 'id' | 'id_number'>,
): Promise<string | undefined> => onFile ?? (await findRegisteredNumber(db, id));

export interface ComparedCard {
  readonly card: Pick<OwnCard, 'idNumber' | 'status'>;
  /** Which the agent says is theirs. */
  readonly number: string;
  readonly registered: string | undefined;
  readonly birthDate: string;
}

/** Whether the provider's result proves everything that staff would check (ruling R66); otherwise staff decide. */
export const isProvenCard = ({ card, number, registered, birthDate }: ComparedCard): boolean =>
  card.status === 'auto_approved' &&
  card.idNumber === number &&
  number === registered &&
  isIsoDate(birthDate) &&
  !birthDateDiffers(number, birthDate);

/** A card in review cannot be replaced. */
export const requireNoCardInReview = async (db: Queries, agentId: string): Promise<void> => {
  if ((await findOpenCard(db, agentId))?.status === 'submitted') throw refused(OWN_TEXTS.beingChecked);
};

const detailsOf = (agent: Agent, idNumber: string) => {
  const name = `${agent.first_name} ${agent.last_name}`.trim();
  const { email, address, city, birth_date: birthDate } = agent;
  const common = { email, address, city, birthDate, idNumber, hasTaxNumber: agent.tax_id !== null };
  if (agent.kind === 'individual') return { kind: 'individual', fullName: name, ...common } as const;
  const { company_name: companyName, contact_email: contactEmail, business_number: businessNumber } = agent;
  const company = { companyName, contactEmail, businessNumber, directorName: agent.director_name };
  return { kind: 'corporate', ...company, ...common } as const;
};

/** As the agent is registered, so that staff can compare it with the card. */
const changeBy = ({ agent, number, language }: SentCard) => ({
  ...changeOf(detailsOf(agent, number)),
  chosen_number: 'typed' as const,
  language,
});

interface SentCard {
  readonly agent: Agent;
  readonly card: OwnCard;
  readonly number: string;
  /** It is the number that the agent holds already. */
  readonly isRegistered: boolean;
  readonly language: Language;
}

const beginCase = (tx: Queries, { agent }: SentCard, now: Date): Promise<RegistrationRow> =>
  insertAgentCard(tx, {
    id: newId(),
    card_of: agent.id,
    phone: agent.phone,
    kind: agent.kind,
    // Without an inviter: the upline, or the agent as their own.
    inviter_id: agent.invited_by ?? agent.upline_id ?? agent.id,
    created_at: now,
    saved_at: now,
  });

/** Sends the card to the review of registrations, as one with this part only. The agent's row is locked. */
export const sendCardToStaff = async (
  tx: Queries,
  { secret, clock }: Pick<Services, 'secret' | 'clock'>,
  sent: SentCard,
): Promise<void> => {
  const { agent, card, number, isRegistered } = sent;
  const now = clock.now();
  const open = await findOpenCard(tx, agent.id);
  const row = open === undefined ? await beginCase(tx, sent, now) : await lockRegistration(tx, open.id);
  if (row === undefined) throw new Error('The open card of an agent was deleted while the agent was locked');
  const registrationId = row.id;
  const holder = { kind: 'registration', id: registrationId } as const;
  await releaseNumbers(tx, holder);
  if (agent.kind === 'individual' && !isRegistered)
    await reserveNumber(tx, { secret, kind: 'idNumber', number, holder }, now);
  const { imageKey, transactionId } = card;
  const from = transactionId === null ? {} : { transactionId };
  await givePart(tx, { registrationId, part: 'idCard', imageKey, ...from }, now);
  await changeRegistration(tx, row, { ...changeBy(sent), status: 'submitted', submitted_at: now, now });
  await insertRegistrationEvent(tx, { registrationId, event: 'submitted', actor: 'registrant' }, now);
};
