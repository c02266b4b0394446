import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { shareEndpoints } from '#api/endpoints/share.ts';
import type { ShareChannel } from '#schemas/share.ts';

/** The customer may open the link while the page is open. */
const REFRESH_MS = 15_000;

/** How far the customer has come, for the agent alone; the page works without it. */
export const useShareProgress = (quoteId: string) => {
  const client = useQueryClient();
  const asked = queryOf(shareEndpoints.shareProgress, { params: { quoteId }, quiet: true });
  const isAgent = useSession().kind === 'agent';
  const progress = useQuery({ ...asked, enabled: isAgent, refetchInterval: REFRESH_MS });
  const refresh = (): void => void client.invalidateQueries({ queryKey: asked.queryKey });
  const { mutate: countSent } = useMutation({
    // WhatsApp may take the page's place on a phone.
    mutationFn: (channel: ShareChannel) =>
      call(shareEndpoints.shareSent, { params: { quoteId }, body: { channel }, outlivesPage: true }),
    onSuccess: refresh,
    meta: { quiet: true },
  });
  return { progress: progress.data, isPending: isAgent && progress.isPending, countSent, refresh };
};
