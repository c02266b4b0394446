import type { PublicCard } from '@payung/shared/schemas/profile.ts';
import type { Queries } from '#core/database/database.ts';
import { listMarks } from '#areas/duplicate-alerts/sql/agent-marks.ts';
import { listAgentChanges } from '#areas/agents/sql/profiles.ts';
import {
  findRegistrationOfAgent,
  listPartsOfRegistration,
  listPhotosOfAgent,
} from '#areas/privacy/sql/privacy-data.ts';
import type { RegistrationOfAgent } from '#areas/privacy/sql/privacy-data.ts';
import { listAcceptances } from '#areas/agreement/sql.ts';
import type { Acceptance } from '#areas/agreement/sql.ts';
import { listConsents } from '#areas/privacy/sql/consents.ts';
import type { ConsentRow } from '#areas/privacy/sql/consents.ts';
import { listPasskeys } from '#areas/auth/passkeys/passkeys-sql.ts';
import type { PasskeyRow } from '#areas/auth/passkeys/passkeys-sql.ts';
import { findCardPicture, publicCardOf } from '#areas/agents/sql/public-cards.ts';
import { exportedBytes } from './exported-bytes.ts';
import type { Services } from '../services.ts';
import type { DataSection } from '@payung/shared/schemas/privacy.ts';
import type { Language } from '#core/http/language.ts';
import { fillIn } from '#core/http/texts.ts';
import { findPointsSums, listWholeLedger } from '#areas/points/sql/points-ledger.ts';
import type { PointsSums } from '#areas/points/sql/points-ledger.ts';
import { listAllRedemptions } from '#areas/points/sql/redemptions.ts';
import { LEGAL_PERIOD } from '#retention.ts';
import { fact } from './customer-data.ts';
import { LABELS } from './privacy-texts.ts';

/** What is kept of an agent beside the agent's own row. */
export interface AgentRecord {
  readonly card: PublicCard | undefined;
  readonly acceptances: readonly Acceptance[];
  readonly passkeys: readonly PasskeyRow[];
  readonly registration: RegistrationOfAgent | undefined;
  readonly parts: Awaited<ReturnType<typeof listPartsOfRegistration>>;
  /** Those of the registration first. */
  readonly consents: readonly ConsentRow[];
  readonly changes: Awaited<ReturnType<typeof listAgentChanges>>;
  /** By what the agent is compared with others of the line. */
  readonly marks: Awaited<ReturnType<typeof listMarks>>;
}

export const readAgentRecord = async (db: Queries, agentId: string): Promise<AgentRecord> => {
  const registration = await findRegistrationOfAgent(db, agentId);
  const ofRegistration =
    registration === undefined ? [] : await listConsents(db, { kind: 'registration', id: registration.id });
  return {
    card: await publicCardOf(db, agentId),
    acceptances: await listAcceptances(db, { kind: 'agent', id: agentId }),
    passkeys: await listPasskeys(db, agentId),
    registration,
    parts: registration === undefined ? [] : await listPartsOfRegistration(db, registration.id),
    consents: [...ofRegistration, ...(await listConsents(db, { kind: 'agent', id: agentId }))],
    changes: await listAgentChanges(db, agentId),
    marks: await listMarks(db, agentId),
  };
};

/** As the file of one's own data says it: whole, apart from what only a program can read. */
export const exportedRecord = ({
  card,
  acceptances,
  passkeys,
  registration,
  parts,
  consents,
  changes,
  marks,
}: AgentRecord) => ({
  publicCard: card,
  agreements: acceptances.map(({ version, language, hash, accepted_at }) => ({
    version,
    language,
    sha256: hash,
    acceptedAt: accepted_at,
  })),
  registration: registration && {
    kind: registration.kind,
    form: registration.form,
    beganAt: registration.created_at,
    submittedAt: registration.submitted_at,
    decidedAt: registration.decided_at,
    parts: parts.map(({ part, state, revision, reason, changed_at }) => ({
      part,
      state,
      revision,
      reason,
      changedAt: changed_at,
    })),
  },
  passkeys: passkeys.map(({ name, created_at, used_at }) => ({ name, addedAt: created_at, usedAt: used_at })),
  changes,
  comparedInLine: marks.map(({ kind, seen_at }) => ({ kind, seenAt: seen_at })),
  consents,
});

/** ID card, tax card and the picture of the public card, for the file alone. */
export const exportedPhotos = async ({ db, objects }: Pick<Services, 'db' | 'objects'>, agentId: string) => {
  const photos = await listPhotosOfAgent(db, agentId);
  const picture = await findCardPicture(db, agentId);
  const opened = await Promise.all(
    photos.map(async ({ of, purpose, key, created_at, ...place }) => {
      const photo = { of, takenAt: created_at, contentType: 'image/jpeg' };
      return { ...photo, ...(await exportedBytes(objects, { purpose, key }, place)) };
    }),
  );
  const shown = picture && {
    of: 'publicCard',
    contentType: 'image/jpeg',
    base64: picture.toString('base64'),
  };
  return shown === undefined ? opened : [...opened, shown];
};

const TEXTS = {
  title: { en: 'Your points', id: 'Poin Anda' },
  balance: { en: 'Balance', id: 'Saldo' },
  held: { en: 'Held by redemptions that wait', id: 'Ditahan untuk penukaran yang menunggu' },
  entries: { en: 'Entries', id: 'Jumlah entri' },
  source: {
    en: 'Policies that you or your team sold, redemptions that you asked for, and corrections by staff',
    id: 'Polis yang dijual oleh Anda atau tim Anda, penukaran yang Anda minta, dan koreksi oleh petugas',
  },
  use: {
    en: 'To know what you have earned and used',
    id: 'Untuk mengetahui poin yang Anda peroleh dan gunakan',
  },
} as const;

/** What is kept of an agent's points; nothing where there was never an entry. */
export const pointsSection = (
  { balance, held, lastNo }: PointsSums,
  language: Language,
): readonly DataSection[] =>
  lastNo === 0
    ? []
    : [
        {
          title: TEXTS.title[language],
          facts: [
            ...fact(TEXTS.balance, String(balance), language),
            ...fact(TEXTS.held, held === 0 ? '' : String(held), language),
            ...fact(TEXTS.entries, String(lastNo), language),
          ],
          source: TEXTS.source[language],
          use: TEXTS.use[language],
          kept: fillIn(LABELS.keptAccount[language], {
            years: LEGAL_PERIOD.years,
            law: LEGAL_PERIOD.source[language],
          }),
        },
      ];

/** The whole ledger for the file. Who sold, and who of staff decided, are other people. */
export const exportedPoints = async (db: Queries, agentId: string) => ({
  ...(await findPointsSums(db, agentId)),
  entries: (await listWholeLedger(db, agentId)).map((entry) => ({
    no: entry.no,
    kind: entry.kind,
    points: entry.points,
    held: entry.held,
    balanceAfter: entry.balance_after,
    heldAfter: entry.held_after,
    policyNo: entry.policy_no,
    level: entry.level,
    premium: entry.premium,
    ruleVersion: entry.rule_version,
    reason: entry.reason,
    month: entry.month,
    postedAt: entry.posted_at,
  })),
  redemptions: (await listAllRedemptions(db, agentId)).map((redemption) => ({
    points: redemption.points,
    state: redemption.state,
    askedAt: redemption.asked_at,
    decidedAt: redemption.decided_at,
    reason: redemption.reason,
  })),
});
