import type { MyProfile, AgentDetails } from '@payung/shared/schemas/profile.ts';
import { isCardReviewStatus } from '@payung/shared/domain/onboarding/registration.ts';
import { reasonFor } from '#areas/onboarding/registration-record.ts';
import type { Queries } from '#core/database/database.ts';
import type { Language } from '#core/http/language.ts';
import { findLastCard, listParts } from '#areas/onboarding/sql/registration-parts.ts';
import { BANKS } from '@payung/shared/domain/onboarding/bank-account.ts';
import { checkEmail } from '@payung/shared/domain/people/email.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { requireAgent } from '#core/access/caller.ts';
import { transaction } from '#core/database/transaction.ts';
import { ApiRefusal, badRequest, ERR_CODE, notFound } from '#core/http/api-refusal.ts';
import { lockAgent } from '#areas/agents/sql/agents.ts';
import { findProfile, saveAgentDetails } from '#areas/agents/sql/profiles.ts';
import type { ProfileRow } from '#areas/agents/sql/profiles.ts';
import type { Agent } from './tables.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { PROFILE_TEXTS } from './profile-texts.ts';

type CardReview = NonNullable<MyProfile['idCard']['review']>;

/** Status of the card that the agent sent last; undefined once it is accepted. */
const cardReviewOf = async (
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

const detailsOf = (row: ProfileRow): AgentDetails => ({
  email: row.email,
  address: row.address,
  city: row.city,
  ...(row.kind === 'corporate' ? { contactEmail: row.contact_email } : {}),
  licence: {
    number: row.licence_number,
    issuer: row.licence_issuer,
    expiresOn: row.licence_expires_on ?? '',
  },
  isExclusive: row.is_exclusive,
});

/** Whether there is a number, and its last digits: the whole number never leaves the server here. */
const onFile = (number: string | null) => ({
  isOnFile: number !== null && number !== '',
  number: maskNumber(number ?? ''),
});

export const bankNameOf = (bankCode: string): string =>
  BANKS.find(({ code }) => code === bankCode)?.name ?? bankCode;

const profileOf = (row: ProfileRow, review: CardReview | undefined): MyProfile => ({
  version: row.version,
  kind: row.kind,
  name: `${row.first_name} ${row.last_name}`.trim(),
  agentCode: row.agent_code,
  phone: row.phone,
  joinedOn: row.joined_at === null ? '' : todayInJakarta(row.joined_at),
  invitedBy: row.inviter,
  ...(row.kind === 'corporate'
    ? {
        companyName: row.company_name,
        directorName: row.director_name,
        businessNumber: maskNumber(row.business_number),
      }
    : {}),
  details: detailsOf(row),
  idCard: { ...onFile(row.id_number), ...(review === undefined ? {} : { review }) },
  tax: onFile(row.tax_id),
  ...(row.account_number === ''
    ? {}
    : {
        bank: {
          bankCode: row.bank_code,
          bankName: bankNameOf(row.bank_code),
          accountHolder: row.account_holder,
          accountNumber: maskNumber(row.account_number),
        },
      }),
});

export const getProfile = async (
  { caller, language }: HandlerContextOf<'getProfile'>,
  { db }: Services,
): Promise<MyProfile> => {
  const row = await findProfile(db, requireAgent(caller).agentId);
  if (row === undefined) throw notFound();
  return profileOf(row, await cardReviewOf(db, row.id, language));
};

/** Locks the agent and refuses an older version than the current one: another window may have changed it. */
export const lockAgentAtVersion = async (
  tx: Queries,
  agentId: string,
  seenVersion: number | undefined,
): Promise<Agent> => {
  const agent = await lockAgent(tx, agentId);
  if (agent === undefined) throw notFound();
  if (seenVersion !== undefined && seenVersion !== agent.version) {
    throw new ApiRefusal({ status: 409, errCode: ERR_CODE.conflict }, PROFILE_TEXTS.changedMeanwhile);
  }
  return agent;
};

const EMAIL_TEXTS = {
  'email.required': PROFILE_TEXTS.emailRequired,
  'email.invalid': PROFILE_TEXTS.emailInvalid,
} as const;

const validateDetails = ({ email, contactEmail = '', licence }: AgentDetails): void => {
  const problem = checkEmail(email);
  if (problem !== undefined) throw badRequest(EMAIL_TEXTS[problem], { also: { field: 'email' } });
  if (contactEmail !== '' && checkEmail(contactEmail) !== undefined) {
    throw badRequest(PROFILE_TEXTS.emailInvalid, { also: { field: 'contactEmail' } });
  }
  const given = [licence.number, licence.issuer, licence.expiresOn].filter((part) => part.trim() !== '');
  if (given.length !== 0 && given.length !== 3) {
    throw badRequest(PROFILE_TEXTS.licenceWhole, { also: { field: 'licence' } });
  }
};

const trimmed = (details: AgentDetails): AgentDetails => ({
  ...details,
  email: details.email.trim(),
  address: details.address.trim(),
  city: details.city.trim(),
  ...(details.contactEmail === undefined ? {} : { contactEmail: details.contactEmail.trim() }),
  licence: {
    number: details.licence.number.trim(),
    issuer: details.licence.issuer.trim(),
    expiresOn: details.licence.expiresOn,
  },
});

/** E-mail, address and licence (ruling R55a); bank account and identity have their own calls. */
export const updateAgentDetails = async (
  { caller, body, seenVersion, language }: HandlerContextOf<'updateAgentDetails'>,
  { db }: Services,
) => {
  const { agentId } = requireAgent(caller);
  const details = trimmed(body);
  validateDetails(details);
  await transaction(db, async (tx) => {
    const agent = await lockAgentAtVersion(tx, agentId, seenVersion);
    const { contactEmail: _contactEmail, ...ofPerson } = details;
    await saveAgentDetails(tx, agentId, agent.kind === 'corporate' ? details : ofPerson);
  });
  return { message: PROFILE_TEXTS.saved[language] };
};

const SHOWN = 4;

/** The last four characters, of numbers that are long enough to hide something. */
export const maskNumber = (number: string): string => {
  if (number === '') return '';
  return number.length <= SHOWN ? '••••' : `•••• ${number.slice(-SHOWN)}`;
};
