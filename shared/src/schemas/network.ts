import * as v from 'valibot';
import { FIGURE_PERIODS, MEMBER_STATUSES, OFFICES, REMOVALS, TIERS } from '#domain/network/members.ts';
import { PARTNER_KINDS } from '#domain/onboarding/registration.ts';
import { as, record, under } from '#wire/describe.ts';
import { describe } from '#wire/call-schemas.ts';
import type { Clean } from '#wire/describe.ts';
import { changeReason, message, monthText, requestUuid, searchText, text, wholeNumber } from './parts.ts';

/** What a member did in the period (NET-009). */
const memberFigures = {
  /** Whole rupiah that the member sold, without what was cancelled. */
  referralPremium: v.number(),
  referralPolicies: v.number(),
  /** Points that the reader has earned by the member's sales: points are the only fee (ONB-032). */
  referralFee: v.number(),
  /** That the member earned, on all levels. */
  points: v.number(),
};

const memberName = v.strictObject({ id: v.string(), name: v.string() });
export type MemberName = Clean<typeof memberName>;

/** A line of the network. */
const networkMember = v.strictObject({
  ...memberFigures,
  id: v.string(),
  name: v.string(),
  agentCode: v.string(),
  tier: v.picklist(TIERS),
  /** 1 is directly below the reader. */
  level: v.number(),
  status: v.picklist(MEMBER_STATUSES),
  /** Who invited the member, also where somebody else leads the member now; empty where nobody did. */
  invitedBy: v.string(),
  /** ISO 8601; empty where it is not known. */
  joinedAt: v.string(),
  /** How many stand directly below. */
  directMembers: v.number(),
  /** From the one directly below the reader down to the one above the member, in a search; else empty. */
  path: v.array(memberName),
});
export type NetworkMember = Clean<typeof networkMember>;

const period = v.optional(v.picklist(FIGURE_PERIODS));

const networkSearch = record({
  /** Whose direct members; the reader's own without it. */
  parentId: searchText(24),
  /** A name or an agent code, in all levels that may be seen; needs two characters or more. */
  search: searchText(100),
  tier: v.optional(v.picklist(TIERS)),
  status: v.optional(v.picklist(MEMBER_STATUSES)),
  period,
  /** Who could take over the network of that member: active, and not below the member (ruling R38). */
  successorFor: as('heirFor', searchText(24)),
  /** At most 50; 20 without. */
  perPage: v.optional(v.pipe(v.string(), v.regex(/^([1-9]|[1-4]\d|50)$/))),
  after: searchText(300),
});
export type NetworkSearch = Clean<typeof networkSearch>;

const networkPage = v.strictObject({
  /** From the one directly below the reader down to the one whose members these are; empty at the top. */
  path: v.array(memberName),
  items: v.array(networkMember),
  /** At most 10,001, which stands for "more than 10,000". */
  total: v.number(),
  /** Where the next page begins; absent on the last one. */
  next: v.optional(v.string()),
});
export type NetworkPage = Clean<typeof networkPage>;

/** A level of the network in figures. */
const levelFigures = v.strictObject({
  level: v.number(),
  members: v.number(),
  active: v.number(),
  premium: v.number(),
  policies: v.number(),
  points: v.number(),
});
export type LevelFigures = Clean<typeof levelFigures>;

/** What was done to a member, for those who lead the network. */
const memberEvent = v.strictObject({
  at: v.string(),
  /** Name of who did it. */
  by: v.string(),
  event: v.picklist([
    'tierChanged',
    'removed',
    'resigned',
    'moved',
    'officeChanged',
    'targetSet',
    'numbersOpened',
  ]),
  from: v.string(),
  to: v.string(),
  reason: v.string(),
});
export type MemberEvent = Clean<typeof memberEvent>;

const MAX_PREMIUM = 1_000_000_000_000;
const MAX_POLICIES = 100_000;

const memberTarget = v.strictObject({
  month: monthText,
  premium: wholeNumber(0, MAX_PREMIUM),
  policies: wholeNumber(0, MAX_POLICIES),
});
export type MemberTarget = Clean<typeof memberTarget>;

