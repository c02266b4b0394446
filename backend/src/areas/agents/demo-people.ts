import { createHash } from 'node:crypto';
import { addDays, todayInJakarta, monthOf } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { Tier } from '@payung/shared/domain/network/members.ts';
import type { DemoContext } from '#areas/area.ts';
import type { DemoAgentKey } from '#areas/quote/product/insurance-product.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { DemoPerson } from '@payung/shared/settings.ts';
import type { Queries } from '#core/database/database.ts';
import { insertMissingAgents } from '#areas/agents/sql/demo.ts';
import { insertMissingTargets } from '#areas/network/sql/members.ts';

export interface DemoAgent {
  readonly firstName: string;
  readonly lastName: string;
  readonly type: 'Mitra' | 'Commercial' | 'Support' | 'Staff';
  readonly phone: string;
  readonly levelCode: number;
  readonly idNumber: string | null;
  readonly invitedBy?: string;
  readonly status?: 'inactive';
  readonly tier?: Tier;
  readonly joinedOn?: IsoDate;
  /** An agent of the network that testers do not log in as. */
  readonly isUnlisted?: true;
  /** What a tester needs to know besides the type. */
  readonly remark?: BilingualText;
}

type OtherKey = 'staff' | 'inactive' | 'secondLevel' | 'ofOther' | 'belowOfOther';

const DEMO_AGENTS = {
  mitra: {
    firstName: 'Sari',
    lastName: 'Wulandari',
    type: 'Mitra',
    phone: '6281200000001',
    levelCode: 3,
    idNumber: '3273015706900001',
    tier: 'gold',
    joinedOn: '2023-03-14',
    // Who registers is asked for the code of somebody who invites.
    remark: { en: 'referral code PAYUNG0001', id: 'kode referral PAYUNG0001' },
  },
  commercial: {
    firstName: 'Bayu',
    lastName: 'Pratama',
    type: 'Commercial',
    phone: '6281200000002',
    levelCode: 2,
    idNumber: '3174010203850002',
    invitedBy: 'support',
    tier: 'platinum',
    joinedOn: '2022-01-10',
  },
  support: {
    firstName: 'Dewi',
    lastName: 'Lestari',
    type: 'Support',
    phone: '6281200000003',
    levelCode: 1,
    idNumber: '3171024408880003',
    joinedOn: '2021-08-02',
  },
  other: {
    firstName: 'Agus',
    lastName: 'Setiawan',
    type: 'Mitra',
    phone: '6281200000004',
    levelCode: 3,
    idNumber: '3578011212870004',
    invitedBy: 'commercial',
    tier: 'silver',
    joinedOn: '2024-05-21',
    remark: { en: 'another agent', id: 'agen lain' },
  },
  withoutIdCard: {
    firstName: 'Putri',
    lastName: 'Handayani',
    type: 'Mitra',
    phone: '6281200000005',
    levelCode: 4,
    idNumber: null,
    invitedBy: 'mitra',
    joinedOn: '2025-02-03',
    remark: { en: 'no ID card on file', id: 'KTP belum ada' },
  },
  /** Of the insurer: reviews, and sells nothing (ruling R18). */
  staff: {
    firstName: 'Rina',
    lastName: 'Kartika',
    type: 'Staff',
    phone: '6281200000006',
    levelCode: 1,
    idNumber: null,
    remark: { en: 'reviewer of the insurer', id: 'petugas pemeriksa asuransi' },
  },
  inactive: {
    firstName: 'Tono',
    lastName: 'Subagyo',
    type: 'Mitra',
    phone: '6281200000007',
    levelCode: 4,
    idNumber: '3374011109830007',
    invitedBy: 'mitra',
    joinedOn: '2024-11-18',
    status: 'inactive',
    remark: { en: 'no longer active', id: 'tidak aktif lagi' },
  },
  /** Whose sales give points to Putri and to Sari (NET-004). */
  secondLevel: {
    firstName: 'Wulan',
    lastName: 'Safitri',
    type: 'Mitra',
    phone: '6281200000010',
    levelCode: 5,
    idNumber: '3276015408950010',
    invitedBy: 'withoutIdCard',
    joinedOn: '2025-09-29',
    remark: { en: 'two levels below Sari', id: 'dua tingkat di bawah Sari' },
  },
  ofOther: {
    firstName: 'Hendra',
    lastName: 'Gunawan',
    type: 'Mitra',
    phone: '6281200000012',
    levelCode: 4,
    idNumber: '3573022204910012',
    invitedBy: 'other',
    joinedOn: '2025-06-12',
    isUnlisted: true,
  },
  belowOfOther: {
    firstName: 'Maya',
    lastName: 'Kusumawati',
    type: 'Mitra',
    phone: '6281200000013',
    levelCode: 5,
    idNumber: '3515046511930013',
    invitedBy: 'ofOther',
    tier: 'silver',
    joinedOn: '2026-01-08',
    isUnlisted: true,
  },
} as const satisfies Readonly<Record<DemoAgentKey | OtherKey, DemoAgent>>;

