import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { lineFlagEndpoints } from '@payung/shared/api/endpoints/line-flags.ts';
import type { LineFlag } from '@payung/shared/api/endpoints/line-flags.ts';
import { serverMessage } from '@payung/shared/api/server-message.ts';
import { useStaffQueue } from '#staff/staff-queue.ts';

export const FLAG_TABS = ['open', 'checked'] as const;
export type FlagTab = (typeof FLAG_TABS)[number];

const FLAGS = 'line-flags';

export const useFlagTab = (): readonly [FlagTab, (tab: FlagTab) => void] => {
  const [query, setQuery] = useSearchParams();
  return [
    FLAG_TABS.find((each) => each === query.get('status')) ?? 'open',
    (status) => setQuery(status === 'open' ? {} : { status }, { replace: true }),
  ];
};

export const useFlags = (status: FlagTab) =>
  useStaffQueue(FLAGS, status, (given) => call(lineFlagEndpoints.listLineFlags, given));

export const useCheckFlag = (flagId: string, onDone: (flag: LineFlag) => void) => {
  const client = useQueryClient();
  const check = useMutation({
    mutationFn: (note: string) =>
      call(lineFlagEndpoints.checkLineFlag, { params: { flagId }, body: { note } }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: [FLAGS] }),
    meta: { quiet: true },
  });
  return {
    check,
    /** What the server said instead; empty where no answer came. */
    refusal: check.isError ? serverMessage(check.error) : undefined,
  };
};
