import type {
  Registration,
  RegistrationForm,
  RegistrationDetails,
} from '@payung/shared/schemas/onboarding.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { checkDetails } from '@payung/shared/domain/onboarding/check-details.ts';
import { requireRegistrant } from '#core/access/caller.ts';
import { releaseNumbers } from '#areas/onboarding/sql/reserved-numbers.ts';
import { findOwnCard } from '#areas/identity/sql/identities.ts';
import { givePart, setPartState } from '#areas/onboarding/sql/registration-parts.ts';
import { markBirthDateShown } from '#core/access/sql/sessions.ts';
import type { RegistrationChange } from '#areas/onboarding/sql/registrations.ts';
import { ownCardOf } from '#core/database/subject.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { changeOf, isSame, withSingleSpaces, changeOwnRegistration } from './own-registration.ts';
import { reserveNumber, limitClashes } from './reserved-numbers.ts';
import type { RegistrationChangeContext } from './own-registration.ts';
import { consentText } from '@payung/shared/domain/privacy/consent-texts.ts';
import { refused } from '#core/http/api-refusal.ts';
import type { Language } from '#core/http/language.ts';
import { TEXTS, sharedText } from '#core/http/texts.ts';
import { insertConsents, listConsents } from '#areas/privacy/sql/consents.ts';
import { ONBOARDING_TEXTS } from './onboarding-texts.ts';
import type { FieldProblem } from '@payung/shared/domain/onboarding/check-details.ts';

/** A person without a tax number skips that part; a number given before is deleted. */
const settleTax = async (
  { tx, row, parts, now }: RegistrationChangeContext,
  { hasTaxNumber }: RegistrationDetails,
): Promise<RegistrationChange> => {
  const state = parts.find(({ part }) => part === 'tax')?.state;
  const of = { registrationId: row.id, part: 'tax' } as const;
  if (!hasTaxNumber && state !== 'notAsked') {
    await setPartState(tx, { ...of, state: 'notAsked' }, now);
    return { tax_id: '' };
  }
  if (hasTaxNumber && state === 'notAsked') await setPartState(tx, { ...of, state: 'empty' }, now);
  return {};
};

/** A number that no longer is the card's is asked about again (ruling R53). */
const settleCard = async (
  { tx, row, parts, now }: RegistrationChangeContext,
  { idNumber }: RegistrationDetails,
): Promise<{ readonly number: string; readonly change: RegistrationChange }> => {
  const card = await findOwnCard(tx, ownCardOf('registration', row.id));
  const read = card?.idNumber ?? '';
  const part = parts.find((kept) => kept.part === 'idCard');
  const isGiven = part?.state === 'given' || part?.state === 'accepted';
  if (read === '' || !isGiven || idNumber === read)
    return { number: idNumber, change: { chosen_number: 'typed' } };
  if (idNumber === row.id_number)
    return { number: row.chosen_number === 'read' ? read : idNumber, change: {} };
  await setPartState(tx, { registrationId: row.id, part: 'idCard', state: 'empty' }, now);
  return { number: idNumber, change: { chosen_number: 'typed' } };
};

const finish = async (
  services: Services,
  changing: RegistrationChangeContext,
  details: RegistrationDetails,
): Promise<RegistrationChange> => {
  const { tx, row, now } = changing;
  refuseFields(checkDetails(details, todayInJakarta(now)));
  const tax = await settleTax(changing, details);
  const { number, change } = await settleCard(changing, details);
  const holder = { kind: 'registration', id: row.id } as const;
  const { secret } = services;
  // A director may stand for several companies.
  if (details.kind === 'individual') {
    await releaseNumbers(tx, holder, 'businessNumber');
    await reserveNumber(tx, { secret, kind: 'idNumber', number, holder }, now);
  } else {
    await releaseNumbers(tx, holder, 'idNumber');
    await reserveNumber(tx, { secret, kind: 'businessNumber', number: details.businessNumber, holder }, now);
  }
  await givePart(tx, { registrationId: row.id, part: 'details' }, now);
  return { ...changeOf(details), ...tax, ...change };
};

/** A draft is not validated, so a finished form becomes open again; a returned part stays returned. */
const keepDraft = async (
  { tx, row, parts, now }: RegistrationChangeContext,
  details: RegistrationDetails,
): Promise<RegistrationChange> => {
  const kept = parts.find(({ part }) => part === 'details');
  const of = { registrationId: row.id, part: 'details' } as const;
  const sentBack = kept?.state === 'tryAgain' ? kept : undefined;
  await setPartState(tx, sentBack === undefined ? { ...of, state: 'empty' } : { ...sentBack, ...of }, now);
  return changeOf(details);
};

/** The form: as a draft while it is typed, and checked once it is done. */
export const saveRegistrationDetails = (
  context: HandlerContextOf<'saveRegistrationDetails'>,
  services: Services,
): Promise<Registration> => {
  const { body, caller, language } = context;
  const details = withSingleSpaces(body.details);
  const isSaved = ({ row, parts }: RegistrationChangeContext): boolean =>
    isSame(row, details) &&
    parts.some(({ part, state }) => part === 'details' && (state === 'given' || state === 'accepted'));
  const save = () =>
    changeOwnRegistration(context, services, {
      part: 'details',
      isSaved: async (changing) => {
        if (!isSaved(changing)) return false;
        await keepConsent(changing, body, language);
        return true;
      },
      change: async (changing) => {
        const { tx, tokenHash, now } = changing;
        await keepConsent(changing, body, language);
        // The session that saved the birth date has proved it.
        if (details.birthDate !== '') await markBirthDateShown(tx, tokenHash, now);
        return body.isDone ? finish(services, changing, details) : keepDraft(changing, details);
      },
    });
  return body.isDone ? limitClashes(services, requireRegistrant(caller).registrationId, save) : save();
};

/** The box is ticked once; a finished form without it is refused (UU PDP). */
const keepConsent = async (
  { tx, row, now }: RegistrationChangeContext,
  { isDone, consentVersion }: RegistrationForm,
  language: Language,
): Promise<void> => {
  const subject = { kind: 'registration', id: row.id } as const;
  const given = (await listConsents(tx, subject)).filter(({ purpose }) => purpose === 'registration');
  if (consentVersion === undefined) {
    if (isDone && given.length === 0) throw refused(ONBOARDING_TEXTS.consentMissing);
    return;
  }
  if (given.some(({ text_version }) => text_version === consentVersion)) return;
  if (consentText('registration', consentVersion, 'self') === undefined) throw refused(TEXTS.wordingUnknown);
  await insertConsents(tx, [
    {
      subject,
      version: null,
      purpose: 'registration',
      granted: true,
      textVersion: consentVersion,
      language,
      actor: { kind: 'registrant', id: row.id },
      givenBy: 'self',
      now,
    },
  ]);
};

/** Refuses where anything is wrong: the first as the message, and a line for each field. */
export const refuseFields = (problems: readonly FieldProblem[]): void => {
  const errors = problems.map(({ field, message }) => ({ ...sharedText(message), field }));
  const [first] = errors;
  if (first !== undefined) throw refused(first, { errors });
};
