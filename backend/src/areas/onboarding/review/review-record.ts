import type {
  RegistrationEvent,
  RegistrationReview,
  RegistrationWarning,
} from '@payung/shared/schemas/registration-reviews.ts';
import { bankNameOf, holderDiffers } from '@payung/shared/domain/onboarding/bank-account.ts';
import { REVIEWED_PARTS } from '@payung/shared/domain/onboarding/registration.ts';
import type { ReviewedPart } from '@payung/shared/domain/onboarding/registration.ts';
import { registeredNumberOf } from '#areas/identity/own/agent-card.ts';
import { reasonFor, detailsOf } from '#areas/onboarding/registration-record.ts';
import type { Queries } from '#core/database/database.ts';
import { notFound } from '#core/http/api-refusal.ts';
import type { Language } from '#core/http/language.ts';
import { findAgent, listLineAbove } from '#areas/agents/sql/agents.ts';
import { listAcceptances } from '#areas/agreement/sql.ts';
import { findOwnCard } from '#areas/identity/sql/identities.ts';
import type { OwnCard } from '#areas/identity/sql/identities.ts';
import { listParts } from '#areas/onboarding/sql/registration-parts.ts';
import type { KeptPart } from '#areas/onboarding/sql/registration-parts.ts';
import { listReviewEvents } from './registration-reviews-sql.ts';
import type { ReviewEventRow } from './registration-reviews-sql.ts';
import type { RegistrationRow } from '#areas/onboarding/sql/registrations.ts';
import { ownCardOf } from '#core/database/subject.ts';
import { resubmittedPart } from './resubmitted-parts.ts';
import type { RegistrationDetails } from '@payung/shared/schemas/onboarding.ts';
import { birthDateDiffers } from '@payung/shared/domain/onboarding/national-id.ts';
import { taxCheckDigitDiffers } from '@payung/shared/domain/onboarding/tax-number.ts';
import type { Agent } from '#areas/agents/tables.ts';

/** Left out, or not asked: nothing of it is shown or decided. */
export const isGiven = ({ state }: Pick<KeptPart, 'state'>): boolean =>
  state !== 'skipped' && state !== 'notAsked' && state !== 'empty';

const partIn = (parts: readonly KeptPart[], name: KeptPart['part']): KeptPart | undefined =>
  parts.find(({ part }) => part === name);

const isGivenIn = (parts: readonly KeptPart[], name: KeptPart['part']): boolean => {
  const part = partIn(parts, name);
  return part !== undefined && isGiven(part);
};

/** Owner of the documents: the agent once approved, and always for an agent's card. */
export const ownerOf = ({ id, agent_id, card_of }: Pick<RegistrationRow, 'id' | 'agent_id' | 'card_of'>) => {
  const agentId = card_of ?? agent_id;
  return agentId === null
    ? ({ kind: 'registration', id } as const)
    : ({ kind: 'agent', id: agentId } as const);
};

/** The card that the decision is about; none where it was left out. */
export const reviewedCard = async (
  db: Queries,
  row: RegistrationRow,
  parts: readonly KeptPart[],
): Promise<OwnCard | undefined> => {
  if (!isGivenIn(parts, 'idCard')) return undefined;
  const { kind, id } = ownerOf(row);
  return findOwnCard(db, ownCardOf(kind, id));
};

const givenOf = (row: RegistrationRow, parts: readonly KeptPart[], card: OwnCard | undefined) => ({
  ...(card === undefined
    ? {}
    : {
        card: {
          readNumber: card.idNumber,
          idType: card.idType,
          chosen: row.chosen_number,
          hasImage: card.imageKey !== '',
          providerStatus: card.status ?? '',
        },
      }),
  ...(isGivenIn(parts, 'tax')
    ? { tax: { taxId: row.tax_id, hasImage: (partIn(parts, 'tax')?.imageKey ?? '') !== '' } }
    : {}),
  ...(isGivenIn(parts, 'bank')
    ? {
        bank: {
          bankCode: row.bank_code,
          bankName: bankNameOf(row.bank_code),
          accountHolder: row.account_holder,
          accountNumber: row.account_number,
        },
      }
    : {}),
});

const eventOf = ({ at, event, part, name }: ReviewEventRow): RegistrationEvent => ({
  at: at.toISOString(),
  by: name,
  event: event as RegistrationEvent['event'],
  ...(part === null || part === 'agreement' ? {} : { part }),
});

const agreementOf = async (db: Queries, id: string): Promise<Pick<RegistrationReview, 'agreement'>> => {
  const [newest] = await listAcceptances(db, { kind: 'registration', id });
  if (newest === undefined) return {};
  return { agreement: { version: newest.version, acceptedAt: newest.accepted_at.toISOString() } };
};

