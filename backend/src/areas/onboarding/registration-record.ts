import type {
  Registration,
  RegistrationCard,
  RegistrationDetails,
} from '@payung/shared/schemas/onboarding.ts';
import { formModeOf } from '@payung/shared/domain/onboarding/progress.ts';
import type { Queries } from '#core/database/database.ts';
import type { Language } from '#core/http/language.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { listConsents } from '#areas/privacy/sql/consents.ts';
import { findOwnCard } from '#areas/identity/sql/identities.ts';
import type { OwnCard } from '#areas/identity/sql/identities.ts';
import { listParts } from '#areas/onboarding/sql/registration-parts.ts';
import type { KeptPart } from '#areas/onboarding/sql/registration-parts.ts';
import type { RegistrationRow } from '#areas/onboarding/sql/registrations.ts';
import { ownCardOf } from '#core/database/subject.ts';
import type { Services } from '../services.ts';
import { reasonText } from '@payung/shared/domain/onboarding/review-reasons.ts';
import type { ReviewComment } from '@payung/shared/domain/onboarding/review-reasons.ts';
import { sharedText } from '#core/http/texts.ts';

/** What the form was filled with so far; nothing before a kind was chosen. */
export const detailsOf = (row: RegistrationRow): RegistrationDetails | undefined => {
  if (row.kind === null) return undefined;
  const { form } = row;
  const common = {
    email: form.email ?? '',
    address: form.address ?? '',
    city: form.city ?? '',
    birthDate: row.birth_date,
    idNumber: row.id_number,
    hasTaxNumber: row.has_tax_number,
  };
  if (row.kind === 'individual') return { kind: 'individual', fullName: form.fullName ?? '', ...common };
  return {
    kind: 'corporate',
    companyName: form.companyName ?? '',
    directorName: form.directorName ?? '',
    contactEmail: form.contactEmail ?? '',
    businessNumber: row.business_number,
    ...common,
  };
};

/** Whether the person still has to choose between the typed number and the card's (ruling R53). */
const numbersDiffer = (
  row: Pick<RegistrationRow, 'id_number'>,
  part: KeptPart | undefined,
  card: OwnCard | undefined,
): boolean => {
  if (card === undefined || card.idNumber === '' || card.idNumber === row.id_number) return false;
  if (part === undefined || part.state === 'empty') return true;
  // Saving the part includes the choice; a card photographed afterwards has none.
  return part.state !== 'skipped' && part.transactionId !== card.transactionId;
};

const DAY_MS = 86_400_000;

const after = (moment: Date, days: number): string =>
  new Date(moment.getTime() + days * DAY_MS).toISOString();

type RetentionServices = Pick<Services, 'retention'>;

/** When it will be deleted: if abandoned or refused; empty while in review and once approved. */
const deletedAt = (row: RegistrationRow, { retention }: RetentionServices): string => {
  if (row.status === 'refused') return after(row.decided_at ?? row.saved_at, retention.refusedRegistrations);
  const isOpen = row.status === 'draft' || row.status === 'returned';
  return isOpen ? after(row.saved_at, retention.registrations) : '';
};

const consentVersionOf = async (db: Queries, id: string): Promise<string | undefined> => {
  const rows = await listConsents(db, { kind: 'registration', id });
  return rows.findLast(({ purpose, granted }) => purpose === 'registration' && granted)?.text_version;
};

const cardOf = (row: RegistrationRow, card: OwnCard): RegistrationCard => ({
  readNumber: card.idNumber,
  idType: card.idType,
  imageKey: card.imageKey,
  chosen: row.chosen_number,
});

interface RegistrationParts {
  readonly parts: readonly KeptPart[];
  readonly card: OwnCard | undefined;
}

/** What is shown only to the person who knows the birth date. */
const givenOf = (row: RegistrationRow, { parts, card }: RegistrationParts) => {
  const details = detailsOf(row);
  const tax = parts.find(({ part }) => part === 'tax');
  return {
    ...(details === undefined ? {} : { details }),
    ...(card === undefined ? {} : { card: cardOf(row, card) }),
    ...(row.tax_id === '' ? {} : { tax: { taxId: row.tax_id, imageKey: tax?.imageKey ?? '' } }),
    ...(row.account_number === ''
      ? {}
      : {
          bank: {
            bankCode: row.bank_code,
            accountHolder: row.account_holder,
            accountNumber: row.account_number,
          },
        }),
  };
};

const agentOf = async (db: Queries, row: RegistrationRow) => {
  const agent = row.agent_id === null ? undefined : await findAgent(db, row.agent_id);
  return agent && { referralCode: agent.referral_code };
};

interface ShownRegistration {
  readonly row: RegistrationRow;
  readonly isLocked: boolean;
  /** In which the reasons of staff are read. */
  readonly language: Language;
}

/** Why it was refused permanently. */
const refusalOf = (row: RegistrationRow, parts: readonly KeptPart[], language: Language): string => {
  const reasons = parts.filter(({ state }) => state === 'refused').map((part) => reasonFor(part, language));
  return row.status === 'refused' && reasons.length > 0 ? reasons.join('\n') : row.reason;
};

/** A registration as the person who registers sees it. */
export const registrationOf = async (
  services: RetentionServices,
  db: Queries,
  { row, isLocked, language }: ShownRegistration,
): Promise<Registration> => {
  const parts = await listParts(db, row.id);
  const card = await findOwnCard(db, ownCardOf('registration', row.id));
  const inviter = await findAgent(db, row.inviter_id);
  const consentVersion = await consentVersionOf(db, row.id);
  const mode = formModeOf({ status: row.status, kind: row.kind ?? undefined, parts });
  const idCard = parts.find(({ part }) => part === 'idCard');
  return {
    id: row.id,
    status: row.status,
    version: row.version,
    phone: row.phone,
    inviter: `${inviter?.first_name ?? ''} ${inviter?.last_name ?? ''}`.trim(),
    ...(row.kind === null ? {} : { kind: row.kind }),
    parts: parts.map((kept) => ({
      part: kept.part,
      state: kept.state,
      revision: kept.revision,
      reason: reasonFor(kept, language),
    })),
    ...(mode === undefined ? {} : { mode }),
    reason: refusalOf(row, parts, language),
    isLocked,
    ...(isLocked ? {} : givenOf(row, { parts, card })),
    numbersDiffer: numbersDiffer(row, idCard, card),
    ...(consentVersion === undefined ? {} : { consentVersion }),
    savedAt: row.saved_at.toISOString(),
    ...(row.submitted_at === null ? {} : { submittedAt: row.submitted_at.toISOString() }),
    deletedAt: deletedAt(row, services),
    ...(await agentOf(db, row)),
  };
};

/** In the language of the person who reads it: chosen reasons are translated, typed words are not. */
export const reasonIn = (said: ReviewComment, language: Language): string =>
  reasonText(said, (code) => sharedText(`registration.reason.${code}`)[language]);

/** Why a part was not accepted. A reason stored without codes is shown as it was written. */
export const reasonFor = (
  {
    reason,
    reasonCodes: codes,
    reasonWords: words,
  }: Pick<KeptPart, 'reason' | 'reasonCodes' | 'reasonWords'>,
  language: Language,
): string => (codes.length === 0 ? reason : reasonIn({ codes, words }, language));
