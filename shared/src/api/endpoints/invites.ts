import { same, under } from '#wire/wire-names.ts';
import { endpoint } from '../endpoint.ts';

/** The ways in which an invitation leaves (NET-002). */
export const INVITE_CHANNELS = ['link', 'whatsapp', 'email', 'qr'] as const;
export type InviteChannel = (typeof INVITE_CHANNELS)[number];

/** What became of an agent's invitations. */
export interface InviteCounts {
  readonly sent: number;
  readonly opened: number;
  readonly registered: number;
  /** Of those who registered: how many have sold a policy that was paid. */
  readonly firstSale: number;
}

export const inviteEndpoints = {
  inviteCounts: endpoint<{ reply: InviteCounts }>()({
    method: 'GET',
    path: 'agent/invite-counts',
    effect: 'reads',
    origin: 'assumed',
    wire: { reply: under('data', same<InviteCounts>()) },
  }),
  /** The agent has sent, copied or shown an invitation. */
  inviteSent: endpoint<{ body: { readonly channel: InviteChannel }; reply: { readonly message: string } }>()({
    method: 'POST',
    path: 'agent/invite-sent',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;