/** The same id at every start, and on every machine. */
export const demoId = (name: string): string =>
  createHash('sha256').update(`demo ${name}`).digest('hex').slice(0, 24);

export const rowOf = (key: string, agent: DemoAgent) => ({
  id: demoId(key),
  agent_code: `PYG${agent.phone.slice(-4)}`,
  first_name: agent.firstName,
  last_name: agent.lastName,
  email: `${agent.firstName.toLowerCase()}@payung.example`,
  phone: agent.phone,
  user_type: agent.type,
  status: agent.status ?? 'active',
  channel_code: agent.type === 'Mitra' ? 'REF' : 'COM',
  level_code: agent.levelCode,
  hierarchy: JSON.stringify([{ levelCode: agent.levelCode }, { levelCode: agent.levelCode + 1 }]),
  id_number: agent.idNumber,
  tax_id: null,
  referral_code: `PAYUNG${agent.phone.slice(-4)}`,
  invited_by: agent.invitedBy === undefined ? null : demoId(agent.invitedBy),
  tier: agent.tier ?? 'bronze',
  // In the morning in Jakarta.
  joined_at: agent.joinedOn === undefined ? null : new Date(`${agent.joinedOn}T02:00:00.000Z`),
});

/** Targets of a month: high enough for a partly filled bar. */
const DEMO_TARGETS: Partial<
  Readonly<Record<keyof typeof DEMO_AGENTS, { premium: number; policies: number }>>
> = {
  mitra: { premium: 10_000_000, policies: 10 },
  commercial: { premium: 50_000_000, policies: 40 },
  support: { premium: 100_000_000, policies: 80 },
};

/** For this month and the next one, which may begin while the demo runs. */
const targetsOf = (now: Date) => {
  const month = monthOf(todayInJakarta(now));
  const months = [month, monthOf(addDays(`${month}-01`, 31))];
  return Object.entries(DEMO_TARGETS).flatMap(([key, target]) =>
    months.map((of) => ({
      agent_id: demoId(key),
      month: of,
      ...target,
      set_by: demoId('support'),
      set_at: now,
    })),
  );
};

const demoPeople = (): readonly DemoPerson[] =>
  Object.values<DemoAgent>(DEMO_AGENTS)
    .filter(({ isUnlisted }) => isUnlisted !== true)
    .map((agent) => ({
      name: `${agent.firstName} ${agent.lastName}`,
      type: agent.type,
      ...(agent.remark === undefined ? {} : { remark: agent.remark }),
      phone: `0${agent.phone.slice(2)}`,
    }));

/** Existing agents stay as testers left them; targets are new in every month in which the demo is started. */
export const seedAgents = async (
  tx: Queries,
  { now }: Pick<DemoContext, 'now'>,
): Promise<readonly DemoPerson[]> => {
  const agents = Object.entries(DEMO_AGENTS).map(([key, agent]) => rowOf(key, agent));
  await insertMissingAgents(tx, agents);
  await insertMissingTargets(tx, targetsOf(now));
  return demoPeople();
};
