import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { inviteEndpoints } from '@payung/shared/api/endpoints/invites.ts';
import type { InviteChannel } from '@payung/shared/api/endpoints/invites.ts';
import { queryOf } from '@payung/shared/api/query.ts';

/** What became of the agent's invitations. Whatever fails here, inviting goes on: nobody is told. */
export const useInvites = () => {
  const client = useQueryClient();
  const counted = queryOf(inviteEndpoints.inviteCounts, { quiet: true });
  const counts = useQuery(counted);
  const { mutate: countSent } = useMutation({
    // WhatsApp may take the page's place on a phone.
    mutationFn: (channel: InviteChannel) =>
      call(inviteEndpoints.inviteSent, { body: { channel }, outlivesPage: true }),
    onSuccess: () => void client.invalidateQueries({ queryKey: counted.queryKey }),
    meta: { quiet: true },
  });
  return { counts, countSent };
};
