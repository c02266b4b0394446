import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import { cachedInspection } from '../inspection-reads.ts';

/** Ends the link, and with it what the device that opened it may do. */
export const useRevokeHandoff = (quoteId: string) =>
  useMutation({
    meta: { quiet: true },
    mutationFn: () => call(motorEndpoints.revokeHandoff, { params: { quoteId } }),
    onSuccess: (documents) => cachedInspection(quoteId).write(documents),
  });
