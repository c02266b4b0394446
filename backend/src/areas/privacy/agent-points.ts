import type { DataSection } from '@payung/shared/api/endpoints/privacy.ts';
import type { Language } from '#core/http/language.ts';
import { fillIn } from '#core/http/texts.ts';
import type { Queries } from '#core/database/database.ts';
import { findPointsSums, listWholeLedger } from '#areas/points/sql/points-ledger.ts';
import type { PointsSums } from '#areas/points/sql/points-ledger.ts';
import { listAllRedemptions } from '#areas/points/sql/redemptions.ts';
import { LEGAL_PERIOD } from '#retention.ts';
import { fact } from './customer-data.ts';
import { LABELS } from './privacy-texts.ts';

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
