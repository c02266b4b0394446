import type { AgentUser, Visit, RegistrantSession } from '@payung/shared/schemas/auth.ts';
import { greetingName } from '@payung/shared/domain/people/greeting-name.ts';
import { normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { isStaff } from '@payung/shared/domain/people/user-home.ts';
import { createToken, hashToken } from '#core/access/secrets.ts';
import { isAgreementDue } from '#areas/agreement/get-agreement.ts';
import type { Queries } from '#core/database/database.ts';
import type { Language } from '#core/http/language.ts';
import { findAgent, keepAgentLanguage, findAgentByPhone } from '#areas/agents/sql/agents.ts';
import { findQuote } from '#areas/quote/sql/quotes.ts';
import { insertSession } from '#core/access/sql/sessions.ts';
import type { NewAccountSession } from '#core/access/sql/sessions.ts';
import { markLink } from '#areas/auth/links/share-links-sql.ts';
import type { Agent } from '#areas/agents/tables.ts';
import type { OtpChallenge } from './tables.ts';
import type { Services } from '../services.ts';
import { agentUserOf } from './session.ts';
import { openRegistration } from '#areas/onboarding/sql/registrations.ts';
import type { RegistrationStatusRow } from '#areas/onboarding/sql/registrations.ts';

export interface AgentSignIn {
  readonly agent: Agent;
  readonly proved: NewAccountSession['proved'];
  /** What is sent to the agent from now on is written in it. */
  readonly language: Language;
}

/** Staff log in as agents do, and get sessions of their own kind. */
export const openAgentSession = async (
  services: Services,
  tx: Queries,
  { agent, proved, language }: AgentSignIn,
) => {
  await keepAgentLanguage(tx, agent, language);
  const token = createToken();
  const kind = isStaff(agent.user_type) ? 'staff' : 'agent';
  const { id: agentId, phone } = agent;
  const session = { tokenHash: hashToken(token), kind, proved, agentId, phone } as const;
  await insertSession(tx, session, services.clock.now());
  const user: AgentUser = agentUserOf(agent);
  // Only for show in the browser: the server asks the token who somebody is.
  const userInfo = Buffer.from(JSON.stringify({ id: agent.id, userType: agent.user_type })).toString(
    'base64url',
  );
  const isDue = await isAgreementDue(tx, agent, services.clock.now());
  return { token, userInfo, user, ...(isDue ? { agreementDue: true as const } : {}) };
};

export const openVisit = async (
  services: Services,
  tx: Queries,
  challenge: OtpChallenge,
): Promise<Visit | undefined> => {
  const quote = await findQuote(tx, challenge.quote_id ?? '');
  // The agent may have corrected the phone after the code was sent.
  if (quote === undefined || normalisePhone(quote.insured_phone) !== challenge.phone) return undefined;
  const inviter = await findAgent(tx, quote.agent_id);
  const cipher = createToken();
  const now = services.clock.now();
  const { link_id: linkId, phone } = challenge;
  await insertSession(
    tx,
    { tokenHash: hashToken(cipher), kind: 'visit', proved: 'phone', quoteId: quote.id, linkId, phone },
    now,
  );
  await markLink(tx, { id: linkId ?? '', moment: 'verified_at' }, now);
  return {
    cipher,
    quoteId: quote.id,
    productId: quote.product_id,
    stage: quote.stage,
    phone: quote.insured_phone,
    inviter: greetingName(`${inviter?.first_name ?? ''} ${inviter?.last_name ?? ''}`),
  };
};

/** A session about one registration. What was given opens with the birth date, once there is one (ruling R59). */
export const openRegistrantSession = async (
  { clock }: Pick<Services, 'clock'>,
  tx: Queries,
  { registration, phone }: { readonly registration: RegistrationStatusRow; readonly phone: string },
): Promise<RegistrantSession> => {
  const now = clock.now();
  const token = createToken();
  const { id: registrationId, birth_date, status } = registration;
  await insertSession(
    tx,
    {
      tokenHash: hashToken(token),
      kind: 'registrant',
      proved: 'phone',
      registrationId,
      phone,
      ...(birth_date === '' ? { birthDateShownAt: now } : {}),
    },
    now,
  );
  return { token, registrationId, status };
};

/** Begins a registration, or resumes the open one of that phone, whose inviter stays. */
export const beginRegistration = async (
  services: Services,
  tx: Queries,
  { challenge, language }: { readonly challenge: OtpChallenge; readonly language: Language },
): Promise<RegistrantSession | 'phoneInUse' | undefined> => {
  const { phone, inviter_id: inviterId, link_id: inviteLinkId } = challenge;
  if (inviterId === null) return undefined;
  // Somebody may have become an agent with it since the code was sent.
  if ((await findAgentByPhone(tx, phone)) !== undefined) return 'phoneInUse';
  const now = services.clock.now();
  const registration = await openRegistration(tx, { phone, inviterId, inviteLinkId, language }, now);
  if (inviteLinkId !== null) await markLink(tx, { id: inviteLinkId, moment: 'verified_at' }, now);
  return openRegistrantSession(services, tx, { registration, phone });
};
