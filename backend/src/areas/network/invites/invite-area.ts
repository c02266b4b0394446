import type { inviteEndpoints } from '@payung/shared/api/endpoints/invites.ts';
import type { Handlers } from '#areas/handler.ts';
import { inviteCounts, inviteSent } from './invite-counts.ts';

/** What became of an agent's invitations (NET-002). */
export const inviteArea: Handlers<typeof inviteEndpoints> = { inviteCounts, inviteSent };
