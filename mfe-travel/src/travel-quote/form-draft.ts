import { useQuery } from '@tanstack/react-query';
import { dropDraft, restoreDraft, useDraft } from '@payung/shared/session/drafts.ts';

/**
 * What was typed on this device and not saved yet. `restored` is `null` when there is nothing; a form
 * waits for it, so that it can begin with it.
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
  const [, keep] = useDraft<Values>(name);
  return { restored, keep, drop: () => dropDraft(name) };
};