/** 404 for a registration that was never submitted. */
export const requireSent = (row: RegistrationRow | undefined): RegistrationRow => {
  if (row === undefined || row.submitted_at === null) throw notFound();
  return row;
};

export interface Reader {
  /** In which reasons are read. */
  readonly language: Language;
  readonly secret: string;
}

/** The number that staff compare the card with; nothing of a registration, which brings its own. */
const registeredOf = async (db: Queries, row: RegistrationRow): Promise<string | undefined> => {
  const agent = row.card_of === null ? undefined : await findAgent(db, row.card_of);
  return agent && ((await registeredNumberOf(db, agent)) ?? '');
};

const REVIEWED: readonly string[] = REVIEWED_PARTS;
const isReviewed = (kept: KeptPart): kept is KeptPart & { readonly part: ReviewedPart } =>
  REVIEWED.includes(kept.part);

/** All that staff see of a registration. */
export const reviewOf = async (
  db: Queries,
  row: RegistrationRow,
  { language, secret }: Reader,
): Promise<RegistrationReview> => {
  const details = detailsOf(row);
  if (details === undefined) throw notFound();
  const parts = await listParts(db, row.id);
  const card = await reviewedCard(db, row, parts);
  const line = await listLineAbove(db, row.inviter_id);
  const [inviter] = line;
  const registeredNumber = await registeredOf(db, row);
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    kind: details.kind,
    phone: row.phone,
    inviter: {
      name: `${inviter?.first_name ?? ''} ${inviter?.last_name ?? ''}`.trim(),
      agentCode: inviter?.agent_code ?? '',
    },
    details,
    ...givenOf(row, parts, card),
    ...(await agreementOf(db, row.id)),
    ...(registeredNumber === undefined ? {} : { agentCard: { registeredNumber } }),
    parts: parts.map((kept) => {
      const { part, state, revision, note } = kept;
      const again = isReviewed(kept)
        ? resubmittedPart(secret, { row, details, card, parts }, kept)
        : undefined;
      const reason = reasonFor(kept, language);
      return { part, state, revision, reason, note, ...(again === undefined ? {} : { again }) };
    }),
    warnings: warningsOf({ row, details, card, line, registeredNumber }),
    events: (await listReviewEvents(db, row.id)).map(eventOf),
  };
};

/** What is compared. */
interface WarningContext {
  readonly row: RegistrationRow;
  readonly details: RegistrationDetails;
  readonly card: OwnCard | undefined;
  /** The inviter and everybody above. */
  readonly line: readonly Agent[];
  /** Of an agent's card: the number that the agent had before. */
  readonly registeredNumber?: string | undefined;
}

/** The card's where the person says that the card is right (ruling R53). */
export const numberOf = ({ row, card }: Pick<WarningContext, 'row' | 'card'>): string =>
  row.chosen_number === 'read' && card !== undefined && card.idNumber !== '' ? card.idNumber : row.id_number;

/** Of a company, the account may be its own or its director's. */
const namesOf = (details: RegistrationDetails): readonly string[] =>
  details.kind === 'individual' ? [details.fullName] : [details.companyName, details.directorName];

const isSame = (one: string | null, other: string): boolean => other !== '' && one === other;

/** Whether an upline has the same ID number, phone or account: points must not return to one person (ruling R39). */
const isSameAsAbove = ({ row, card, line }: WarningContext): boolean =>
  line.some(
    (agent) =>
      agent.id !== row.card_of &&
      (isSame(agent.id_number, numberOf({ row, card })) ||
        isSame(agent.phone, row.phone) ||
        (isSame(agent.account_number, row.account_number) && agent.bank_code === row.bank_code)),
  );

/** Warnings for staff; none refuses anything. */
const warningsOf = (compared: WarningContext): readonly RegistrationWarning[] => {
  const { row, details, card, registeredNumber } = compared;
  const found: Readonly<Record<RegistrationWarning, boolean>> = {
    numbersDiffer: card !== undefined && card.idNumber !== '' && card.idNumber !== row.id_number,
    birthDateDiffers: birthDateDiffers(numberOf(compared), details.birthDate),
    holderDiffers:
      row.account_holder !== '' && namesOf(details).every((name) => holderDiffers(row.account_holder, name)),
    taxCheckDigit: taxCheckDigitDiffers(row.tax_id),
    sameAsInviter: isSameAsAbove(compared),
    numberChanged: registeredNumber !== undefined && registeredNumber !== numberOf(compared),
    noCard: card === undefined,
  };
  return (Object.keys(found) as RegistrationWarning[]).filter((warning) => found[warning]);
};
