import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dropDraft, restoreDraft, useDraft } from '@payung/shared/session/drafts.ts';

/** First part of the keys under which drafts are read: they are of this device, the server knows none. */
export const DRAFT_KEY = 'draft';

/**
 * What was typed or picked on this device and not saved yet. A form waits for `restored`, so that it can begin
 * with `typed`.
 */
export const useFormDraft = <Values>(name: string) => {
  const client = useQueryClient();
  const restored = useQuery({
    queryKey: [DRAFT_KEY, name],
    queryFn: async () => ((await restoreDraft(name)) ?? null) as Values | null,
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  const [kept, keep] = useDraft<Values>(name);
  const drop = (): Promise<void> => {
    // On a page that stays open the saved record counts from now on.
    client.setQueryData([DRAFT_KEY, name], null);
    return dropDraft(name);
  };
  return { restored, typed: kept ?? restored.data ?? null, keep, drop };
};
