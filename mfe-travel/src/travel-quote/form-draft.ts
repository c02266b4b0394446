import { useQuery } from '@tanstack/react-query';
import { dropDraft, restoreDraft, useDraft } from '@payung/shared/session/drafts.ts';

/**
 * What was typed on this device and not saved yet. A form waits for `restored`, so that it can begin
 * with `typed`.
 */
export const useFormDraft = <Values>(name: string) => {
  const restored = useQuery({
    queryKey: ['draft', name],
    queryFn: async () => ((await restoreDraft(name)) ?? null) as Values | null,
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  const [kept, keep] = useDraft<Values>(name);
  return { restored, typed: kept ?? restored.data ?? null, keep, drop: () => dropDraft(name) };
};
