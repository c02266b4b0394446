import type { MemberStatus, Office } from '#domain/network/members.ts';
import type { Tier } from '#domain/network/tiers.ts';
import type { PartnerKind } from '#domain/onboarding/registration.ts';
import { same, under } from '#wire/wire-names.ts';
import { endpoint } from '../endpoint.ts';

/** Over which time figures are added up: months of Jakarta, the current one included. */
export const FIGURE_PERIODS = ['month', 'quarter', 'year', 'all'] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];

/** What a member did in the period (NET-009). */
export interface MemberFigures {
  /** Whole rupiah that the member sold, without what was cancelled. */
  readonly referralPremium: number;
  readonly referralPolicies: number;
  /** Points that whoever looks has earned by the member's sales: points are the only fee (ONB-032). */
  readonly referralFee: number;
  /** That the member earned, on all levels. */
  readonly points: number;
}

/** A line of the network. */
export interface NetworkMember extends MemberFigures {
  readonly id: string;
  readonly name: string;
  readonly agentCode: string;
  readonly tier: Tier;
  /** 1 is directly below whoever looks. */
  readonly level: number;
  readonly status: MemberStatus;
  /** Who invited the member, also where somebody else leads the member now; empty where nobody did. */
  readonly invitedBy: string;
  /** ISO 8601; empty where it is not known. */
  readonly joinedAt: string;
  /** How many stand directly below. */
  readonly directMembers: number;
  /** From the one directly below whoever looks down to the one above the member, in a search; else empty. */
  readonly path: readonly MemberName[];
}

export interface MemberName {
  readonly id: string;
  readonly name: string;
}

export interface NetworkSearch {
  /** Whose direct members; those of whoever looks without. */
  readonly parentId?: string;
  /** A name or an agent code, in all levels that may be seen; needs two characters or more. */
  readonly search?: string;
  readonly tier?: Tier;
  readonly status?: MemberStatus;
  readonly period?: FigurePeriod;
  /** Who could take over the network of that member: active, and not below the member (ruling R38). */
  readonly heirFor?: string;
  /** At most 50; 20 without. */
  readonly perPage?: string;
  readonly after?: string;
}

export interface NetworkPage {
  /** From the one directly below whoever looks down to the one whose members these are; empty at the top. */
  readonly path: readonly MemberName[];
  readonly items: readonly NetworkMember[];
  /** At most 10,001, which stands for "more than 10,000". */
  readonly total: number;
  /** Where the next page begins; absent on the last one. */
  readonly next?: string;
}

/** A level of the network in figures. */
export interface LevelFigures {
  readonly level: number;
  readonly members: number;
  readonly active: number;
  readonly premium: number;
  readonly policies: number;
  readonly points: number;
}

/** What was done to a member, for those who lead the network. */
export interface MemberEvent {
  readonly at: string;
  /** Name of who did it. */
  readonly by: string;
  readonly event:
    | 'tierChanged'
    | 'removed'
    | 'resigned'
    | 'moved'
    | 'officeChanged'
    | 'targetSet'
    | 'numbersOpened';
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

export interface MemberTarget {
  /** YYYY-MM. */
  readonly month: string;
  readonly premium: number;
  readonly policies: number;
}

/** Of a member, for Commercial and Support alone (NET-010, NET-011). */
export interface MemberContact {
  readonly kind: PartnerKind;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly office: Office;
  readonly idType: string;
  /** Numbers show their last four characters; empty where there is none. */
  readonly idNumber: string;
  readonly taxId: string;
  readonly bankName: string;
  readonly accountHolder: string;
  readonly accountNumber: string;
  /** Of companies; empty for others. */
  readonly companyName: string;
  readonly directorName: string;
  readonly contactEmail: string;
  readonly businessNumber: string;
}

export interface MemberNumbers {
  readonly idNumber: string;
  readonly taxId: string;
  readonly accountNumber: string;
  readonly businessNumber: string;
}

export interface MemberProfile extends NetworkMember {
  /** Absent for Mitra (ruling R33). */
  readonly contact?: MemberContact;
  /** Targets of this month and later ones; absent for Mitra. */
  readonly targets?: readonly MemberTarget[];
  /** The newest first, at most 100; absent for Mitra. */
  readonly history?: readonly MemberEvent[];
  /** Open quotes and leads that somebody takes over when the member leaves; absent for Mitra. */
  readonly open?: { readonly quotes: number; readonly leads: number };
  /** Who would take over when the member is removed (ruling R37); absent for Mitra. */
  readonly successor?: MemberName;
}

type OfMember = { readonly memberId: string };
const reads = { method: 'GET', effect: 'reads', origin: 'assumed' } as const;

/** The network below an agent (G07): two levels for Mitra, all of them for Commercial and Support. */
export const networkEndpoints = {
  listNetwork: endpoint<{ query: NetworkSearch; reply: NetworkPage }>()({
    ...reads,
    path: 'agent/network',
    wire: { reply: under('data', same<NetworkPage>()) },
  }),
  networkFigures: endpoint<{
    query: { readonly period?: FigurePeriod };
    reply: { readonly levels: readonly LevelFigures[] };
  }>()({
    ...reads,
    path: 'agent/network-figures',
    counted: 'figures',
    wire: { reply: under('data', same<{ readonly levels: readonly LevelFigures[] }>()) },
  }),
  getMember: endpoint<{
    params: OfMember;
    query: { readonly period?: FigurePeriod };
    reply: MemberProfile;
  }>()({ ...reads, path: 'agent/network/:memberId', wire: { reply: under('data', same<MemberProfile>()) } }),
} as const;
