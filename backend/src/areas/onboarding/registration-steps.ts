import type { Registration } from '@payung/shared/schemas/onboarding.ts';
import { checkBankAccount, normaliseAccountNumber } from '@payung/shared/domain/onboarding/bank-account.ts';
import { maySubmit } from '@payung/shared/domain/onboarding/progress.ts';
import { normaliseName } from '@payung/shared/domain/people/names.ts';
import { requireRegistrant } from '#core/access/caller.ts';
import { inviteLinkOf } from '#areas/network/invites/invites.ts';
import { transaction } from '#core/database/transaction.ts';
import { ApiRefusal, ERR_CODE, notFound, refused, tooMany } from '#core/http/api-refusal.ts';
import { givePart, listParts, skipPart } from '#areas/onboarding/sql/registration-parts.ts';
import {
  changeRegistration,
  findRegistration,
  insertRegistrationEvent,
  lockRegistration,
} from '#areas/onboarding/sql/registrations.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { ONBOARDING_TEXTS } from './onboarding-texts.ts';
import { changeOwnRegistration, isLockedFor, requireOpen, requireUnlocked } from './own-registration.ts';
import { refuseFields } from './save-details.ts';
import { registrationOf } from './registration-record.ts';
import { countHits } from '#core/access/limits.ts';
import { LIMITS_OF_SESSIONS } from '#core/access/concerned-limits.ts';
import type { Limit } from '#core/access/limit-table.ts';
import { markBirthDateShown } from '#core/access/sql/sessions.ts';

/** The caller's own registration. */
export const getRegistration = async (
  { caller, language }: HandlerContextOf<'getRegistration'>,
  services: Services,
): Promise<Registration> => {
  const { registrationId, tokenHash } = requireRegistrant(caller);
  const row = await findRegistration(services.db, registrationId);
  if (row === undefined) throw notFound();
  const isLocked = await isLockedFor(services.db, row, tokenHash);
  const registration = await registrationOf(services, services.db, { row, isLocked, language });
  return row.agent_id === null
    ? registration
    : { ...registration, inviteLink: await inviteLinkOf(services, row.agent_id) };
};

/** Skips a part for now (ONB-036); a part given already stays given. */
export const skipRegistrationPart = (
  context: HandlerContextOf<'skipRegistrationPart'>,
  services: Services,
): Promise<Registration> => {
  const { part } = context.body;
  return changeOwnRegistration(context, services, {
    part,
    change: async ({ tx, row, parts, now }) => {
      const state = parts.find((kept) => kept.part === part)?.state;
      if (state !== 'empty' && state !== 'tryAgain') return undefined;
      await skipPart(tx, { registrationId: row.id, part }, now);
      return {};
    },
  });
};

export const saveRegistrationBank = (
  context: HandlerContextOf<'saveRegistrationBank'>,
  services: Services,
): Promise<Registration> => {
  const { bankCode } = context.body;
  const accountHolder = normaliseName(context.body.accountHolder);
  const accountNumber = normaliseAccountNumber(context.body.accountNumber);
  return changeOwnRegistration(context, services, {
    part: 'bank',
    isSaved: ({ row, parts }) =>
      parts.some(({ part, state }) => part === 'bank' && (state === 'given' || state === 'accepted')) &&
      row.bank_code === bankCode &&
      row.account_holder === accountHolder &&
      row.account_number === accountNumber,
    change: async ({ tx, row, now }) => {
      refuseFields(checkBankAccount({ bankCode, accountHolder, accountNumber }));
      await givePart(tx, { registrationId: row.id, part: 'bank' }, now);
      return { bank_code: bankCode, account_holder: accountHolder, account_number: accountNumber };
    },
  });
};

/** Submits the registration for review, once. */
export const submitRegistration = (
  { caller, language, seenVersion }: HandlerContextOf<'submitRegistration'>,
  services: Services,
): Promise<Registration> =>
  transaction(services.db, async (tx) => {
    const { registrationId, tokenHash } = requireRegistrant(caller);
    const now = services.clock.now();
    const row = await lockRegistration(tx, registrationId);
    if (row === undefined) throw notFound();
    await requireUnlocked(tx, row, tokenHash);
    if (row.status === 'submitted') return registrationOf(services, tx, { row, isLocked: false, language });
    requireOpen(row);
    const current = await registrationOf(services, tx, { row, isLocked: false, language });
    if (seenVersion !== undefined && seenVersion < row.version)
      throw new ApiRefusal({ status: 409, errCode: ERR_CODE.conflict }, ONBOARDING_TEXTS.stale, {
        current: { data: current },
      });
    const parts = await listParts(tx, row.id);
    if (!maySubmit({ status: row.status, parts })) throw refused(ONBOARDING_TEXTS.notReady);
    const sent = await changeRegistration(tx, row, {
      status: 'submitted',
      submitted_at: now,
      reason: '',
      language,
      now,
    });
    await insertRegistrationEvent(tx, { registrationId, event: 'submitted', actor: 'registrant' }, now);
    return registrationOf(services, tx, { row: sent, isLocked: false, language });
  });

/** Enough for typing mistakes, too few for guessing; counted per phone, so a new registration does not reset it. */
const limitsOf = ({ id, phone }: { readonly id: string; readonly phone: string }): readonly Limit[] => [
  LIMITS_OF_SESSIONS.limit('birthDatesOfRegistration', id),
  LIMITS_OF_SESSIONS.limit('birthDatesOfRegistrant', phone),
];

/** Unlocks the data on another device (ruling R59). */
export const proveBirthDate = async (
  { caller, body, language }: HandlerContextOf<'proveBirthDate'>,
  services: Services,
): Promise<Registration> => {
  const { db, clock } = services;
  const { registrationId, tokenHash } = requireRegistrant(caller);
  const row = await findRegistration(db, registrationId);
  if (row === undefined) throw notFound();
  const { full, giveBack } = await countHits(services, limitsOf(row));
  if (full[0] !== undefined) throw tooMany(full[0].seconds);
  if (row.birth_date !== body.birthDate) throw refused(ONBOARDING_TEXTS.wrongBirthDate);
  await giveBack();
  await markBirthDateShown(db, tokenHash, clock.now());
  return registrationOf(services, db, { row, isLocked: false, language });
};
