import type {
  LevelFigures,
  MemberContact,
  MemberEvent,
  MemberProfile,
  NetworkMember,
  NetworkPage,
} from '@payung/shared/schemas/network.ts';

export const MEMBER_ID = '65f0c1a5e4b0a70001a3e101';

/** An active member directly below the user, with three members. */
export const aMember = (change: Partial<NetworkMember> = {}): NetworkMember => ({
  id: MEMBER_ID,
  name: 'Dewi Anggraini',
  agentCode: 'AG-2001',
  tier: 'gold',
  level: 1,
  status: 'active',
  invitedBy: 'Sari Wulandari',
  joinedAt: '2026-03-05T03:00:00.000Z',
  directMembers: 3,
  path: [],
  referralPremium: 12_500_000,
  referralPolicies: 25,
  referralFee: 250,
  points: 1_250,
  ...change,
});

/** A page of the network, the only one unless it says otherwise. */
export const aNetworkPage = (
  items: readonly NetworkMember[],
  { path = [], total = items.length, next }: Partial<Omit<NetworkPage, 'items'>> = {},
): NetworkPage => ({ path, items, total, ...(next === undefined ? {} : { next }) });

/** Two levels in figures. */
export const someLevels = (): { readonly levels: readonly LevelFigures[] } => ({
  levels: [
    { level: 1, members: 4, active: 3, premium: 40_000_000, policies: 80, points: 4_000 },
    { level: 2, members: 9, active: 9, premium: 18_000_000, policies: 36, points: 1_800 },
  ],
});

export const aContact = (change: Partial<MemberContact> = {}): MemberContact => ({
  kind: 'individual',
  email: 'dewi@example.id',
  phone: '6281298765432',
  address: 'Jalan Kenanga 7',
  city: 'Bandung',
  office: 'hub',
  idType: 'KTP',
  idNumber: '••••••••••••0008',
  taxId: '•••••••••••4000',
  bankName: 'Bank Contoh',
  accountHolder: 'Dewi Anggraini',
  accountNumber: '••••••7890',
  companyName: '',
  directorName: '',
  contactEmail: '',
  businessNumber: '',
  ...change,
});

export const aMemberEvent = (change: Partial<MemberEvent> = {}): MemberEvent => ({
  at: '2026-10-02T03:00:00.000Z',
  by: 'Rudi Hartono',
  event: 'tierChanged',
  from: 'silver',
  to: 'gold',
  reason: 'Sold more than planned',
  ...change,
});

/** A member as Mitra sees one: without contact data, targets and history (ruling R33). */
export const aMemberProfile = (change: Partial<MemberProfile> = {}): MemberProfile => ({
  ...aMember(),
  ...change,
});

/** A member as Commercial and Support see one. */
export const aLedMember = (change: Partial<MemberProfile> = {}): MemberProfile => ({
  ...aMember(),
  contact: aContact(),
  targets: [],
  history: [],
  open: { quotes: 2, leads: 5 },
  successor: { id: '65f0c1a5e4b0a70001a3e001', name: 'Sari Wulandari' },
  ...change,
});
