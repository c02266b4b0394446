import type { Office, Removal } from '#domain/network/members.ts';
import type { Tier } from '#domain/network/tiers.ts';
import { same, under } from '#wire/wire-names.ts';
import { endpoint } from '../endpoint.ts';
import type { MemberNumbers, MemberProfile, MemberTarget } from './network.ts';

/** Made by the dialog when it opens: the same request twice is done once (ruling R39). */
interface Once {
  readonly requestId: string;
}

export interface TierChange extends Once {
  readonly tier: Tier;
  readonly reason: string;
}

export interface MemberRemoval extends Once {
  readonly removal: Removal;
  readonly reason: string;
  /** The member's name as it is shown: it cannot be undone (ruling R37). */
  readonly typedName: string;
}

export interface NetworkTransfer extends Once {
  /** Who leads the direct members from now on. */
  readonly heirId: string;
  readonly reason: string;
  readonly typedName: string;
}

export interface TransferResult {
  /** Direct members that were moved. */
  readonly movedMembers: number;
  readonly movedQuotes: number;
  readonly movedLeads: number;
}

type OfMember = { readonly memberId: string };
const writes = { method: 'POST', effect: 'writes', origin: 'assumed' } as const;
const profile = under('data', same<MemberProfile>());
const moved = under('data', same<TransferResult>());

/** What Commercial does to members below (NET-012 to NET-017, G07). */
export const memberWorkEndpoints = {
  changeTier: endpoint<{ params: OfMember; body: TierChange; reply: MemberProfile }>()({
    ...writes,
    path: 'agent/network/:memberId/tier',
    wire: { reply: profile },
  }),
  changeOffice: endpoint<{
    params: OfMember;
    body: { readonly office: Office };
    reply: MemberProfile;
  }>()({ ...writes, path: 'agent/network/:memberId/office', wire: { reply: profile } }),
  setTarget: endpoint<{ params: OfMember; body: MemberTarget; reply: MemberProfile }>()({
    ...writes,
    path: 'agent/network/:memberId/target',
    wire: { reply: profile },
  }),
  /** ID, tax and account number in full; that somebody looked is kept in the history. */
  memberNumbers: endpoint<{ params: OfMember; reply: MemberNumbers }>()({
    ...writes,
    path: 'agent/network/:memberId/numbers',
    wire: { reply: under('data', same<MemberNumbers>()) },
  }),
  /** For good: sessions end, and what is open goes to whoever invited the member (ruling R37). */
  removeMember: endpoint<{ params: OfMember; body: MemberRemoval; reply: TransferResult }>()({
    ...writes,
    path: 'agent/network/:memberId/removal',
    wire: { reply: moved },
  }),
  /** The member resigns, or has: everything goes to the heir, at once and for good (ruling R38). */
  transferNetwork: endpoint<{ params: OfMember; body: NetworkTransfer; reply: TransferResult }>()({
    ...writes,
    path: 'agent/network/:memberId/transfer',
    wire: { reply: moved },
  }),
} as const;
