import type { Registration, RegistrationDetails } from '@payung/shared/schemas/onboarding.ts';
import { mayGive } from '@payung/shared/domain/onboarding/progress.ts';
import type { RegistrationPart } from '@payung/shared/domain/onboarding/registration.ts';
import { requireRegistrant } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { ApiRefusal, ERR_CODE, notFound, refused } from '#core/http/api-refusal.ts';
import { listParts } from '#areas/onboarding/sql/registration-parts.ts';
import type { KeptPart } from '#areas/onboarding/sql/registration-parts.ts';
import { changeRegistration, lockRegistration } from '#areas/onboarding/sql/registrations.ts';
import { isBirthDateShown } from '#core/access/sql/sessions.ts';
import type { RegistrationChange, RegistrationRow } from '#areas/onboarding/sql/registrations.ts';
import type { HandlerContext } from '../area.ts';
import type { Services } from '../services.ts';
import { ONBOARDING_TEXTS } from './onboarding-texts.ts';
import { registrationOf, detailsOf } from './registration-record.ts';
import { personNameOf } from '@payung/shared/domain/onboarding/check-details.ts';
import { normaliseName } from '@payung/shared/domain/people/names.ts';
import { plainSigns } from '@payung/shared/domain/text/plain-signs.ts';
import { searchText } from '@payung/shared/domain/text/search-text.ts';

/** The data is locked until the birth date is entered in this session (ruling R59). */
export const isLockedFor = async (db: Queries, row: RegistrationRow, tokenHash: string): Promise<boolean> =>
  row.birth_date !== '' && !(await isBirthDateShown(db, tokenHash));

export const requireUnlocked = async (
  db: Queries,
  row: RegistrationRow,
  tokenHash: string,
): Promise<void> => {
  if (await isLockedFor(db, row, tokenHash))
    throw refused(ONBOARDING_TEXTS.locked, { also: { reason: 'birthDateNeeded' } });
};

const CLOSED_TEXTS = {
  submitted: ONBOARDING_TEXTS.submitted,
  approved: ONBOARDING_TEXTS.approved,
  refused: ONBOARDING_TEXTS.refusedForGood,
} as const;

/** Changes are possible until the submission, and again after staff returned it. */
export const requireOpen = ({ status }: RegistrationRow): void => {
  if (status === 'draft' || status === 'returned') return;
  throw refused(CLOSED_TEXTS[status]);
};

/** A registration that is being changed: its row is locked. */
export interface RegistrationChangeContext {
  readonly tx: Queries;
  readonly row: RegistrationRow;
  readonly parts: readonly KeptPart[];
  readonly tokenHash: string;
  readonly now: Date;
}

type Context = Pick<HandlerContext, 'caller' | 'language' | 'seenVersion'>;

const stale = (current: Registration): ApiRefusal =>
  new ApiRefusal({ status: 409, errCode: ERR_CODE.conflict }, ONBOARDING_TEXTS.stale, {
    current: { data: current },
  });

/** Whether another page has changed that part since the caller saw it. */
const isStale = (
  { row, parts }: RegistrationChangeContext,
  part: RegistrationPart,
  seenVersion: number | undefined,
): boolean => parts.some((kept) => kept.part === part && kept.changedIn > (seenVersion ?? row.version));

/** Locks the own registration and refuses where nothing may be changed. */
const lockChangeable = async (
  { caller }: Context,
  { tx, now }: { readonly tx: Queries; readonly now: Date },
): Promise<RegistrationChangeContext> => {
  const { registrationId, tokenHash } = requireRegistrant(caller);
  const row = await lockRegistration(tx, registrationId);
  if (row === undefined) throw notFound();
  requireOpen(row);
  await requireUnlocked(tx, row, tokenHash);
  return { tx, row, parts: await listParts(tx, registrationId), tokenHash, now };
};

/**
 * Changes one part of the caller's own registration, in one transaction. A version that another page has changed is
 * refused only where it changed this part: tabs at different steps do not stop each other.
 */
export const changeOwnRegistration = (
  context: Context,
  services: Services,
  {
    part,
    isSaved,
    change,
  }: {
    readonly part: RegistrationPart;
    /** The same was saved already, by a call whose answer was lost: that is no conflict. */
    readonly isSaved?: (changing: RegistrationChangeContext) => boolean | Promise<boolean>;
    /** Writes its own rows; answers the change of the registration's row, or undefined when nothing changed. */
    readonly change: (changing: RegistrationChangeContext) => Promise<RegistrationChange | undefined>;
  },
): Promise<Registration> =>
  transaction(services.db, async (tx) => {
    const now = services.clock.now();
    const changing = await lockChangeable(context, { tx, now });
    const { language } = context;
    const current = () => registrationOf(services, tx, { row: changing.row, isLocked: false, language });
    if ((await isSaved?.(changing)) === true) return current();
    if (isStale(changing, part, context.seenVersion)) throw stale(await current());
    if (!mayGive(changing, part)) throw refused(ONBOARDING_TEXTS.formFirst);
    const changed = await change(changing);
    const row =
      changed === undefined
        ? changing.row
        : await changeRegistration(tx, changing.row, { ...changed, language, now });
    return registrationOf(services, tx, { row, isLocked: false, language });
  });

/** Names and addresses with single spaces. */
export const withSingleSpaces = (details: RegistrationDetails): RegistrationDetails => {
  const common = {
    email: details.email.trim(),
    address: plainSigns(details.address),
    city: normaliseName(details.city),
  };
  if (details.kind === 'individual')
    return { ...details, ...common, fullName: normaliseName(details.fullName) };
  return {
    ...details,
    ...common,
    companyName: normaliseName(details.companyName),
    directorName: normaliseName(details.directorName),
    contactEmail: details.contactEmail.trim(),
  };
};

const formOf = (details: RegistrationDetails): NonNullable<RegistrationChange['form']> => {
  const { email, address, city } = details;
  if (details.kind === 'individual') return { fullName: details.fullName, email, address, city };
  const { companyName, directorName, contactEmail } = details;
  return { companyName, directorName, contactEmail, email, address, city };
};

export const changeOf = (details: RegistrationDetails): RegistrationChange => ({
  kind: details.kind,
  form: formOf(details),
  birth_date: details.birthDate,
  id_number: details.idNumber,
  business_number: details.kind === 'corporate' ? details.businessNumber : '',
  has_tax_number: details.hasTaxNumber,
  search_name: searchText(
    details.kind === 'corporate' ? `${details.companyName} ${details.directorName}` : personNameOf(details),
  ),
});

export const isSame = (row: RegistrationRow, details: RegistrationDetails): boolean => {
  const kept = detailsOf(row);
  return kept !== undefined && JSON.stringify(sorted(kept)) === JSON.stringify(sorted(details));
};

const sorted = (details: RegistrationDetails) =>
  Object.entries(details).toSorted(([one], [other]) => (one < other ? -1 : 1));