/** Of a member, for Commercial and Support alone (NET-010, NET-011). */
const memberContact = v.strictObject({
  kind: v.picklist(PARTNER_KINDS),
  email: v.string(),
  phone: v.string(),
  address: v.string(),
  city: v.string(),
  office: v.picklist(OFFICES),
  idType: v.string(),
  /** Numbers show their last four characters; empty where there is none. */
  idNumber: v.string(),
  taxId: v.string(),
  bankName: v.string(),
  accountHolder: v.string(),
  accountNumber: v.string(),
  /** Of companies; empty for others. */
  companyName: v.string(),
  directorName: v.string(),
  contactEmail: v.string(),
  businessNumber: v.string(),
});
export type MemberContact = Clean<typeof memberContact>;

const memberNumbers = v.strictObject({
  idNumber: v.string(),
  taxId: v.string(),
  accountNumber: v.string(),
  businessNumber: v.string(),
});
export type MemberNumbers = Clean<typeof memberNumbers>;

const memberProfile = v.strictObject({
  ...networkMember.entries,
  /** Absent for Mitra (ruling R33). */
  contact: v.optional(memberContact),
  /** Targets of this month and later ones; absent for Mitra. */
  targets: v.optional(v.array(memberTarget)),
  /** The newest first, at most 100; absent for Mitra. */
  history: v.optional(v.array(memberEvent)),
  /** Open quotes and leads that somebody takes over when the member leaves; absent for Mitra. */
  open: v.optional(v.strictObject({ quotes: v.number(), leads: v.number() })),
  /** Who would take over when the member is removed (ruling R37); absent for Mitra. */
  successor: v.optional(memberName),
});
export type MemberProfile = Clean<typeof memberProfile>;

const profile = under('data', memberProfile);

/** The member's name as it is shown: it cannot be undone (ruling R37). */
const typedName = text(200);

const tierChange = v.strictObject({
  requestId: requestUuid,
  tier: v.picklist(TIERS),
  reason: changeReason,
});

const memberRemoval = v.strictObject({
  requestId: requestUuid,
  removal: v.picklist(REMOVALS),
  reason: changeReason,
  typedName,
});
export type MemberRemoval = Clean<typeof memberRemoval>;

const networkTransfer = record({
  requestId: requestUuid,
  /** Who leads the direct members from now on. */
  successorId: as('heirId', v.pipe(v.string(), v.minLength(1), v.maxLength(24))),
  reason: changeReason,
  typedName,
});
export type NetworkTransfer = Clean<typeof networkTransfer>;

const transferResult = v.strictObject({
  /** Direct members that were moved. */
  movedMembers: v.number(),
  movedQuotes: v.number(),
  movedLeads: v.number(),
});
export type TransferResult = Clean<typeof transferResult>;

/** What became of an agent's invitations. */
const inviteCounts = v.strictObject({
  sent: v.number(),
  opened: v.number(),
  registered: v.number(),
  /** Of those who registered: how many have sold a policy that was paid. */
  firstSale: v.number(),
});
export type InviteCounts = Clean<typeof inviteCounts>;

/** The ways in which an invitation leaves (NET-002). */
const inviteChannel = v.picklist(['link', 'whatsapp', 'email', 'qr']);
export type InviteChannel = Clean<typeof inviteChannel>;

export const networkCalls = describe({
  listNetwork: { query: networkSearch, reply: under('data', networkPage) },
  networkFigures: {
    query: v.strictObject({ period }),
    reply: under('data', v.strictObject({ levels: v.array(levelFigures) })),
  },
  getMember: { query: v.strictObject({ period }), reply: profile },
  changeTier: { body: tierChange, reply: profile },
  changeOffice: { body: v.strictObject({ office: v.picklist(OFFICES) }), reply: profile },
  setTarget: { body: memberTarget, reply: profile },
  memberNumbers: { reply: under('data', memberNumbers) },
  removeMember: { body: memberRemoval, reply: under('data', transferResult) },
  transferNetwork: { body: networkTransfer, reply: under('data', transferResult) },
  inviteCounts: { reply: under('data', inviteCounts) },
  inviteSent: { body: v.strictObject({ channel: inviteChannel }), reply: message },
});
